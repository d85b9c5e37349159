import { on } from 'node:events';
import type { CocktailSheet, RowValues, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError, tooGreedy } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import {
  MAX_SHEET_BYTES,
  SHEET_HEAP_MB,
  SHEET_TIMEOUT_MS,
  SHEET_TOO_LARGE,
} from '#server/sheets/read/sheet-limits.ts';
import type { SheetService } from '#server/operations/services.ts';
import { ReadyProcess, type SheetProcess } from './ready-process.ts';
import type { SheetAnswer, SheetJob } from './sheet-process.ts';

export interface ReadingOptions {
  timeoutMs?: number;
  heapMb?: number;
  program?: URL;
  /** How long a process waits for the next sheet. */
  idleMs?: number;
}

/** A preview and its import follow each other within minutes. */
const IDLE_MS = 5 * 60_000;

/**
 * Reads and writes sheets in a process, no thread: V8 ends the whole process when a thread asks for one piece of memory beyond its limit, such
 * as a row of 40 million cells.
 */
export function createSheetService({
  timeoutMs = SHEET_TIMEOUT_MS,
  heapMb = SHEET_HEAP_MB,
  program = SHEET_PROGRAM,
  idleMs = IDLE_MS,
}: ReadingOptions = {}): SheetService {
  const ready = new ReadyProcess(program, heapMb, idleMs);

  async function answerOf(
    bytes: Uint8Array,
    options: SheetOptions | null,
    signal?: AbortSignal,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const child = ready.take();
    const stop = (): void => void child.kill('SIGKILL');
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      stop();
    }, timeoutMs);
    signal?.addEventListener('abort', stop);
    try {
      const answer = await collectAnswers(child, bytes, options);
      if (!answer) throw tooGreedy(isOverdue ? 'time' : 'memory');
      ready.give(child, bytes.length);
      return answer;
    } catch (error) {
      stop();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  return {
    prepare: () => ready.start(),
    async read(bytes, options, signal) {
      if (bytes.length > MAX_SHEET_BYTES) throw new SheetError(413, SHEET_TOO_LARGE);
      const { kind, ...sheet } = await answerOf(bytes, options, signal);
      if (kind !== 'sheet') throw new Error(`reading a sheet gave a ${kind}`);
      return sheet as CocktailSheet;
    },
    async write(rows) {
      const json = new TextEncoder().encode(JSON.stringify(rows));
      const answer = await answerOf(json, null);
      if (answer.kind !== 'workbook') throw new Error(`writing a sheet gave a ${answer.kind}`);
      return answer.bytes;
    },
  };
}

type Answer = (CocktailSheet & { kind: 'sheet' }) | { kind: 'workbook'; bytes: Uint8Array };

/** Null when the process ends before its work does. */
async function collectAnswers(
  child: SheetProcess,
  bytes: Uint8Array,
  options: SheetOptions | null,
): Promise<Answer | null> {
  const drafts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  const answers = on(child, 'message', { close: ['exit'] }) as AsyncIterable<[SheetAnswer]>;
  // A process that has ended takes nothing, and 'exit' says so.
  child.send({ byteLength: bytes.length, options } satisfies SheetJob, () => undefined);
  child.stdin.write(bytes);
  for await (const [answer] of answers) {
    if (answer.kind === 'drafts') drafts.push(answer.json);
    else if (answer.kind === 'rows') rows.push(answer.json);
    else if (answer.kind === 'failure') throw new SheetError(answer.status, answer.message);
    else if (answer.kind === 'fault') throw new Error('reading a sheet failed', { cause: answer.error });
    else if (answer.kind === 'workbook') return answer;
    else
      return {
        kind: 'sheet',
        ...answer.summary,
        drafts: unpacked<CocktailDraft>(drafts),
        rows: unpacked<RowValues>(rows),
      };
  }
  return null;
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
