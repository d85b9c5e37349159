import { Worker } from 'node:worker_threads';
import type { CocktailSheet, RowValues, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import {
  MAX_SHEET_BYTES,
  SHEET_TIMEOUT_MS,
  SHEET_TOO_LARGE,
  SHEET_WORKER_HEAP_MB,
  SHEET_WORKER_YOUNG_HEAP_MB,
} from '#server/sheets/read/sheet-limits.ts';
import type { SheetService } from '#server/operations/services.ts';
import type { SheetAnswer, SheetJob } from './sheet-worker.ts';

/** The defaults are right for the server. */
export interface ReadingOptions {
  timeoutMs?: number;
  heapMb?: number;
  program?: URL;
}

/** Threads bound time and memory: a hostile file can neither block the server nor take its memory. */
export function createSheetService(reading: ReadingOptions = {}): SheetService {
  return { read: (bytes, options, signal) => readInThread(bytes, options, reading, signal) };
}

async function readInThread(
  bytes: Uint8Array,
  options: SheetOptions,
  { timeoutMs = SHEET_TIMEOUT_MS, heapMb = SHEET_WORKER_HEAP_MB, program = sheetWorker() }: ReadingOptions,
  signal?: AbortSignal,
): Promise<CocktailSheet> {
  if (bytes.length > MAX_SHEET_BYTES) throw new SheetError(413, SHEET_TOO_LARGE);
  const job: SheetJob = { bytes, options };
  const worker = new Worker(program, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: SHEET_WORKER_YOUNG_HEAP_MB },
    execArgv: [],
  });
  const stop = () => void worker.terminate();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    return await collectAnswers(worker);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

function collectAnswers(worker: Worker): Promise<CocktailSheet> {
  const drafts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: SheetAnswer) => {
      if (answer.kind === 'drafts') drafts.push(answer.json);
      else if (answer.kind === 'rows') rows.push(answer.json);
      else if (answer.kind === 'failure') reject(new SheetError(answer.status, answer.message));
      else if (answer.kind === 'end') {
        resolve({
          ...answer.summary,
          drafts: unpacked<CocktailDraft>(drafts),
          rows: unpacked<RowValues>(rows),
        });
      }
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooGreedy('memory') : error);
    });
    worker.on('exit', () => reject(tooGreedy('time')));
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

function tooGreedy(what: 'memory' | 'time'): SheetError {
  return new SheetError(413, `Reading this sheet takes too much ${what}. Split it into several files.`);
}

/** Loaded from its source while developing and testing, else built beside this program. */
function sheetWorker(): URL {
  const file = import.meta.url.endsWith('.ts') ? './sheet-worker-from-source.mjs' : './sheet-worker.js';
  return new URL(file, import.meta.url);
}
