import { Worker } from 'node:worker_threads';
import type { SheetOptions, SheetSummary } from './read-cocktail-rows.ts';
import { SheetError } from './sheet-error.ts';
import type { CocktailDraft } from './sheet-fields.ts';
import {
  MAX_SHEET_BYTES,
  SHEET_TIMEOUT_MS,
  SHEET_TOO_LARGE,
  SHEET_WORKER_HEAP_MB,
  SHEET_WORKER_YOUNG_HEAP_MB,
} from './sheet-limits.ts';
import type { SheetAnswer, SheetJob } from './sheet-worker.ts';

/** A sheet that was read. `drafts` may be gone through more than once; it unpacks a batch at a time. */
export interface CocktailSheet extends SheetSummary {
  draftCount: number;
  drafts: Iterable<CocktailDraft>;
}

/** Bounds of one reading; the defaults are right for the server. */
export interface ReadingLimits {
  timeoutMs?: number;
  heapMb?: number;
}

/**
 * Reads a CSV or Excel file of cocktails in a thread of its own, bounded in time and memory.
 * @param bytes the whole file
 * @throws SheetError 413 too large or too greedy, 415 no sheet, 400 damaged, empty, or a mapping or default
 *   for a field that does not exist; rows that are bad by themselves are in `errors` instead
 */
export async function readCocktailSheet(
  bytes: Uint8Array,
  options: SheetOptions = {},
  { timeoutMs = SHEET_TIMEOUT_MS, heapMb = SHEET_WORKER_HEAP_MB }: ReadingLimits = {},
): Promise<CocktailSheet> {
  if (bytes.length > MAX_SHEET_BYTES) {
    throw new SheetError(413, SHEET_TOO_LARGE);
  }
  const job: SheetJob = { bytes, options };
  const worker = new Worker(workerUrl(), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: SHEET_WORKER_YOUNG_HEAP_MB },
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  try {
    return await collectAnswers(worker);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function collectAnswers(worker: Worker): Promise<CocktailSheet> {
  const batches: Uint8Array[] = [];
  let draftCount = 0;
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: SheetAnswer) => {
      if (answer.kind === 'batch') {
        batches.push(answer.json);
        draftCount += answer.draftCount;
      } else if (answer.kind === 'end') {
        resolve({ ...answer.summary, draftCount, drafts: { [Symbol.iterator]: () => unpack(batches) } });
      } else {
        reject(new SheetError(answer.status, answer.message));
      }
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooGreedy('memory') : error);
    });
    worker.on('exit', () => reject(tooGreedy('time')));
  });
}

function* unpack(batches: Uint8Array[]): Generator<CocktailDraft> {
  const decoder = new TextDecoder();
  for (const batch of batches) yield* JSON.parse(decoder.decode(batch)) as CocktailDraft[];
}

function tooGreedy(what: 'memory' | 'time'): SheetError {
  return new SheetError(413, `Reading this sheet takes too much ${what}. Split it into several files.`);
}

/** The thread's program: loaded from its source while developing and testing, else built beside this one. */
function workerUrl(): URL {
  const file = import.meta.url.endsWith('.ts') ? './sheet-worker-from-source.mjs' : './sheet-worker.js';
  return new URL(file, import.meta.url);
}
