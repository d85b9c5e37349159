import { sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { ImportFields, RowError, RowNote, SheetSource } from '#openapi/generated/model.ts';
import { boundedDraft, boundedProblem } from './bound-draft.ts';
import type { ColumnUse } from './columns/weighed-column.ts';
import { recogniseColumns, type RecognisedColumns, type SheetColumn } from './columns/recognise-columns.ts';
import { groupRows } from './layouts/group-rows.ts';
import { foreignText } from './lines/foreign-text.ts';
import { hasAmount } from './lines/line-amounts.ts';
import { unbracketed } from './lines/foreign-text.ts';
import { readEntries } from './lines/read-entries.ts';
import { linesOf } from './lines/split-entries.ts';
import { amountsHabit, type AmountsHabit } from './lines/unitless-amounts.ts';
import { noteOn, type RawSheet, type ReadingOptions, type SheetRow } from './read/raw-sheet.ts';
import { readSheet, type Unpack } from './read/read-sheet.ts';
import { rowsToDrafts } from './rows-to-drafts.ts';
import type { CocktailDraft, SheetCocktail } from './sheet-fields.ts';
import { FURTHER_COLUMNS, type FurtherColumn, furtherColumnOf } from './write/further-columns.ts';

/** How the request asks for a sheet to be read; in a mapping '' or 'ignore' leaves a column out. */
export type SheetOptions = Omit<ImportFields, 'file' | 'sameItems' | 'pictures'>;

/** A column, and in how many rows it says something. */
export interface CountedColumn extends SheetColumn {
  cells: number;
}

/** What a sheet is, apart from its cocktails. `rowCount` counts the rows that are not blank, bad ones too; rows that make one recipe together count once. */
export interface SheetSummary {
  columns: CountedColumn[];
  rowCount: number;
  errors: RowError[];
  notes: RowNote[];
  source: SheetSource;
}

/** A row as it stands in the file: a text for each of the columns, in their order. */
export interface RowValues {
  row: number;
  values: string[];
}

/** A sheet that was read. Drafts and rows may be gone through more than once. */
export interface CocktailSheet extends SheetSummary {
  drafts: Iterable<CocktailDraft>;
  /** All rows, those that could not be read too, in the order of the file. */
  rows: Iterable<RowValues>;
}

const { maxItems: MAX_NOTES } = contract.components.schemas.ImportResults.properties.notes;

/** So many rows tell what a column holds, and so many recipes how a sheet writes its amounts. */
const SAMPLED_ROWS = 200;
const SAMPLED_RECIPES = 200;

/**
 * Reads a whole sheet in this thread. Without a column for the name (or id) there are no cocktails and one error in the header's
 * row.
 * @throws SheetError
 */
export async function readCocktailRows(
  bytes: Uint8Array,
  options: SheetOptions = {},
  unpack?: Unpack,
): Promise<CocktailSheet> {
  const { sheet, source } = await readSheet(bytes, readingOptions(options), unpack);
  const { header, headerRow, rows, refused } = sheet;
  const named = recogniseColumns(header, options.mapping, samplesOf(rows, header), headerRow > 0);
  const recognised = withUnit(named, sheet.unit);
  const { recipes, notes } = groupRows(rows, header, recognised);
  const sampled = Array.from(
    rowsToDrafts(recipes.slice(0, SAMPLED_RECIPES), recognised),
    ({ fields }) => fields,
  );
  const habit = amountsHabit({
    recipes: sampled,
    uses: recognised.uses,
    nameOf: (index) => (headerRow > 0 ? (header[index] ?? '') : ''),
    isRowPerRecipe: recipes.every((recipe) => recipe.rows.length === 1),
    hasTitle: sheet.notes.some(({ row }) => row > 0 && row <= headerRow),
  });
  const summary: SheetSummary = {
    columns: countCells(recognised.columns, header, rows),
    rowCount: recipes.length + refused.length,
    errors: refused.flatMap(({ rowNumber: row, refusal }) =>
      refusal ? boundedProblem({ row, ...refusal }) : [],
    ),
    notes: [
      ...sheet.notes,
      ...notesOnColumns(sheet, recognised.columns),
      ...notes,
      ...(recognised === named
        ? []
        : [noteOn(0, `A title says the unit of the amounts: ${sheet.unit}`, 'ingredients')]),
      ...notesOnAmounts(habit, sampled),
    ]
      .slice(0, MAX_NOTES)
      .map(boundedProblem),
    source: {
      ...source,
      headerRow,
      layout: sheet.layout,
      layouts: sheet.layouts.map((layout) => ({ layout, label: sentences[layout] ?? layout })),
    },
  };
  if (!recognised.uses.some(({ field }) => field === 'name' || field === 'id')) {
    const message = 'No column was recognised as the name of the cocktail. Say which one it is.';
    return {
      ...summary,
      errors: [{ row: headerRow, field: 'name', code: 'required', message }],
      drafts: [],
      rows: [],
    };
  }
  const { defaults } = options;
  const placeOf = (column: FurtherColumn): number =>
    header.findIndex((name) => furtherColumnOf(name) === column);
  const further = recognised.exact
    ? new Map(FURTHER_COLUMNS.map((column) => [column, placeOf(column)]))
    : null;
  return {
    ...summary,
    drafts: {
      *[Symbol.iterator]() {
        for (const draft of rowsToDrafts(recipes, recognised, { habit, defaults, further }))
          yield boundedDraft(draft);
      },
    },
    rows: { [Symbol.iterator]: () => valuesOf(rows, refused, header) },
  };
}

/** The unit that a title says, for amounts in columns of their own that have none. In a list each amount may have one. */
function withUnit(recognised: RecognisedColumns, unit: string | undefined): RecognisedColumns {
  const { foreign, uses } = recognised;
  if (!unit || !foreign || uses.some(({ part }) => part === 'unit')) return recognised;
  const isWithout = ({ field, part, unit: own }: ColumnUse): boolean =>
    field === 'ingredients' && part === 'amount' && own === undefined;
  return { ...recognised, uses: uses.map((use) => (isWithout(use) ? { ...use, unit } : use)) };
}

function readingOptions({
  mapping = {},
  worksheet,
  encoding,
  headerRow,
  layout,
}: SheetOptions): ReadingOptions {
  return {
    mapped: new Set(Object.keys(mapping).map((column) => column.trim())),
    ...(worksheet && { worksheet }),
    ...(encoding && { encoding }),
    ...(typeof headerRow === 'number' && { headerRow }),
    ...(layout && { layout }),
  };
}

/** The first cells of each column, without what only the program wrote that they come from, and its lists as lines. */
function samplesOf(rows: readonly SheetRow[], header: readonly string[]): string[][] {
  const sampled = rows.slice(0, SAMPLED_ROWS);
  return header.map((_, at) => sampled.map(({ cells }) => withoutBrackets(foreignText(cells[at] ?? ''))));
}

/** So that the entries of a list are weighed and not its signs. */
function withoutBrackets(cell: string): string {
  if (cell.includes('<')) return linesOf(cell).join('\n');
  return (/^\s*\[/.test(cell) && readEntries(cell)?.join('\n')) || unbracketed(cell);
}

function countCells(
  columns: readonly SheetColumn[],
  header: readonly string[],
  rows: readonly SheetRow[],
): CountedColumn[] {
  const named = [...header.keys()].filter((at) => header[at]);
  const countAt = (at = 0): number => rows.filter(({ cells }) => cells[at]?.trim()).length;
  return columns.map((column, place) => ({ ...column, cells: countAt(named[place]) }));
}

function notesOnColumns({ headerRow }: RawSheet, columns: readonly SheetColumn[]): RowNote[] {
  return columns
    .filter(({ isGuess }) => isGuess)
    .map(({ column, field }) => ({
      row: headerRow,
      field: field ?? '',
      message: `The name of "${column}" says nothing; its cells look like this field`,
    }));
}

function notesOnAmounts({ isUnitless }: AmountsHabit, sampled: readonly SheetCocktail[]): RowNote[] {
  const lines = sampled.flatMap(({ ingredients = [] }) => ingredients);
  const message = isUnitless
    ? 'The amounts have no unit; they were taken as they stand'
    : lines.length > 0 && !lines.some(hasAmount)
      ? 'No ingredient has an amount'
      : null;
  return message === null ? [] : [noteOn(0, message, 'ingredients')];
}

function* valuesOf(
  rows: readonly SheetRow[],
  refused: readonly SheetRow[],
  header: readonly string[],
): Generator<RowValues> {
  const named = [...header.keys()].filter((index) => header[index]);
  const all = [...rows, ...refused].sort((one, other) => one.rowNumber - other.rowNumber);
  for (const { rowNumber, cells } of all)
    yield { row: rowNumber, values: named.map((index) => cells[index] ?? '') };
}
