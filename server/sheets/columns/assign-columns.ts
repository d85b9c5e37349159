import { bodies } from '#openapi/generated/bodies.ts';
import type { RowError, SheetLayout } from '#openapi/generated/model.ts';
import { SheetError } from '../read/sheet-error.ts';
import { FIRST_FIELDS, isListField, SHEET_FIELDS, type SheetField } from '../cells/sheet-fields.ts';
import { type ColumnLooks, looksOf } from './column-looks.ts';
import { applyMapping, type MappedFields } from './apply-mapping.ts';
import { type AssignedColumn, type Columns, replacedBy, withChanged, withUse } from './column-use.ts';
import { guessByCells } from './guess-by-cells.ts';
import { fieldNamed, isFigure, readColumnName, splitUnit } from '../cells/read-column-name.ts';
import { isIngredient } from '../cells/ingredients.ts';
import { asIngredientColumn, ingredientColumnsOf, isCandidate, MIN_COLUMNS } from './ingredient-columns.ts';
import { leaveOutUnpaired, markUnitColumn, pairByOrder, pairByUnit } from './pair-amounts.ts';

export interface AssignedColumns {
  columns: Columns;
  /** The sheet is our own export with all columns that every release writes. Its cells are read exactly. */
  isOwnExport: boolean;
  /** The columns that were left out although they may hold ingredients, amounts or steps. */
  unsure: number[];
  /** The sheet has a column for each ingredient, or may have. */
  hasIngredientColumns: boolean;
  canHaveIngredientColumns: boolean;
  /** Why no recipe can be read, or null. */
  error: Omit<RowError, 'row'> | null;
}

export interface AssignOptions {
  mapping: Readonly<Record<string, string>> | undefined;
  layout: SheetLayout | null | undefined;
  /** The unit of all amounts, from a title above the header. */
  titleUnit: string;
  /** The columns with a name in the header. */
  named: ReadonlySet<number>;
}

/**
 * Gives each column its field. A column with a field's own name is that field, whatever its cells hold. Then
 * known words decide, and last a guess by the cells. A mapping decides about its own columns alone.
 * @param cellsOf Returns the first cells of a column.
 * @throws SheetError for tables side by side, and for a mapping to a field that does not exist
 */
export function assignColumns(
  header: readonly string[],
  cellsOf: (index: number) => readonly string[],
  { mapping = {}, layout, titleUnit, named }: AssignOptions,
): AssignedColumns {
  const isOwnExport = FIRST_FIELDS.every((field) => header.some((column) => fieldNamed(column) === field));
  const fields = new Map(Object.entries(mapping).map(([column, field]) => [column.trim(), field.trim()]));
  // Each step fills only columns without a field, so the most reliable step comes first: names.
  const read = header.map((name, index) => readName(name, index, looksOf(cellsOf(index))));
  // A column called "Method" may hold "Shaken". As a technique, it does not compete with the steps below.
  const proposed = proposeTechniques(read);
  refuseSideBySide(proposed);
  // A settled field needs no pair and no guess.
  const settled = settleSameField(proposed);
  // A column of names and its column of amounts, unless a settled column has whole lines of ingredients.
  const paired = pairByUnit(settled);
  // Columns called "Gin", "Campari" and so on, unless one of the steps above found the ingredients.
  const candidates = paired.filter((column) => !column.use && isCandidate(column, header));
  const chosen = ingredientColumnsOf(paired, candidates, layout, titleUnit);
  const ingredients = chosen.map((column) => asIngredientColumn(column, titleUnit));
  const withIngredients = withChanged(paired, ingredients);
  // Cells say less than names, so a field is guessed only if no name says it.
  const guessed = isOwnExport ? withIngredients : guessByCells(withIngredients);
  // A mapping by a person overrides all of this.
  const mapped = applyMapping(guessed, fields, titleUnit);
  // Amounts are joined to names after the mapping, which may decide about both.
  const columns = leaveOutUnpaired(markUnitColumn(pairByOrder(mapped)));
  return {
    columns,
    isOwnExport,
    unsure: unsureColumns(columns, fields, named),
    hasIngredientColumns: columns.some(({ use }) => use?.role === 'ingredientColumn'),
    canHaveIngredientColumns: !isOwnExport && candidates.length >= MIN_COLUMNS,
    error: columns.some(({ use }) => use?.field === 'name' || use?.field === 'id') ? null : MISSING_NAME,
  };
}

const MISSING_NAME: AssignedColumns['error'] = {
  field: 'name',
  code: 'required',
  message: 'No column was recognized as the name of the cocktail. Say which one it is.',
};

/** Tells whether a field holds names of other items, so that a number in it is wrong. */
const refersToItems = (field: string): boolean => !!bodies.CocktailInput.properties?.[field]?.['x-reference'];

