import Papa from 'papaparse';
import { bodies } from '#openapi/generated/bodies.ts';
import type { SheetColumn } from '#openapi/generated/model/index.ts';

/** The columns of the house's own sheets, in their order. */
export const SHEET_FIELDS = [
  ...['id', 'name', 'category', 'description', 'funFact', 'ingredients', 'instructions', 'difficulty'],
  ...['videoUrl', 'image', 'type', 'spirits', 'glassware', 'equipment', 'garnish', 'featured'],
];

/** What a spreadsheet would run as a formula gets an apostrophe in front, and loses it again. */
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;

/** One row of a sheet: its number in the file, and the fields that it has. */
export interface SheetRow {
  row: number;
  fields: Record<string, unknown>;
}

function isListField(field: string): boolean {
  return bodies.CocktailFields.properties?.[field]?.type === 'array';
}

/** The cells of a CSV. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimitersToGuess: [',', ';', '\t'] }).data;
}

/** Reads the cells of a sheet with a header; `mapping` gives columns another field, or none. */
export function readSheet(
  data: readonly string[][],
  mapping: Record<string, string>,
): { columns: SheetColumn[]; rows: SheetRow[] } {
  const [header = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
  const columns = header.map((column) => ({ column, field: mapping[column] ?? fieldNamed(column) }));
  const named = columns.map(({ column, field }) => ({ column, field: field === '' ? null : field }));
  const rows = lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return [];
    const fields = named.flatMap(({ field }, at) =>
      field === null ? [] : [[field, readCell(field, cells[at] ?? '')]],
    );
    return [{ row: index + 2, fields: Object.fromEntries(fields) as SheetRow['fields'] }];
  });
  return { columns: named, rows };
}

/** The cells of the house's own sheet, the header first. */
export function sheetTable(rows: readonly Record<string, unknown>[]): string[][] {
  return [SHEET_FIELDS, ...rows.map((row) => SHEET_FIELDS.map((field) => guard(cellOf(row[field]))))];
}

/** As the house writes them: UTF-8 with a byte order mark and CRLF line ends. */
export function writeCsv(table: readonly string[][]): string {
  return `\ufeff${Papa.unparse([...table], { newline: '\r\n' })}\r\n`;
}

function guard(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** "Header names match whatever their case, spaces, `_` or `-`." */
function fieldNamed(column: string): string | null {
  const plain = column.toLowerCase().replace(/[\s_-]/g, '');
  return SHEET_FIELDS.find((field) => field.toLowerCase() === plain) ?? null;
}

function readCell(field: string, cell: string): unknown {
  const text = GUARDED.test(cell) ? cell.slice(1) : cell;
  if (isListField(field)) return readList(text);
  const { type, enum: options = [] } = bodies.CocktailFields.properties?.[field] ?? {};
  // A workbook says TRUE, and 'easy' means Easy in anybody's sheet.
  if (type === 'boolean') return text.toLowerCase();
  return options.find((option) => String(option).toLowerCase() === text.toLowerCase()) ?? text;
}

/** "Either JSON, or one entry per line, or entries between `;` or `|`." */
function readList(text: string): string[] {
  const clean = (entries: string[]) => entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (/^\[.*\]$/s.test(text)) return clean(JSON.parse(text) as string[]);
  const lines = clean(text.split(/\r?\n/));
  return lines.length > 1 ? lines : clean(text.split(/[;|]/));
}

function cellOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  const lines = value.join('\n');
  return JSON.stringify(readList(lines)) === JSON.stringify(value) ? lines : JSON.stringify(value);
}
