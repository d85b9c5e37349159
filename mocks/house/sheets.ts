import { HttpResponse, type RequestHandler } from 'msw';
import { getImportCocktailsResponseMock } from '../generated/sheets/sheets.msw.ts';
import type { ImportOutcome, ImportResults } from '#openapi/generated/model/index.ts';
import { cocktailView } from './cocktail-store.ts';
import { importRow, type ImportTally } from './import-row.ts';
import { nameOf, sorted, type HouseMemory, type Kept } from './memory.ts';
import { operation } from './operation.ts';
import { HouseProblem } from './problem.ts';
import { readBody } from './read-body.ts';
import { REFERENCES } from './resources.ts';
import { readSheet, writeSheet } from './sheet-cells.ts';

/** How a workbook begins, being a zip file. */
const ZIP = 'PK';
const MAX_NAMED_ITEMS = 3;

/** Cocktails out to a CSV sheet and in from one; a workbook is answered with the contract's example. */
export function sheetHandlers(memory: HouseMemory): RequestHandler[] {
  return [
    operation('exportCocktailsCsv', memory, () => {
      const rows = sorted(memory.state.cocktails).map((item) => exported(memory, item));
      return new HttpResponse(writeSheet(rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="cocktails.csv"',
        },
      });
    }),
    operation('importCocktails', memory, async ({ request, query }) => {
      const { fields, files } = await readBody(request, { 'multipart/form-data': 'ImportFields' }).catch(
        withErrorText,
      );
      const file = files['file'];
      const text = (await file?.text()) ?? '';
      if (text.startsWith(ZIP)) return HttpResponse.json(getImportCocktailsResponseMock());
      const before = structuredClone(memory.state);
      const outcome = importSheet(memory, text, fields);
      if (query.get('dryRun') === 'true') Object.assign(memory.state, before);
      return HttpResponse.json(outcome);
    }),
  ];
}

/** "Import failures also carry `error`, as the spec reads it"; what is wrong with the sheet itself is all there is to say. */
function withErrorText(error: unknown): never {
  if (!(error instanceof HouseProblem)) throw error;
  const { errors = [] } = error.extras;
  const detail = errors.find(({ field }) => field === 'file')?.message ?? error.detail;
  throw new HouseProblem(error.status, detail, { errors, error: detail });
}

/** "Export writes names, not ids." */
function exported(memory: HouseMemory, item: Kept): Record<string, unknown> {
  const row: Record<string, unknown> = { ...cocktailView(memory, item) };
  for (const { field, resource, isList } of REFERENCES) {
    const names = (item.fields[field] as string[]).flatMap((id) => {
      const found = memory.state.items[resource].find((one) => one.id === id);
      return found ? [nameOf(found)] : [];
    });
    row[field] = isList ? names : (names[0] ?? null);
  }
  return row;
}

function importSheet(memory: HouseMemory, text: string, options: Record<string, unknown>): ImportOutcome {
  const { mapping = {}, defaults = {} } = options as Partial<Record<string, Record<string, string>>>;
  const { columns, rows } = readSheet(text, mapping);
  const tally: ImportTally = { created: 0, updated: 0, unchanged: 0, errors: [], createdItems: [] };
  for (const row of rows) importRow(memory, row, defaults, tally);
  const done = tally.created + tally.updated + tally.unchanged;
  const results: ImportResults = { total: rows.length, ...tally, failed: rows.length - done, columns };
  // Undoing an import is more than the house remembers.
  return { message: messageOf(results), importId: null, results };
}

function messageOf({ total, created, updated, unchanged, failed, createdItems }: ImportResults): string {
  const counts = [`${created} created`, `${updated} updated`, `${unchanged} unchanged`, `${failed} left out`];
  const told = counts.filter((count) => !count.startsWith('0 '));
  const names = createdItems.map(({ name }) => name);
  const added = names.length > MAX_NAMED_ITEMS ? `${names.length} items` : names.join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} imported.`,
    ...(told.length > 0 ? [`${told.join(', ')}.`] : []),
    ...(added === '' ? [] : [`Added to the catalogue: ${added}.`]),
  ].join(' ');
}
