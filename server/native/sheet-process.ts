import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import {
  readCocktailRows,
  type RowValues,
  type SheetOptions,
  type SheetSummary,
} from '#server/sheets/read-cocktail-rows.ts';
import type { Unpack } from '#server/sheets/read/read-file.ts';
import { SheetError, tooGreedy, tooMuchText } from '#server/sheets/read/sheet-error.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import { MAX_READ_BYTES } from '#server/sheets/read/sheet-limits.ts';

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

function send(answer: SheetAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(answer, undefined, undefined, () => resolve()));
}

/** Returns the bytes that it sent. Throws SheetError 413 when they and `sentBytes` are too many. */
async function sendBatches(
  kind: 'drafts' | 'rows',
  all: Iterable<CocktailDraft | RowValues>,
  sentBytes: number,
): Promise<number> {
  let sent = 0;
  let batch: string[] = [];
  let characters = 0;
  const sendBatch = async (): Promise<void> => {
    const json = new TextEncoder().encode(`[${batch.join(',')}]`);
    sent += json.length;
    if (sentBytes + sent > MAX_READ_BYTES) throw tooMuchText();
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
  return sent;
}

async function receive(byteLength: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(byteLength);
  for (let at = 0; at < byteLength;) {
    const chunk = process.stdin.read() as Buffer | null;
    if (chunk === null) await once(process.stdin, 'readable');
    else {
      bytes.set(chunk, at);
      at += chunk.length;
    }
  }
  return bytes;
}

/** The library for workbooks is large, and most sheets are CSV. */
const unpack: Unpack = async (bytes) => (await import('./unpack-workbook.ts')).unpackWorkbook(bytes);

async function work({ byteLength, options }: SheetJob): Promise<void> {
  const bytes = await receive(byteLength);
  if (options === null) {
    const { writeXlsx } = await import('#server/sheets/write/write-xlsx.ts');
    const rows = JSON.parse(new TextDecoder().decode(bytes)) as string[][];
    await send({ kind: 'workbook', bytes: writeXlsx(rows) });
    return;
  }
  const { drafts, rows, ...summary } = await readCocktailRows(bytes, options, unpack);
  const sentBytes = await sendBatches('drafts', drafts, 0);
  await sendBatches('rows', rows, sentBytes);
  await send({ kind: 'end', summary });
}

function answerTo(error: unknown): SheetAnswer {
  // A text or a list beyond what V8 can hold, or elements in each other without end.
  const failure = error instanceof RangeError ? tooGreedy('memory') : error;
  if (!(failure instanceof SheetError)) return { kind: 'fault', error };
  return { kind: 'failure', status: failure.status, message: failure.message };
}

process.on('message', (job: SheetJob) => void work(job).catch((error: unknown) => send(answerTo(error))));
process.once('disconnect', () => process.exit());
// Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', FIRST_TO_END).catch(() => undefined);
