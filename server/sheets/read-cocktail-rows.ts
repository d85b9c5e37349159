import { sentences } from '#openapi/generated/bodies.ts';
import type {
  FailedRow,
  ImportFields,
  RowError,
  RowNote,
  SheetColumn,
  SheetLayout,
  SheetSource,
} from '#openapi/generated/model.ts';
import { boundedRecipe } from './recipes/bound-recipe.ts';
import { assignColumns, type AssignedColumns } from './columns/assign-columns.ts';
import { SAMPLED_ROWS } from './columns/column-looks.ts';
import type { ReadColumn } from './columns/column-use.ts';
import { groupRows, oneRecipePerRow } from './recipes/group-rows.ts';
import { plainText } from './words/plain-text.ts';
import { readDefaults } from './recipes/defaults.ts';
import { rowsToRecipes, type SheetReading } from './recipes/rows-to-recipes.ts';
import { SheetError } from './read/sheet-error.ts';
import { readFile, type Unpack } from './read/read-file.ts';
import { namesOf, noteOn } from './read/sheet-file.ts';
import { MAX_NOTE_CHARACTERS, MAX_NOTES } from './read/sheet-limits.ts';
import type { SheetRecipe } from './words/sheet-fields.ts';
import { readTable, type ReadTable } from './table/read-table.ts';
import { furtherIndexes } from './words/further-columns.ts';

/** How the request wants a sheet read. In a mapping, '' or 'ignore' leaves a column out. */
export type SheetOptions = Pick<
  ImportFields,
  'mapping' | 'defaults' | 'worksheet' | 'encoding' | 'headerRow' | 'layout'
>;

/** A sheet without its cocktails. `rowCount` includes bad rows. Rows of one recipe count once. */
export interface SheetSummary {
  /** What each column fills, and how many of its cells have a value. */
  columns: Required<SheetColumn>[];
  rowCount: number;
  errors: RowError[];
  notes: RowNote[];
  source: SheetSource;
}

/** A sheet that was read. A caller may go through recipes and rows more than once. */
export interface CocktailSheet extends SheetSummary {
  recipes: Iterable<SheetRecipe>;
  /** All rows in the order of the file, those that could not be read too. */
  rows: Iterable<FailedRow>;
}

/**
 * Reads a whole sheet in this thread: bytes, rows, table, columns, recipes. Without a column for the name (or
 * id) it returns no cocktails and one error in the header's row.
 * @throws SheetError
 */
export async function readCocktailRows(
  bytes: Uint8Array,
  options: SheetOptions = {},
  unpack?: Unpack,
): Promise<CocktailSheet> {
  const file = await readFile(bytes, options, unpack);
  const table = readTable(file.rows, options);
  const assigned = assignTable(table, options);
  const layouts = layoutsOf(table, assigned, options.layout);
  const uses = assigned.columns.flatMap(({ use }) => use ?? []);
  const { recipes, notes } = assigned.isOwnExport
    ? oneRecipePerRow(table.rows)
    : groupRows(table.rows, uses, table.names);
  const summary: SheetSummary = {
    columns: countCells(assigned.columns, table),
    rowCount: recipes.length + table.refused.length,
    errors: table.refused.flatMap(({ rowNumber: row, fault }) => (fault ? { row, ...fault } : [])),
    notes: [...file.notes, ...table.notes, ...notes, ...notesOnRows(table)]
      .concat(notesOnColumns(assigned.columns, table))
      .slice(0, MAX_NOTES)
      .map((note) => ({ ...note, message: note.message.slice(0, MAX_NOTE_CHARACTERS) })),
    source: {
      worksheet: file.worksheet,
      worksheets: file.worksheets,
      encoding: file.encoding,
      headerRow: table.headerRow,
      ...layouts,
    },
  };
  if (!uses.some(({ field }) => field === 'name' || field === 'id'))
    return { ...summary, errors: [withoutName(table)], recipes: [], rows: [] };
  const reading = sheetReadingOf(table, assigned, options.defaults);
  return {
    ...summary,
    recipes: {
      *[Symbol.iterator]() {
        for (const recipe of rowsToRecipes(recipes, reading)) yield boundedRecipe(recipe);
      },
    },
    rows: { [Symbol.iterator]: () => valuesOf(table) },
  };
}

