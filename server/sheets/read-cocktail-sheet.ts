import { sentences } from '#openapi/generated/bodies.ts';
import type {
  FailedRow,
  ImportInput,
  RowError,
  RowNote,
  SheetColumn,
  SheetLayout,
  SheetSource,
} from '#openapi/generated/model.ts';
import { assignColumns, type AssignedColumns } from './columns/assign-columns.ts';
import { SAMPLED_ROWS } from './columns/column-looks.ts';
import type { Columns } from './columns/column-use.ts';
import { groupRows, oneRecipePerRow } from './recipes/group-rows.ts';
import { plainText } from './cells/plain-text.ts';
import { readDefaults } from './recipes/defaults.ts';
import { rowsToRecipes, type RecipeSettings } from './recipes/rows-to-recipes.ts';
import { SheetError } from './read/sheet-error.ts';
import { readSheetFile, type Unpack } from './read/read-sheet-file.ts';
import { quotedNames, noteOn } from './read/sheet-rows.ts';
import { MAX_NOTE_CHARACTERS, MAX_NOTES } from './read/sheet-limits.ts';
import type { SheetRecipe } from './cells/sheet-fields.ts';
import { difficultyOf } from './cells/value-words.ts';
import { readTable, type SheetTable } from './table/read-table.ts';
import { findExportOnly } from './cells/export-only-columns.ts';

/** How the request wants a sheet read. In a mapping, '' or 'ignore' leaves a column out. */
export type SheetOptions = Pick<
  ImportInput,
  'mapping' | 'defaults' | 'worksheet' | 'encoding' | 'headerRow' | 'layout'
>;

/** A sheet without its cocktails. `rowCount` includes bad rows. Rows of one recipe count once. */
export interface SheetSummary {
  /** What each column fills, and how many of its cells have a value. */
  columns: Required<SheetColumn>[];
  rowCount: number;
  errors: RowError[];
  notes: RowNote[];
  /** For a sheet whose recipes use the default of the difficulty. */
  defaultNotes: RowNote[];
  source: SheetSource;
}

/** A sheet that was read. A caller may go through recipes and rows more than once. */
export interface CocktailSheet extends SheetSummary {
  recipes: Iterable<SheetRecipe>;
  /** All rows in the order of the file, including those that could not be read. */
  rows: Iterable<FailedRow>;
}

/**
 * Reads a whole sheet in this thread: bytes, rows, table, columns, recipes. Without a column for the name (or
 * id) it returns no cocktails and one error in the header's row.
 * @throws SheetError
 */
export async function readCocktailSheet(
  bytes: Uint8Array,
  options: SheetOptions = {},
  unpack?: Unpack,
): Promise<CocktailSheet> {
  const { rows, notes: fileNotes, ...origin } = await readSheetFile(bytes, options, unpack);
  const table = readTable(rows, options);
  const assigned = assignTable(table, options);
  const layouts = layoutsOf(table, assigned, options.layout);
  const uses = assigned.columns.flatMap(({ use }) => use ?? []);
  const { recipes, notes } = assigned.isOwnExport
    ? oneRecipePerRow(table.rows)
    : groupRows(table.rows, uses, table.names);
  const difficulties = difficultiesIn(assigned.columns, table);
  const defaultDifficulty = difficultyWord(options.defaults?.['difficulty'] ?? '');
  const summary: SheetSummary = {
    columns: countCells(assigned.columns, table),
    rowCount: recipes.length + table.failed.length,
    errors: table.failed.flatMap(({ rowNumber: row, error }) => (error ? { row, ...error } : [])),
    notes: [...fileNotes, ...table.notes, ...notes, ...notesOnRows(table)]
      .concat(notesOnColumns(assigned.columns, table))
      .concat([...difficulties].flatMap(noteOnDifficulty))
      .slice(0, MAX_NOTES)
      .map((note) => ({ ...note, message: note.message.slice(0, MAX_NOTE_CHARACTERS) })),
    defaultNotes: difficulties.has(defaultDifficulty) ? [] : noteOnDifficulty(defaultDifficulty),
    source: { ...origin, headerRow: table.headerRow, ...layouts },
  };
  if (assigned.error)
    return { ...summary, errors: [{ row: table.headerRow, ...assigned.error }], recipes: [], rows: [] };
  const settings = recipeSettingsOf(table, assigned, options.defaults);
  return {
    ...summary,
    recipes: { [Symbol.iterator]: () => rowsToRecipes(recipes, settings) },
    rows: { [Symbol.iterator]: () => rowValues(table) },
  };
}

