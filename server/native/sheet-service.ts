import { fork, type ChildProcess } from 'node:child_process';
import type { CocktailSheet, RowValues, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError, tooGreedy } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import {
  MAX_SHEET_BYTES,
  SHEET_HEAP_MB,
  SHEET_TIMEOUT_MS,
  SHEET_TOO_LARGE,
  SHEET_YOUNG_HEAP_MB,
} from '#server/sheets/read/sheet-limits.ts';
import type { SheetService } from '#server/operations/services.ts';
import type { SheetAnswer, SheetJob } from './sheet-process.ts';

export interface ReadingOptions {
  timeoutMs?: number;
  heapMb?: number;
  program?: URL;
}

/** Reads and writes sheets in a process, no thread: V8 ends the whole process when a thread asks for one piece of memory beyond its limit, such as a row of 40 million cells. */
export function createSheetService(reading: ReadingOptions = {}): SheetService {
  return {
    async read(bytes, options, signal) {
      if (bytes.length > MAX_SHEET_BYTES) throw new SheetError(413, SHEET_TOO_LARGE);
      const { kind, ...sheet } = await answerOf(bytes, options, reading, signal);
      if (kind !== 'sheet') throw new Error(`reading a sheet gave a ${kind}`);
      return sheet as CocktailSheet;
    },
    async write(rows) {
      const json = new TextEncoder().encode(JSON.stringify(rows));
      const answer = await answerOf(json, null, reading);
      if (answer.kind !== 'workbook') throw new Error(`writing a sheet gave a ${answer.kind}`);
      return answer.bytes;
    },
  };
}

type Answer = (CocktailSheet & { kind: 'sheet' }) | { kind: 'workbook'; bytes: Uint8Array };

async function answerOf(
  bytes: Uint8Array,
  options: SheetOptions | null,
  { timeoutMs = SHEET_TIMEOUT_MS, heapMb = SHEET_HEAP_MB, program = SHEET_PROGRAM }: ReadingOptions,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  const child = fork(program, {
    // It knows no password, and tells the log nothing.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${SHEET_YOUNG_HEAP_MB}`,
      ...(program.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
    ],
  });
  const stop = (): void => void child.kill('SIGKILL');
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    stop();
  }, timeoutMs);
  signal?.addEventListener('abort', stop);
  process.once('exit', stop);
  try {
    return await collectAnswers(child, bytes, options, () => tooGreedy(isOverdue ? 'time' : 'memory'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    process.off('exit', stop);
    stop();
  }
}

function collectAnswers(
  child: ChildProcess,
  bytes: Uint8Array,
  options: SheetOptions | null,
  whyEnded: () => SheetError,
): Promise<Answer> {
  const drafts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    child.on('message', (answer: SheetAnswer) => {
      if (answer.kind === 'drafts') drafts.push(answer.json);
      else if (answer.kind === 'rows') rows.push(answer.json);
      else if (answer.kind === 'failure') reject(new SheetError(answer.status, answer.message));
      else if (answer.kind === 'fault') reject(new Error('reading a sheet failed', { cause: answer.error }));
      else if (answer.kind === 'workbook') resolve(answer);
      else if (answer.kind === 'end')
        resolve({
          kind: 'sheet',
          ...answer.summary,
          drafts: unpacked<CocktailDraft>(drafts),
          rows: unpacked<RowValues>(rows),
        });
    });
    child.on('error', reject);
    child.on('exit', () => reject(whyEnded()));
    // A child that has ended takes nothing, and 'exit' says so.
    child.send({ byteLength: bytes.length, options } satisfies SheetJob, () => undefined);
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** Batches stay packed as JSON, which takes less memory. */
function unpacked<One>(batches: readonly Uint8Array[]): Iterable<One> {
  return {
    *[Symbol.iterator]() {
      const decoder = new TextDecoder();
      for (const batch of batches) yield* JSON.parse(decoder.decode(batch)) as One[];
    },
  };
}

/** Its source while developing and testing, else built beside this program. */
const SHEET_PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './sheet-process.ts' : './sheet-process.js',
  import.meta.url,
);
