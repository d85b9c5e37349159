import type { RowNote } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { haveFieldNames, type ColumnUse } from '../columns/column-use.ts';
import { filledCells, noteOn, type SheetRow } from '../read/sheet-rows.ts';
import { isAmountLine } from '../cells/amounts.ts';
import { wordSource } from '../cells/value-words.ts';
import { linesOf } from '#openapi/ingredients/lines/list-marks.ts';

/** The rows that make one recipe together. */
export interface RecipeRows {
  rows: [SheetRow, ...SheetRow[]];
  /** The heading above the rows. */
  section?: string;
}

export interface GroupedRows {
  recipes: RecipeRows[];
  notes: RowNote[];
}

/** In a sheet with a row for each ingredient, at least this fraction of rows repeats the name above. */
const MIN_REPEATED = 1 / 3;

/** Groups rows that make one recipe, with its name repeated or written once. Headings become categories. */
export function groupRows(
  rows: readonly SheetRow[],
  uses: readonly ColumnUse[],
  header: readonly string[],
): GroupedRows {
  const nameColumn = uses.find(({ field }) => field === 'name')?.index;
  const hasIds = uses.some(({ field }) => field === 'id');
  if (nameColumn === undefined || hasIds) return oneRecipePerRow(rows);
  const { nameOf, isHeading, listColumn, areRepeated } = groupingOf(rows, uses, header, nameColumn);
  const isPerIngredient = listColumn !== null;
  const lastRecipe = rows.findLastIndex((row) => !isHeading(row));
  const recipes: RecipeRows[] = [];
  const notes: RowNote[] = [];
  const byName = new Map<string, RecipeRows>();
  let section: string | undefined;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const isName = isPerIngredient && next !== undefined && nameOf(next) === '';
    if (isHeading(row) && !isName) {
      section = headingOf(row);
      notes.push(index > lastRecipe ? noteOnRest(row) : noteOnHeading(row, section));
      continue;
    }
    const name = nameOf(row);
    // If rows repeat their names, a row without a name is a recipe of its own.
    const above = name === '' ? recipes.at(-1) : undefined;
    const before = areRepeated ? byName.get(name) : above;
    if (!before || !isPerIngredient) {
      const recipe: RecipeRows = { rows: [row], ...(section !== undefined && { section }) };
      recipes.push(recipe);
      if (name !== '') byName.set(name, recipe);
    } else if (isTotal(row.cells[listColumn] ?? '')) {
      const message = `Was left out as a total: "${filledCells(row.cells).join(' | ')}"`;
      notes.push(noteOn(row.rowNumber, message, 'ingredients'));
    } else before.rows.push(row);
  }
  return { recipes, notes };
}

export function oneRecipePerRow(rows: readonly SheetRow[]): GroupedRows {
  return { recipes: rows.map((row) => ({ rows: [row] })), notes: [] };
}

function groupingOf(
  rows: readonly SheetRow[],
  uses: readonly ColumnUse[],
  header: readonly string[],
  nameColumn: number,
) {
  const nameOf = ({ cells }: SheetRow): string => nameKey(cells[nameColumn] ?? '');
  const hasCategory = uses.some(({ field }) => field === 'category');
  // If all columns have the names of fields, a lone cell is the name of a recipe and never a heading.
  const hasNoHeadings = haveFieldNames(uses, header) || hasCategory || uses.length < 3;
  const isHeading = hasNoHeadings ? () => false : headingsIn(rows, nameColumn);
  const [list, ...others] = uses.filter(({ field, role }) => field === 'ingredients' && role === 'value');
  const isPerIngredient =
    list !== undefined &&
    others.length === 0 &&
    rows.every((row) => isHeading(row) || isOneEntry(row.cells[list.index] ?? ''));
  /** The column of ingredients if each ingredient has its own row, or null if a row is a recipe. */
  const listColumn = isPerIngredient ? list.index : null;
  /** Each row of a recipe repeats its name. */
  const areRepeated = isPerIngredient && countRepeated(rows, nameOf) >= rows.length * MIN_REPEATED;
  return { nameOf, isHeading, listColumn, areRepeated };
}

/** If a larger fraction of the rows has a single cell, they are recipes without content, not headings. */
const MAX_HEADINGS = 1 / 2;

/** Finds the rows whose only text is in the column of the names or in the first column. */
function headingsIn(rows: readonly SheetRow[], nameColumn: number): (row: SheetRow) => boolean {
  const isAlone = ({ cells }: SheetRow): boolean => {
    const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
    return filled.length === 1 && (filled[0] === nameColumn || filled[0] === 0);
  };
  const count = rows.filter(isAlone).length;
  return count > 0 && count <= rows.length * MAX_HEADINGS ? isAlone : () => false;
}

/** Removes the signs around the words: "--- Sours ---" is Sours. */
function headingOf({ cells }: SheetRow): string {
  const [text = ''] = filledCells(cells);
  return text.replace(/^[-–—=*#_~\s]+|[-–—=*#_~:\s]+$/g, '') || text;
}

const noteOnHeading = ({ rowNumber }: SheetRow, section: string): RowNote =>
  noteOn(rowNumber, `Was read as a heading: "${section}" is the category of the rows below it`, 'category');

const noteOnRest = ({ rowNumber, cells }: SheetRow): RowNote =>
  noteOn(rowNumber, `Stands alone below the recipes and was left out: "${filledCells(cells)[0] ?? ''}"`);

const TOTAL = new RegExp(String.raw`^(?:sub|grand )?(?:${wordSource('totals')})\s*[:：]?$`, 'iu');

/** Tells whether the cell of an ingredient says "Total", unlike "Total Eclipse gin". */
const isTotal = (cell: string): boolean => TOTAL.test(cell.trim());

const MAX_ENTRY_CHARACTERS = 100;

function isOneEntry(cell: string): boolean {
  return (
    cell.length < MAX_ENTRY_CHARACTERS &&
    linesOf(cell).length < 2 &&
    cell.split(/[;,|]/).filter((piece) => isAmountLine(piece.trim())).length < 2
  );
}

function countRepeated(rows: readonly SheetRow[], nameOf: (row: SheetRow) => string): number {
  const names = rows.map(nameOf).filter(Boolean);
  return names.length - new Set(names).size;
}
