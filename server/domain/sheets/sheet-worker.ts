/* The thread in which sheets are read, so that a hostile file can neither block the server nor take its memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { readCocktailRows, type SheetOptions, type SheetSummary } from './read-cocktail-rows.ts';
import { SheetError } from './sheet-error.ts';
import type { CocktailDraft } from './sheet-fields.ts';

/** What the thread is started with. */
export interface SheetJob {
  bytes: Uint8Array;
  options: SheetOptions;
}

/** What it answers: any number of batches (JSON of CocktailDraft[]), then the end, or a failure. */
export type SheetAnswer =
  | { kind: 'batch'; draftCount: number; json: Uint8Array }
  | { kind: 'end'; summary: SheetSummary }
  | { kind: 'failure'; status: SheetError['status']; message: string };

const BATCH_DRAFTS = 500;

function answer(message: SheetAnswer): void {
  parentPort?.postMessage(message, message.kind === 'batch' ? [message.json.buffer as ArrayBuffer] : []);
}

/** As bytes of its own that can be handed over without a copy, which the pooled bytes of a Buffer cannot. */
function sendBatch(drafts: CocktailDraft[]): void {
  answer({
    kind: 'batch',
    draftCount: drafts.length,
    json: new TextEncoder().encode(JSON.stringify(drafts)),
  });
}

async function work({ bytes, options }: SheetJob): Promise<void> {
  const { drafts, ...summary } = await readCocktailRows(bytes, options);
  let batch: CocktailDraft[] = [];
  for (const draft of drafts) {
    batch.push(draft);
    if (batch.length === BATCH_DRAFTS) {
      sendBatch(batch);
      batch = [];
    }
  }
  if (batch.length > 0) sendBatch(batch);
  answer({ kind: 'end', summary });
}

try {
  await work(workerData as SheetJob);
} catch (error) {
  if (!(error instanceof SheetError)) throw error;
  answer({ kind: 'failure', status: error.status, message: error.message });
}
