import { writeFile } from 'node:fs/promises';
import {
  readCocktailRows,
  type RowValues,
  type SheetOptions,
  type SheetSummary,
} from '#server/sheets/read-cocktail-rows.ts';
import { SheetError, tooGreedy, tooMuchText } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import { MAX_READ_BYTES } from '#server/sheets/read/sheet-limits.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** A file to read with `options`, or without them rows of a workbook to write as JSON; the bytes come by its standard input. */
export interface SheetJob {
  byteLength: number;
  options: SheetOptions | null;
}

/** A workbook, or any number of batches as JSON and then the end, a failure of the sheet, or a fault of the program. */
export type SheetAnswer =
  | { kind: 'drafts'; json: Uint8Array }
  | { kind: 'rows'; json: Uint8Array }
  | { kind: 'end'; summary: SheetSummary }
  | { kind: 'workbook'; bytes: Uint8Array }
  | { kind: 'failure'; status: SheetError['status']; message: string }
  | { kind: 'fault'; error: unknown };

const BATCH_CHARACTERS = 256 * 1024;
/** Where memory ends, the system ends a process with this score before the server. */
const FIRST_TO_END = '1000';

let sentBytes = 0;

function send(answer: SheetAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(answer, undefined, undefined, () => resolve()));
}

/** Throws SheetError 413 when the batches are too many. */
async function sendBatches(kind: 'drafts' | 'rows', all: Iterable<CocktailDraft | RowValues>): Promise<void> {
  let batch: string[] = [];
  let characters = 0;
  const sendBatch = async (): Promise<void> => {
    const json = new TextEncoder().encode(`[${batch.join(',')}]`);
    sentBytes += json.length;
    if (sentBytes > MAX_READ_BYTES) throw tooMuchText();
    await send({ kind, json });
    batch = [];
    characters = 0;
  };
  for (const one of all) {
    const text = JSON.stringify(one);
    batch.push(text);
    characters += text.length;
    if (characters >= BATCH_CHARACTERS) await sendBatch();
  }
  if (batch.length > 0) await sendBatch();
}

async function receive(byteLength: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

async function work({ byteLength, options }: SheetJob): Promise<void> {
  const bytes = await receive(byteLength);
  if (options === null) {
    const { writeXlsx } = await import('#server/sheets/write/write-xlsx.ts');
    const rows = JSON.parse(new TextDecoder().decode(bytes)) as string[][];
    await send({ kind: 'workbook', bytes: writeXlsx(rows) });
    return;
  }
  const { drafts, rows, ...summary } = await readCocktailRows(bytes, options, unpackWorkbook);
  await sendBatches('drafts', drafts);
  await sendBatches('rows', rows);
  await send({ kind: 'end', summary });
}

function answerTo(error: unknown): SheetAnswer {
  // A text or a list beyond what V8 can hold, or elements in each other without end.
  const failure = error instanceof RangeError ? tooGreedy('memory') : error;
  if (!(failure instanceof SheetError)) return { kind: 'fault', error };
  return { kind: 'failure', status: failure.status, message: failure.message };
}

process.once('message', (job: SheetJob) => void work(job).catch((error: unknown) => send(answerTo(error))));
process.once('disconnect', () => process.exit());
// Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', FIRST_TO_END).catch(() => undefined);