function readName(name: string, index: number, looks: ColumnLooks): AssignedColumn {
  const left = (reason: string) => ({ index, name, looks, use: null, isGuess: false, reason });
  const named = name === '' ? null : readColumnName(name);
  if (!named) return left('Nothing says which field it fills');
  const { meaning, rank, number, unit } = named;
  if (meaning === 'name' && rank > 0 && looks.areLong) return left('Its cells are too long for names');
  // A sheet may have "Spirit (ml)" beside "Spirit".
  if (rank > 0 && refersToItems(meaning) && looks.areNumbers) return left('Its cells are numbers');
  const isPart = meaning === 'amount' || meaning === 'unit';
  // A column "Parts" may hold "2 parts gin, 1 part lime".
  if (isPart && looks.areIngredients) return left('Its cells are more than amounts');
  const field = isPart ? 'ingredients' : meaning;
  const use = { index, field, role: isPart ? meaning : 'value', number, unit } as const;
  const reason = rank === 0 ? 'It has the name of this field' : 'Its name means this field';
  return { ...left(reason), use };
}

/** Throws a SheetError for tables side by side, each of which has a column for the names of its cocktails. */
function refuseSideBySide(columns: Columns): void {
  const names = columns.filter(({ use }) => use?.field === 'name').map(({ name }) => name);
  if (names.length < 2 || new Set(names).size > 1) return;
  throw new SheetError(
    'Several tables stand side by side: more than one column has the names of the cocktails. Put the tables below each other.',
  );
}

/** "Method: Shake" beside "Directions: Shake it hard" is the technique. Alone, it is the preparation. */
function proposeTechniques(columns: Columns): Columns {
  const steps = columns.filter(({ use }) => use?.field === 'instructions');
  if (!steps.some(({ looks }) => !looks.areTechniques && looks.filled.length > 0)) return columns;
  const techniques = steps.flatMap((column) => {
    const { name, use, looks } = column;
    if (use?.number !== 0 || !looks.areTechniques || fieldNamed(name)) return [];
    return [{ ...withUse(column, { ...use, field: 'type' }, 'Its cells name techniques'), isGuess: true }];
  });
  return withChanged(columns, techniques);
}

/** Keeps the column with the best name of those for one field. Numbered columns and lists stay together. */
function settleSameField(columns: Columns): Columns {
  const replaced: AssignedColumn[] = [];
  const rankOf = ({ name, isGuess }: AssignedColumn): number =>
    (readColumnName(name)?.rank ?? 100) + (isGuess ? 100 : 0);
  for (const field of SHEET_FIELDS) {
    const same = columns.filter(({ use }) => use?.field === field && use.role === 'value');
    if (same.length < 2) continue;
    const isOneName = new Set(same.map((column) => column.name)).size === 1;
    if (isListField(field) && (isOneName || (field !== 'ingredients' && field !== 'instructions'))) continue;
    const numbered = same.filter(({ use }) => (use?.number ?? 0) > 0);
    const best = same.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const kept = numbered.length > 1 ? numbered : [best];
    const others = same.filter((column) => !kept.includes(column));
    replaced.push(...others.map((column) => replacedBy(column, kept[0]?.name ?? '')));
  }
  return withChanged(columns, replaced);
}

/** Lists the columns that were left out although they may hold ingredients, amounts or steps. */
function unsureColumns(columns: Columns, fields: MappedFields, named: ReadonlySet<number>): number[] {
  const has = (field: SheetField): boolean => columns.some(({ use }) => use?.field === field);
  const hasIngredientColumns = columns.some(({ use }) => use?.role === 'ingredientColumn');
  const hasAmounts = columns.some(
    ({ use, looks }) => use?.field === 'ingredients' && (use.role === 'amount' || looks.areAmountLines),
  );
  const isWhole = has('ingredients') && has('instructions');
  const isUnsure = ({ name, index, looks }: AssignedColumn): boolean => {
    const meaning = readColumnName(name)?.meaning;
    if (meaning === 'amount' || meaning === 'unit' || (!named.has(index) && !looks.areNumbers)) return true;
    // Numbers are amounts if no other column says how much is taken.
    const areCounted =
      looks.areNumbers && hasAmounts && !hasIngredientColumns && !isIngredient(splitUnit(name).name);
    const isOther = isFigure(name) && (hasAmounts || !looks.haveUnits);
    const mayBeAmounts = (looks.areAmounts || looks.areAmountLines) && !areCounted && !isOther;
    return mayBeAmounts || (!isWhole && looks.areLong && !looks.areUrls);
  };
  return columns
    .filter((column) => !column.use && !fields.has(column.name) && column.looks.filled.length > 0)
    .filter(isUnsure)
    .map(({ index }) => index);
}
