import { foldText, nameKey } from '#openapi/names/fold-text.ts';
import { knownColumn, nameEvidence } from '../columns/column-names.ts';
import { plainName } from '../columns/column-words.ts';
import { noteOn, type RawSheet, type RowProblem, type SheetRow } from '../read/raw-sheet.ts';
import { MOST } from '../shares.ts';
import { nameOnTab } from '../words/cell-words.ts';
import { fieldsIn, type SheetCells } from './sheet-layout.ts';

/**
 * Worksheets with (nearly) the same columns as one sheet; others are left out. The rows of each go on counting where those of the one
 * before ended, so that a row number names one row.
 */
export function joinSheets(sheets: readonly (readonly [name: string, sheet: RawSheet])[]): RawSheet {
  const [[, first], ...others] = sheets as [readonly [string, RawSheet], ...(readonly [string, RawSheet])[]];
  const header = [...first.header];
  const joined: RawSheet = { ...first };
  const notes: RowProblem[] = [...first.notes];
  let offset = lastRowOf(first);
  for (const [name, sheet] of others) {
    const [keys, own] = [keysOf(header), keysOf(sheet.header)];
    const further = sheet.header.filter((_, at) => !keys.includes(own[at] ?? ''));
    if (sheet.header.length - further.length < sheet.header.length * MOST) {
      notes.push(noteOn(0, `The worksheet "${name}" has other columns and was left out`));
      continue;
    }
    header.push(...further);
    const places = keysOf(header).map((key) => own.indexOf(key));
    const moved = (row: SheetRow): SheetRow => ({
      ...row,
      rowNumber: row.rowNumber + offset,
      cells: places.map((at) => row.cells[at] ?? ''),
    });
    joined.rows = [...joined.rows, ...sheet.rows.map(moved)];
    joined.refused = [...joined.refused, ...sheet.refused.map(moved)];
    const message = `The rows of the worksheet "${name}" are counted on from here`;
    notes.push(noteOn(offset + sheet.headerRow, message));
    offset += lastRowOf(sheet);
  }
  return { ...joined, header, notes };
}

/** What each column is called: one of several of a name by its place among them too. */
function keysOf(header: readonly string[]): string[] {
  const names = header.map(plainName);
  return names.map((name, at) => `${name} ${names.slice(0, at).filter((one) => one === name).length}`);
}

/**
 * The worksheets of a menu that has one for each season or base: they have the columns of the best, and recipes that stand on none before.
 * An empty template, a copy and another version have none.
 */
export function partsOfMenu(best: SheetCells, others: readonly SheetCells[]): SheetCells[] {
  const fields = fieldsIn(best.table.header);
  const [nameAt, listAt] = [fields.indexOf('name'), fields.indexOf('ingredients')];
  if (nameAt < 0 || listAt < 0) return [best];
  // "Amount (ml)" and "Amount (oz)" are not the same, nor are the units that titles say.
  const columnsOf = ({ table: { header, unit } }: SheetCells): string =>
    [unit, ...(header?.cells ?? [])].map((column = '') => foldText(column.trim())).join('\n');
  const namesIn = ({ table: { body } }: SheetCells): string[] =>
    body.flatMap(({ cells }) => (cells[listAt]?.trim() && nameKey(cells[nameAt] ?? '')) || []);
  const known = new Set(namesIn(best));
  const further = others.filter((tab) => {
    const names = columnsOf(tab) === columnsOf(best) ? namesIn(tab) : [];
    const isPart = names.filter((name) => !known.has(name)).length > names.length / 2;
    if (isPart) for (const name of names) known.add(name);
    return isPart;
  });
  return [best, ...further];
}

/** Worksheets without a column for the category are often named after it: their names then stand in such a column, if all have one. */
export function withSheetNames(
  sheets: readonly (readonly [name: string, sheet: RawSheet])[],
): (readonly [name: string, sheet: RawSheet])[] {
  const isCategory = (column: string): boolean => knownColumn(column) === 'category';
  if (sheets.some(([, { header }]) => header.some(isCategory)) || !sheets.every(([name]) => nameOnTab(name)))
    return [...sheets];
  return sheets.map(([name, sheet]) => {
    const width = sheet.header.length;
    const named = (row: SheetRow): SheetRow => ({
      ...row,
      cells: [...widened(row.cells, width), nameOnTab(name)],
    });
    return [name, { ...sheet, header: [...sheet.header, 'category'], rows: sheet.rows.map(named) }];
  });
}

/**
 * A worksheet of cocktails, and one with a row for each of their ingredients, which names the cocktail as a column of the other does: each
 * row of the lines with its cocktail before it. Null where no column of the one, or several, hold what a column of the other names.
 */
export function joinLines(cocktails: RawSheet, lines: RawSheet): RawSheet | null {
  const textAt = ({ cells }: SheetRow, at: number): string => (cells[at] ?? '').trim().toLowerCase();
  for (const [key, name] of cocktails.header.entries()) {
    const known = new Map(cocktails.rows.map((row) => [textAt(row, key), row]));
    if (known.has('') || known.size < cocktails.rows.length) continue;
    // Counts and amounts may be numbers of cocktails too, by chance.
    const isKey = (at: number): boolean =>
      isCalledAfter(lines.header[at] ?? '', name) && lines.rows.every((row) => known.has(textAt(row, at)));
    const [own, ...others] = [...lines.header.keys()].filter(isKey);
    if (own === undefined) continue;
    if (others.length > 0) return null;
    const named = new Set(lines.rows.map((row) => textAt(row, own)));
    const without = cocktails.rows.filter((row) => !named.has(textAt(row, key)));
    const width = cocktails.header.length;
    const joined = lines.rows.map((row): SheetRow => {
      const { cells = [] } = known.get(textAt(row, own)) ?? {};
      return { ...row, cells: [...widened(cells, width), ...row.cells.toSpliced(own, 1)] };
    });
    const offset = lastRowOf(lines);
    return {
      ...lines,
      header: [...cocktails.header, ...lines.header.toSpliced(own, 1)],
      rows: [...joined, ...without.map((row) => ({ ...row, rowNumber: row.rowNumber + offset }))],
      notes: [...cocktails.notes, ...lines.notes],
    };
  }
  return null;
}

/** "id_koktajlu" is called after "id", as "cocktail_id" and "drink" are after any key. */
function isCalledAfter(column: string, key: string): boolean {
  const [plain, plainKey] = [plainName(column), plainName(key)];
  const isKey = /^(?:id|name)$/.test(nameEvidence(column, plain).field ?? '');
  return (
    isKey ||
    plain === plainKey ||
    column
      .split(/[^\p{L}\p{N}]+/u)
      .map(plainName)
      .includes(plainKey)
  );
}

/** As many cells as there are columns. */
function widened(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}

function lastRowOf({ rows, refused, headerRow }: RawSheet): number {
  return Math.max(headerRow, rows.at(-1)?.rowNumber ?? 0, refused.at(-1)?.rowNumber ?? 0);
}
