import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import type { FailedRow } from '#openapi/generated/model.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { SheetError, tooGreedyError } from '#server/sheets/read/sheet-error.ts';
import type { SheetRecipe } from '#server/sheets/cells/sheet-fields.ts';
import type { SheetService } from '#server/operations/services.ts';
import type { SheetResponse, SheetJob } from './sheet-process.ts';

export interface SheetServiceOptions {
  timeoutMs?: number;
  heapMb?: number;
  program?: URL;
  /** A process without a job ends after this time. */
  idleMs?: number;
}

/** Development and tests run the program's source. Otherwise it is the built file beside this one. */
const PROGRAM = new URL(`./sheet-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
const TIMEOUT_MS = 60_000;
/** A sheet that needs a larger heap ends its process, not the server. */
const HEAP_MB = 256;
/** A small young heap makes V8 collect earlier: less memory, a little slower. */
const YOUNG_HEAP_MB = 4;
/** An import follows its preview within minutes. */
const IDLE_MS = 5 * 60_000;
/** A process that read a larger file ends, because it would keep the memory. */
const MAX_REUSED_BYTES = 1024 * 1024;

/**
 * Reads and writes sheets in a separate process. In a thread, a single allocation beyond the limit, such as a
 * row of 40 million cells, would end the server too. One process stays ready for the next sheet, since
 * starting one and compiling its code takes ten times as long as reading a short sheet.
 */
export function createSheetService({
  timeoutMs = TIMEOUT_MS,
  heapMb = HEAP_MB,
  program = PROGRAM,
  idleMs = IDLE_MS,
}: SheetServiceOptions = {}): SheetService {
  let ready: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function take(): ChildProcess {
    clearTimeout(idle);
    const child = ready?.connected ? ready : startProcess(program, heapMb);
    ready = null;
    return child;
  }

  async function ask(job: SheetJob, signal?: AbortSignal): Promise<SheetResult> {
    signal?.throwIfAborted();
    const child = take();
    const overdue = AbortSignal.timeout(timeoutMs);
    const ending = AbortSignal.any(signal ? [signal, overdue] : [overdue]);
    try {
      const result = await readResult(child, job, ending);
      if (ready?.connected || job.bytes.length > MAX_REUSED_BYTES) {
        child.kill('SIGKILL');
      } else {
        ready = child;
        idle = setTimeout(() => child.kill('SIGKILL'), idleMs).unref();
      }
      return result;
    } catch (error) {
      // Systemd and Ctrl-C signal every process. One that still starts is ended by it, and the server waits on.
      if (child.signalCode === 'SIGTERM' || child.signalCode === 'SIGINT') return ask(job, signal);
      child.kill('SIGKILL');
      throw overdue.aborted ? tooGreedyError('time') : error;
    }
  }

  return {
    async read(bytes, options, signal) {
      return (await ask({ kind: 'read', bytes, options }, signal)) as CocktailSheet;
    },
    async write(rows) {
      const bytes = new TextEncoder().encode(JSON.stringify(rows));
      return (await ask({ kind: 'write', bytes })) as Uint8Array;
    },
  };
}

/** Starts a process. It does not keep the server from ending. */
function startProcess(program: URL, heapMb: number): ChildProcess {
  const child = fork(program, {
    // The process gets no environment, so it knows no password.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${YOUNG_HEAP_MB}`,
      ...(program.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
    ],
  });
  child.unref();
  child.channel?.unref();
  // A job cannot be sent to a process that has ended. Its 'exit' event fails the job.
  child.on('error', () => undefined);
  return child;
}

type SheetResult = CocktailSheet | Uint8Array;

/** Collects the responses to a job. A process that needs too much memory ends before the last response. */
async function readResult(child: ChildProcess, job: SheetJob, signal: AbortSignal): Promise<SheetResult> {
  const lists: Record<'recipes' | 'rows', Uint8Array[]> = { recipes: [], rows: [] };
  const responses = on(child, 'message', { close: ['exit'], signal }) as AsyncIterable<[SheetResponse]>;
  child.send(job, () => undefined);
  for await (const [response] of responses) {
    if (response.kind === 'sheetError') throw new SheetError(response.message, response.reason);
    if (response.kind === 'programError')
      throw new Error('reading a sheet failed', { cause: response.error });
    if (response.kind === 'workbook') return response.bytes;
    if (response.kind === 'end') {
      const [recipes, rows] = [parsedLists<SheetRecipe>(lists.recipes), parsedLists<FailedRow>(lists.rows)];
      return { ...response.summary, recipes, rows };
    }
    lists[response.kind].push(response.json);
  }
  // Without memory, V8 aborts. A program that is broken or incomplete ends with code 1.
  if (child.exitCode === 1) throw new Error('the process for sheets ended by an error of its own');
  throw tooGreedyError('memory');
}

/** Parses each list only while it is iterated, because lists take less memory as JSON. */
function parsedLists<Entry>(lists: readonly Uint8Array[]): Iterable<Entry> {
  return {
    *[Symbol.iterator]() {
      const decoder = new TextDecoder();
      for (const list of lists) yield* JSON.parse(decoder.decode(list)) as Entry[];
    },
  };
}
