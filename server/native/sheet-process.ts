import { writeFile } from 'node:fs/promises';
import type { FailedRow } from '#openapi/generated/model.ts';
import {
  readCocktailSheet,
  type SheetOptions,
  type SheetSummary,
} from '#server/sheets/read-cocktail-sheet.ts';
import type { Unpack } from '#server/sheets/read/read-sheet-file.ts';
import { SheetError, tooGreedyError, tooMuchTextError } from '#server/sheets/read/sheet-error.ts';
import type { SheetRecipe } from '#server/sheets/cells/sheet-fields.ts';
import { MAX_READ_BYTES } from '#server/sheets/read/sheet-limits.ts';

/** `bytes` is a file to read, or JSON of the rows of a workbook to write. */
export type SheetJob =
  { kind: 'read'; bytes: Uint8Array; options: SheetOptions } | { kind: 'write'; bytes: Uint8Array };

/** A workbook, or lists as JSON followed by the end. An error is one of the sheet or of the program. */
export type SheetResponse =
  | { kind: 'recipes' | 'rows'; json: Uint8Array }
  | { kind: 'end'; summary: SheetSummary }
  | { kind: 'workbook'; bytes: Uint8Array }
  | { kind: 'sheetError'; reason: SheetError['reason']; message: string }
  | { kind: 'programError'; error: unknown };

const LIST_CHARACTERS = 256 * 1024;
/** When memory runs out, Linux kills a process with this score before the server. */
const FIRST_TO_END = '1000';

/** Sends a part of a response. `setImmediate` lets Node notice between parts that the server has ended. */
function send(response: SheetResponse): Promise<void> {
  return new Promise((resolve) =>
    process.send?.(response, undefined, undefined, () => setImmediate(resolve)),
  );
}

/** The library for workbooks is loaded on demand, since it is large and most sheets are CSV. */
const unpack: Unpack = async (bytes) => (await import('./unpack-workbook.ts')).unpackWorkbook(bytes);

async function work(job: SheetJob): Promise<void> {
  if (job.kind === 'write') {
    const { writeXlsx } = await import('#server/sheets/write/write-xlsx.ts');
    const rows = JSON.parse(new TextDecoder().decode(job.bytes)) as string[][];
    await send({ kind: 'workbook', bytes: writeXlsx(rows) });
    return;
  }
  const { recipes, rows, ...summary } = await readCocktailSheet(job.bytes, job.options, unpack);
  const lists = { recipes, rows };
  let sentBytes = 0;
  for (const kind of ['recipes', 'rows'] as const) {
    for (const json of jsonLists(lists[kind])) {
      sentBytes += json.length;
      if (sentBytes > MAX_READ_BYTES) throw tooMuchTextError();
      await send({ kind, json });
    }
  }
  await send({ kind: 'end', summary });
}

/** Splits the list, because the server would parse one long list without a pause. */
function* jsonLists(all: Iterable<SheetRecipe | FailedRow>): Generator<Uint8Array> {
  let texts: string[] = [];
  let characters = 0;
  for (const entry of all) {
    const text = JSON.stringify(entry);
    texts.push(text);
    characters += text.length;
    if (characters < LIST_CHARACTERS) continue;
    yield new TextEncoder().encode(`[${texts.join(',')}]`);
    texts = [];
    characters = 0;
  }
  yield new TextEncoder().encode(`[${texts.join(',')}]`);
}

function responseTo(error: unknown): SheetResponse {
  // V8 throws a RangeError for a text or list that is too long, and for elements nested too deeply.
  const sheetError = error instanceof RangeError ? tooGreedyError('memory') : error;
  if (!(sheetError instanceof SheetError)) return { kind: 'programError', error };
  return { kind: 'sheetError', reason: sheetError.reason, message: sheetError.message };
}

process.on('message', (job: SheetJob) => void work(job).catch((error: unknown) => send(responseTo(error))));
// A terminal and systemd send these signals to the server too, which still waits for the sheet.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
// The server has ended.
process.once('disconnect', () => process.exit());
// This file exists only on Linux.
await writeFile('/proc/self/oom_score_adj', FIRST_TO_END).catch(() => undefined);
