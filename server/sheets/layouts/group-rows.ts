import { nameKey } from '#openapi/names/fold-text.ts';
import { plainName } from '../columns/column-words.ts';
import type { RecognisedColumns } from '../columns/recognise-columns.ts';
import type { ColumnUse } from '../columns/weighed-column.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { isSingleEntry } from '../lines/ingredients-reader.ts';
import { commaHabit } from '../lines/list-habit.ts';
import { noteOn, type RowProblem, type SheetRow } from '../read/raw-sheet.ts';
import { areMost, areNearlyAll } from '../shares.ts';
import { headingOf, isHeaderAgain, isTitleAbove, remarkOf, totalOf } from './rows-between.ts';
import { textOf } from './sheet-layout.ts';

/** The rows that make one recipe: mostly one; `section` is the heading in the sheet that they stand under. */
export interface RecipeRows {
  rows: readonly [SheetRow, ...SheetRow[]];
  section?: string;
}

export interface GroupedRows {
  recipes: RecipeRows[];
  /** What was taken for something other than a recipe. */
  notes: RowProblem[];
}

/** A column that numbers recipes or the ingredients within one. */
const ID_NAME = /^(?:row|recipe|drink|cocktail)?id(?:drink|cocktail|recipe)?$/;
const NUMBER_NAME =
  /^(?:ingredient|step|line|item|zutat)?(?:number|no|nr|num|index|order|position|pos|rank)$/;
/** Where the first row has a category and so many others have none, it is written once for several of them. */
const SPARSE = 0.2;
/** A row that continues a recipe fills fewer fields: an ingredient, perhaps a step and a note. */
const COMPLETE_FIELDS = 3;

/**
 * Puts the rows together that make one recipe: where a sheet has one row per ingredient, rows with the same name or none belong to the
 * row above. Headings between the rows and repetitions of the header are no recipes. Sheets of our own are taken row by row.
 */
export function groupRows(
  rows: readonly SheetRow[],
  header: readonly string[],
  { uses, foreign }: RecognisedColumns,
): GroupedRows {
  const nameAt = uses.find(({ field }) => field === 'name')?.index;
  if (!foreign || nameAt === undefined) return { recipes: rows.map((row) => ({ rows: [row] })), notes: [] };
  const notes: RowProblem[] = [];
  const plan = continuationOf(rows, header, uses, nameAt);
  const recipes: RecipeRows[] = [];
  const byKey = new Map<string, SheetRow[]>();
  const hasCategory = uses.some(({ field }) => field === 'category');
  const hasIngredients = uses.some(({ field }) => field === 'ingredients');
  const entryAt = plan?.entryAt;
  const amountAt = uses.find(({ field, part }) => field === 'ingredients' && part === 'amount')?.index ?? -1;
  const categoryAt = sparseCategory(rows, uses, nameAt, notes);
  let section: string | undefined;
  let current: SheetRow[] | undefined;
  for (const [at, row] of rows.entries()) {
    if (isHeaderAgain(row, header)) continue;
    const isTitle = recipes.length === 0 && hasIngredients && isTitleAbove(rows.slice(at, at + 3), nameAt);
    const remark = isTitle ? textOf(row) : remarkOf(row, uses, rows.length - at);
    if (remark !== null) {
      notes.push(noteOn(row.rowNumber, `"${remark}" is no recipe and was left out`));
      continue;
    }
    const total = entryAt === undefined ? null : totalOf(row, { nameAt, entryAt, amountAt });
    if (total !== null) {
      notes.push(noteOn(row.rowNumber, `"${total}" is no ingredient and was left out`, 'ingredients'));
      continue;
    }
    const heading = !hasCategory && hasIngredients ? headingOf(row, rows[at + 1], nameAt) : null;
    if (heading !== null) {
      section = heading;
      const message = `"${heading}" stands alone in its row; it was taken for a heading and gives the recipes below it their category`;
      notes.push(noteOn(row.rowNumber, message, 'category'));
      continue;
    }
    if (categoryAt !== undefined && row.cells[categoryAt]?.trim()) section = row.cells[categoryAt].trim();
    const key = plan ? plan.keyOf(row) : null;
    const above = key === '' && current && !isComplete(row, current[0], uses) ? current : undefined;
    const isNew = key === null || plan?.isNew(row);
    const same = isNew ? undefined : key === '' ? above : byKey.get(key);
    if (same) {
      same.push(row);
      current = same;
      continue;
    }
    current = [row];
    if (key) byKey.set(key, current);
    recipes.push({ rows: current as [SheetRow], ...(section !== undefined && { section }) });
  }
  return { recipes, notes };
}

