/* The thread in which sheets are read, so that a hostile file can neither block the server nor take its memory. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  readCocktailRows,
  type RowValues,
  type SheetOptions,
  type SheetSummary,
} from '#server/catalogue/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/catalogue/sheets/sheet-error.ts';
import type { CocktailDraft } from '#server/catalogue/sheets/sheet-fields.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** What the thread is started with. */
export interface SheetJob {
  bytes: Uint8Array;
  options: SheetOptions;
}

/** What it answers: any number of batches as JSON, then the end, or a failure. */
export type SheetAnswer =
  | { kind: 'drafts' | 'rows'; json: Uint8Array }
  | { kind: 'end'; summary: SheetSummary }
  | { kind: 'failure'; status: SheetError['status']; message: string };

const BATCH_LENGTH = 500;

/** A batch goes as bytes of its own, which can be handed over without a copy; those of a Buffer lie in a pool. */
function sendBatches(kind: 'drafts' | 'rows', all: Iterable<CocktailDraft | RowValues>): void {
  let batch: (CocktailDraft | RowValues)[] = [];
  const send = (): void => {
    const json = new TextEncoder().encode(JSON.stringify(batch));
    parentPort?.postMessage({ kind, json } satisfies SheetAnswer, [json.buffer]);
    batch = [];
  };
  for (const one of all) {
    batch.push(one);
    if (batch.length === BATCH_LENGTH) send();
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