function assignTable(
  { names, named, rows, unit }: SheetTable,
  { mapping, layout }: SheetOptions,
): AssignedColumns {
  const cellsOf = (index: number): string[] =>
    rows.slice(0, SAMPLED_ROWS).map(({ cells }) => plainText(cells[index] ?? ''));
  return assignColumns(names, cellsOf, { mapping, layout, titleUnit: unit, named });
}

/** @throws SheetError when the sheet cannot be read in the wanted layout */
function layoutsOf(
  { hasDrinkColumns, canHaveDrinkColumns }: SheetTable,
  { hasIngredientColumns, canHaveIngredientColumns }: AssignedColumns,
  wanted: SheetLayout | null | undefined,
): Pick<SheetSource, 'layout' | 'layouts'> {
  const possible: SheetLayout[] = ['table'];
  if (canHaveDrinkColumns) possible.push('drinkColumns');
  if (canHaveIngredientColumns) possible.push('ingredientColumns');
  const layouts = possible.map((layout) => ({ layout, label: sentences[layout] ?? layout }));
  if (wanted && !possible.includes(wanted)) {
    const labels = quotedNames(layouts.map(({ label }) => label));
    throw new SheetError(`The recipes cannot be read in this layout. Choose another one: ${labels}.`);
  }
  const layout = hasIngredientColumns ? 'ingredientColumns' : 'table';
  return { layout: hasDrinkColumns ? 'drinkColumns' : layout, layouts };
}

function recipeSettingsOf(
  { names, unit, hasDrinkColumns }: SheetTable,
  { columns, isOwnExport, unsure }: AssignedColumns,
  defaults: SheetOptions['defaults'],
): RecipeSettings {
  const uses = columns.flatMap(({ use }) => use ?? []);
  return {
    header: names,
    uses,
    guessed: columns.flatMap(({ isGuess }, index) => (isGuess ? [index] : [])),
    unsure,
    isOwnExport,
    hasUnitAbove: uses.some((use) => use.unit !== '') || (hasDrinkColumns && unit !== ''),
    // Recipes are made later, on demand, so wrong defaults must throw here.
    defaults: readDefaults(defaults ?? {}),
    exportOnly: findExportOnly(isOwnExport ? names : []),
  };
}

/** Returns what each named column fills, and how many of its cells are filled. */
function countCells(columns: Columns, { names, rows }: SheetTable): Required<SheetColumn>[] {
  return columns.flatMap(({ name: column, use, isGuess, reason }, index) => {
    if (!names[index]) return [];
    const role = use?.role === 'amount' || use?.role === 'unit' ? use.role : null;
    const cells = rows.filter((row) => row.cells[index]?.trim()).length;
    return [{ column, field: role ?? use?.field ?? null, isGuess, reason, cells }];
  });
}

function notesOnRows({ rows, failed, headerRow }: SheetTable): RowNote[] {
  const isEmpty = rows.length + failed.length === 0;
  return isEmpty ? [noteOn(headerRow, 'No row stands below the names of the columns')] : [];
}

function notesOnColumns(columns: Columns, { headerRow, unit }: SheetTable): RowNote[] {
  const guesses = columns
    .filter(({ isGuess }) => isGuess)
    .map(({ name, use, reason }) => noteOn(headerRow, `"${name}": ${reason}`, use?.field ?? ''));
  const hasTitleUnit = unit !== '' && columns.some(({ use }) => use?.role === 'ingredientColumn');
  return hasTitleUnit
    ? [...guesses, noteOn(0, `A title says the unit of the amounts: ${unit}`, 'ingredients')]
    : guesses;
}

const difficultyWord = (text: string): string => text.trim().toLowerCase();

function difficultiesIn(columns: Columns, { rows }: SheetTable): Set<string> {
  const indexes = [...columns.keys()].filter((index) => columns[index]?.use?.field === 'difficulty');
  const texts = new Set(rows.flatMap(({ cells }) => indexes.map((index) => cells[index] ?? '')));
  return new Set([...texts].map((text) => difficultyWord(plainText(text))));
}

/** Notes that a word is read as one of our difficulties, if it is written otherwise. */
function noteOnDifficulty(word: string): RowNote[] {
  const difficulty = /\p{L}/u.test(word) ? difficultyOf(word) : null;
  if (difficulty === null || difficulty.toLowerCase() === word) return [];
  return [noteOn(0, `"${word}" was read as the difficulty ${difficulty}`, 'difficulty')];
}

/** Yields the cells below named columns, row by row in the order of the file. */
function* rowValues({ names, rows, failed }: SheetTable): Generator<FailedRow> {
  const named = [...names.keys()].filter((index) => names[index]);
  const inOrder = [...rows, ...failed].sort((a, b) => a.rowNumber - b.rowNumber);
  for (const { rowNumber, cells } of inOrder)
    yield { row: rowNumber, values: named.map((index) => cells[index] ?? '') };
}