/** The column of a category that is written once above the recipes that belong to it; undefined for any other sheet. */
function sparseCategory(
  rows: readonly SheetRow[],
  uses: readonly ColumnUse[],
  nameAt: number,
  notes: RowProblem[],
): number | undefined {
  const columns = uses.filter(({ field }) => field === 'category');
  const index = columns[0]?.index;
  const [first] = rows;
  if (columns.length !== 1 || index === undefined || !first?.cells[index]?.trim()) return undefined;
  const named = rows.filter(({ cells }) => cells[nameAt]?.trim());
  const blank = named.filter(({ cells }) => !cells[index]?.trim()).length;
  if (blank < named.length * SPARSE) return undefined;
  notes.push(noteOn(first.rowNumber, 'Rows without a category take the one above', 'category'));
  return index;
}

/** How a sheet with one row per ingredient goes on; null for any other sheet. */
function continuationOf(
  rows: readonly SheetRow[],
  header: readonly string[],
  uses: readonly ColumnUse[],
  nameAt: number,
): { keyOf: (row: SheetRow) => string; isNew: (row: SheetRow) => boolean; entryAt: number } | null {
  const entries = uses.filter(
    ({ field, part, number }) => field === 'ingredients' && part === 'entry' && number === 0,
  );
  const [entry] = entries;
  if (entries.length !== 1 || !entry) return null;
  const pairs: [SheetRow, SheetRow][] = [];
  let named: string | undefined;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const name = nameKey(row.cells[nameAt] ?? '');
    if (before && named !== undefined && (name === '' || name === named)) pairs.push([before, row]);
    if (name !== '') named = name;
  }
  const cells = pairs
    .map(([, row]) => row.cells[entry.index] ?? '')
    .filter((cell) => !isNothing(cell.trim()));
  if (cells.length === 0) return null;
  const hasCommas = commaHabit(rows.slice(0, 500).map((row) => row.cells[entry.index] ?? '')) !== 'none';
  const isSingle = (cell: string): boolean => isSingleEntry(cell) && !(hasCommas && cell.includes(','));
  if (!areNearlyAll(cells, isSingle)) return null;
  const areAlike = (index: number): boolean =>
    areMost(pairs, ([before, row]) => before.cells[index] === row.cells[index]);
  const idAt = header.findIndex((column, index) => ID_NAME.test(plainName(column)) && areAlike(index));
  const numberAt = header.findIndex(
    (column, index) => NUMBER_NAME.test(plainName(column)) && !areAlike(index),
  );
  return {
    entryAt: entry.index,
    keyOf(row) {
      const name = nameKey(row.cells[nameAt] ?? '');
      return name === '' || idAt < 0 ? name : `${name}\n${row.cells[idAt] ?? ''}`;
    },
    // A count that begins again is another recipe, perhaps of the same name.
    isNew: (row) => numberAt >= 0 && row.cells[numberAt]?.trim() === '1' && row.cells[nameAt]?.trim() !== '',
  };
}

/** Whether a row without a name says so much else than the one above that it is a recipe whose name is missing. */
function isComplete(row: SheetRow, above: SheetRow | undefined, uses: readonly ColumnUse[]): boolean {
  const others = uses.filter(({ field, index }) => {
    const [own = '', before = ''] = [row.cells[index]?.trim(), above?.cells[index]?.trim()];
    return field !== 'ingredients' && own !== '' && before !== '' && own !== before;
  });
  return new Set(others.map(({ field }) => field)).size >= COMPLETE_FIELDS;
}