function assignTable(
  { header, names, rows, unit }: ReadTable,
  { mapping, layout }: SheetOptions,
): AssignedColumns {
  const cellsOf = (index: number): string[] =>
    rows.slice(0, SAMPLED_ROWS).map(({ cells }) => plainText(cells[index] ?? ''));
  const named = new Set([...names.keys()].filter((at) => !header || header[at]?.trim()));
  return assignColumns(names, cellsOf, { mapping, layout, titleUnit: unit, named });
}

/** Returns the layout of the sheet, and the layouts in which it can be read. */
function layoutsOf(
  { isTransposed, canBeTransposed }: ReadTable,
  { hasMatrix, canBeMatrix }: AssignedColumns,
  wanted: SheetLayout | null | undefined,
): Pick<SheetSource, 'layout' | 'layouts'> {
  const layouts: SheetLayout[] = ['table'];
  if (canBeTransposed) layouts.push('drinkColumns');
  if (canBeMatrix) layouts.push('ingredientColumns');
  if (wanted && !layouts.includes(wanted))
    throw new SheetError('The recipes do not stand so in this sheet. Choose another layout.');
  const layout = hasMatrix ? 'ingredientColumns' : 'table';
  return {
    layout: isTransposed ? 'drinkColumns' : layout,
    layouts: layouts.map((possible) => ({ layout: possible, label: sentences[possible] ?? possible })),
  };
}

function withoutName({ headerRow: row }: ReadTable): RowError {
  const message = 'No column was recognized as the name of the cocktail. Say which one it is.';
  return { row, field: 'name', code: 'required', message };
}

function sheetReadingOf(
  { names, unit, isTransposed }: ReadTable,
  { columns, isOwnExport, unsure }: AssignedColumns,
  defaults: SheetOptions['defaults'],
): SheetReading {
  const uses = columns.flatMap(({ use }) => use ?? []);
  return {
    header: names,
    uses,
    guessed: columns.flatMap(({ isGuess }, at) => (isGuess ? [at] : [])),
    unsure,
    isOwnExport,
    hasUnitAbove: uses.some((use) => use.unit !== '') || (isTransposed && unit !== ''),
    // Recipes are made later, on demand, so wrong defaults must throw here.
    defaults: readDefaults(defaults ?? {}),
    further: isOwnExport ? furtherIndexes(names) : null,
  };
}

/** Returns what each column that has a name fills, and how many of its cells say something. */
function countCells(columns: readonly ReadColumn[], { names, rows }: ReadTable): Required<SheetColumn>[] {
  return columns.flatMap(({ name: column, use, isGuess, reason }, at) => {
    if (!names[at]) return [];
    const part = use?.part === 'amount' || use?.part === 'unit' ? use.part : null;
    const cells = rows.filter((row) => row.cells[at]?.trim()).length;
    return [{ column, field: part ?? use?.field ?? null, isGuess, reason, cells }];
  });
}

function notesOnRows({ rows, refused, headerRow }: ReadTable): RowNote[] {
  if (rows.length + refused.length === 0)
    return [noteOn(headerRow, 'No row stands below the names of the columns')];
  const hidden = rows.filter(({ isHidden }) => isHidden).map(({ rowNumber }) => String(rowNumber));
  return hidden.length === 0
    ? []
    : [noteOn(0, `Rows that are hidden in the workbook were read too: ${namesOf(hidden)}`)];
}

function notesOnColumns(columns: readonly ReadColumn[], { headerRow, unit }: ReadTable): RowNote[] {
  const guesses = columns
    .filter(({ isGuess }) => isGuess)
    .map(({ name, use, reason }) => noteOn(headerRow, `"${name}": ${reason}`, use?.field ?? ''));
  const hasTitleUnit = unit !== '' && columns.some(({ use }) => use?.part === 'matrix');
  return hasTitleUnit
    ? [...guesses, noteOn(0, `A title says the unit of the amounts: ${unit}`, 'ingredients')]
    : guesses;
}

/** Yields the cells below named columns, row by row in the order of the file. */
function* valuesOf({ names, rows, refused }: ReadTable): Generator<FailedRow> {
  const named = [...names.keys()].filter((index) => names[index]);
  const inOrder = [...rows, ...refused].sort((a, b) => a.rowNumber - b.rowNumber);
  for (const { rowNumber, cells } of inOrder)
    yield { row: rowNumber, values: named.map((index) => cells[index] ?? '') };
}
