import { HttpResponse, type RequestHandler } from 'msw';
import { getGetTemplateCsvResponseMock } from '../generated/sheets/sheets.msw.ts';
import type { ImportOutcome, ImportResults } from '#openapi/generated/model/index.ts';
import { cocktailView } from './cocktail-store.ts';
import { importRow, type ImportTally } from './import-row.ts';
import { nameOf, sorted, type HouseMemory, type Kept } from './memory.ts';
import { operation } from './operation.ts';
import { HouseProblem } from './problem.ts';
import { readBody } from './read-body.ts';
import { REFERENCES } from './resources.ts';
import { readCsv, readSheet, sheetTable, writeCsv } from './sheet-cells.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** How workbooks begin: .xlsx as a zip file, .xls as Microsoft's older container. */
const WORKBOOK = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/;
const MAX_NAMED_ITEMS = 3;

/** Cocktails out to CSV and Excel, empty sheets to begin with, and whatever comes back. */
export function sheetHandlers(memory: HouseMemory): RequestHandler[] {
  const table = () => sheetTable(sorted(memory.state.cocktails).map((item) => exported(memory, item)));
  const template = getGetTemplateCsvResponseMock();
  return [
    operation('exportCocktailsCsv', memory, () => download('cocktails.csv', CSV_TYPE, writeCsv(table()))),
    operation('exportCocktailsXlsx', memory, async () =>
      download('cocktails.xlsx', XLSX_TYPE, (await workbooks()).writeWorkbook(table())),
    ),
    operation('getTemplateCsv', memory, () => download('cocktails-template.csv', CSV_TYPE, template)),
    operation('getTemplateXlsx', memory, async () => {
      const { writeWorkbook } = await workbooks();
      return download('cocktails-template.xlsx', XLSX_TYPE, writeWorkbook(readCsv(template.trimEnd())));
    }),
    operation('importCocktails', memory, async ({ request, query }) => {
      const { fields, files } = await readBody(request, { 'multipart/form-data': 'ImportFields' }).catch(
        withErrorText,
      );
      const cells = await cellsOf(files['file']);
      memory.log();
      const before = structuredClone(memory.state);
      const outcome = importSheet(memory, cells, fields);
      if (query.get('dryRun') === 'true') Object.assign(memory.state, before);
      const [first] = memory.log({ isImport: true });
      return HttpResponse.json({ ...outcome, importId: first?.importId ?? null });
    }),
  ];
}

/** The workbook library is large: it is loaded by the first who wants a workbook. */
function workbooks() {
  return import('./workbook.ts');
}

function download(fileName: string, type: string, body: BodyInit): Response {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"` };
  return new HttpResponse(body, { headers });
}

async function cellsOf(file: File | undefined): Promise<string[][]> {
  const bytes = (await file?.arrayBuffer()) ?? new ArrayBuffer(0);
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)));
  if (!WORKBOOK.test(start)) return readCsv(new TextDecoder().decode(bytes));
  const cells = (await workbooks()).readWorkbook(bytes);
  if (cells) return cells;
  const detail = start.startsWith('PK')
    ? 'This workbook is damaged. Open it in a spreadsheet and save it again.'
    : 'This workbook cannot be read. Open it in a spreadsheet and save it again as .xlsx or .csv.';
  throw new HouseProblem(400, detail, { error: detail });
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

function importSheet(
  memory: HouseMemory,
  cells: string[][],
  options: Record<string, unknown>,
): ImportOutcome {
  const { mapping = {}, defaults = {} } = options as Partial<Record<string, Record<string, string>>>;
  const { columns, rows } = readSheet(cells, mapping);
  const tally: ImportTally = { created: 0, updated: 0, unchanged: 0, errors: [], createdItems: [] };
  for (const row of rows) importRow(memory, row, defaults, tally);
  const done = tally.created + tally.updated + tally.unchanged;
  const results: ImportResults = { total: rows.length, ...tally, failed: rows.length - done, columns };
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
