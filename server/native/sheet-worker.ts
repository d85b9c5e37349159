import { parentPort, workerData } from 'node:worker_threads';
import {
  readCocktailRows,
  type RowValues,
  type SheetOptions,
  type SheetSummary,
} from '#server/sheets/read-cocktail-rows.ts';
import { tooMuchText } from '#server/sheets/read/row-collector.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import { MAX_READ_BYTES } from '#server/sheets/read/sheet-limits.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

export interface SheetJob {
  bytes: Uint8Array;
  options: SheetOptions;
}

/** Any number of batches as JSON, then the end, or a failure. */
export type SheetAnswer =
  | { kind: 'drafts' | 'rows'; json: Uint8Array }
  | { kind: 'end'; summary: SheetSummary }
  | { kind: 'failure'; status: SheetError['status']; message: string };

/** What the main thread unpacks at once. */
const BATCH_CHARACTERS = 256 * 1024;

let sentBytes = 0;

/** Bytes of a batch are handed over without a copy, and are outside of the heap. Throws SheetError 413 when they are too many. */
function sendBatches(kind: 'drafts' | 'rows', all: Iterable<CocktailDraft | RowValues>): void {
  let batch: string[] = [];
  let characters = 0;
  const send = (): void => {
    const json = new TextEncoder().encode(`[${batch.join(',')}]`);
    sentBytes += json.length;
    if (sentBytes > MAX_READ_BYTES) throw tooMuchText();
    parentPort?.postMessage({ kind, json } satisfies SheetAnswer, [json.buffer]);
    batch = [];
    characters = 0;
  };
  for (const one of all) {
    const text = JSON.stringify(one);
    batch.push(text);
    characters += text.length;
    if (characters >= BATCH_CHARACTERS) send();
  }
  if (batch.length > 0) send();
}

async function work({ bytes, options }: SheetJob): Promise<void> {
  const { drafts, rows, ...summary } = await readCocktailRows(bytes, options, unpackWorkbook);
  sendBatches('drafts', drafts);
  sendBatches('rows', rows);
  parentPort?.postMessage({ kind: 'end', summary } satisfies SheetAnswer);
}

try {
  await work(workerData as SheetJob);
} catch (error) {
  if (!(error instanceof SheetError)) throw error;
  const { status, message } = error;
  parentPort?.postMessage({ kind: 'failure', status, message } satisfies SheetAnswer);
}
