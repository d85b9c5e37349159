import { bodies } from '#openapi/generated/bodies.ts';
import type { SheetLayout } from '#openapi/generated/model.ts';
import { FIRST_FIELDS, isListField, SHEET_FIELDS, type SheetField } from '../words/sheet-fields.ts';
import { SheetError } from '../read/sheet-error.ts';
import { type ColumnLooks, looksOf } from './column-looks.ts';
import { applyMapping } from './apply-mapping.ts';
import { give, guessUse, leaveOut, type AssignedColumn, replaceBy, usesOf } from './column-use.ts';
import { guessByCells } from './guess-by-cells.ts';
import { fieldNamed, readColumnName, splitUnit } from '../words/header-words.ts';
import { isFigure, isIngredient } from '../words/ingredient-names.ts';
import { ingredientColumnsOf, isCandidate, MIN_COLUMNS, setIngredientColumn } from './ingredient-columns.ts';

export interface AssignedColumns {
  columns: AssignedColumn[];
  /** True for our own export with all columns that every release writes. Its cells are then read exactly. */
  isOwnExport: boolean;
  /** The columns that were left out although they may hold ingredients, amounts or steps. */
  unsure: number[];
  /** The sheet has a column for each ingredient, or may have. */
  hasIngredientColumns: boolean;
  canHaveIngredientColumns: boolean;
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
  // What names say comes first, since each later step gives fields only to columns that are left.
  const columns = header.map((name, index) => readName(name, index, looksOf(cellsOf(index))));
  // Technique columns must leave the steps before columns of steps are settled. A settled field needs no
  // guess.
  proposeTechniques(columns);
  settleSameField(columns);
  // Columns that are called after ingredients count only where no column lists ingredients.
  pairByUnit(columns);
  const candidates = columns.filter((column) => !column.use && isCandidate(column, header));
  for (const column of ingredientColumnsOf(columns, candidates, layout, titleUnit))
    setIngredientColumn(column, titleUnit);
  if (!isOwnExport) guessByCells(columns);
  // A mapping by a person overrides all of this.
  const mapped = applyMapping(columns, mapping, titleUnit);
  // Amounts are paired with names after the mapping, which may name their columns.
  numberParts(columns);
  pairAmounts(columns);
  return {
    columns,
    isOwnExport,
    unsure: unsureColumns(columns, mapped, named),
    hasIngredientColumns: columns.some(({ use }) => use?.part === 'ingredientColumn'),
    canHaveIngredientColumns: !isOwnExport && candidates.length >= MIN_COLUMNS,
  };
}

/** Tells whether a field holds names of other items, so that a number in it is wrong. */
const refersToItems = (field: string): boolean =>
  !!bodies.CocktailFields.properties?.[field]?.['x-reference'];

function readName(name: string, index: number, looks: ColumnLooks): AssignedColumn {
  const read = { index, name, looks, use: null, isGuess: false };
  const named = name === '' ? null : readColumnName(name);
  if (!named) return { ...read, reason: 'Nothing says which field it fills' };
  const { meaning, rank, number, unit } = named;
  if (meaning === 'name' && rank > 0 && looks.areLong)
    return { ...read, reason: 'Its cells are too long for names' };
  // A sheet may have "Spirit (ml)" beside "Spirit".
  if (rank > 0 && refersToItems(meaning) && looks.areNumbers)
    return { ...read, reason: 'Its cells are numbers' };
  const isPart = meaning === 'amount' || meaning === 'unit';
  // A column "Parts" may hold "2 parts gin, 1 part lime".
  if (isPart && looks.areIngredients) return { ...read, reason: 'Its cells are more than amounts' };
  const held = isPart
    ? ({ field: 'ingredients', part: meaning } as const)
    : ({ field: meaning, part: 'value' } as const);
  const use = { index, number, unit, ...held };
  const reason = rank === 0 ? 'It has the name of this field' : 'Its name means this field';
  return { ...read, use, reason };
}

/** "Method: Shake" beside "Directions: Shake it hard" is the technique. Alone, it is the preparation. */
function proposeTechniques(columns: readonly AssignedColumn[]): void {
  const steps = columns.filter(({ use }) => use?.field === 'instructions');
  if (!steps.some(({ looks }) => !looks.areTechniques && looks.filled.length > 0)) return;
  for (const column of steps) {
    const { use, looks } = column;
    if (use?.number === 0 && looks.areTechniques && !fieldNamed(column.name))
      guessUse(column, { ...use, field: 'type' }, 'Its cells name techniques');
  }
}

const SIDE_BY_SIDE =
  'Several tables stand side by side: more than one column has the names of the cocktails. Put the tables below each other.';

/** Keeps the column with the best name of those for one field. Numbered columns and lists stay together. */
function settleSameField(columns: readonly AssignedColumn[]): void {
  const rankOf = ({ name, isGuess }: AssignedColumn): number =>
    (readColumnName(name)?.rank ?? 100) + (isGuess ? 100 : 0);
  for (const field of SHEET_FIELDS) {
    const same = columns.filter(({ use }) => use?.field === field && use.part === 'value');
    if (same.length < 2) continue;
    const isOneName = new Set(same.map((column) => column.name)).size === 1;
    if (field === 'name' && isOneName) throw new SheetError(SIDE_BY_SIDE);
    if (isListField(field) && (isOneName || (field !== 'ingredients' && field !== 'instructions'))) continue;
    const numbered = same.filter(({ use }) => (use?.number ?? 0) > 0);
    const best = same.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const kept = numbered.length > 1 ? numbered : [best];
    for (const column of same) if (!kept.includes(column)) replaceBy(column, kept[0]?.name ?? '');
  }
}

/** Pairs names and amounts of "Base, Base (oz), Modifier, Modifier (oz)", without an ingredient column. */
function pairByUnit(columns: readonly AssignedColumn[]): void {
  if (usesOf(columns, 'value').length > 0) return;
  const pairs = columns.flatMap((amount) => {
    const { name, unit } = splitUnit(amount.name);
    const named = unit === '' ? undefined : columns.find((column) => column.name === name);
    return named && amount.looks.areAmounts && !named.looks.areAmounts ? [{ named, amount, unit }] : [];
  });
  if (pairs.length < MIN_COLUMNS) return;
  const reason = 'A name and its amount stand in two columns';
  for (const [index, { named, amount, unit }] of pairs.entries()) {
    const ingredient = { field: 'ingredients', number: index + 1 } as const;
    give(named, { ...ingredient, index: named.index, part: 'value', unit: '' }, reason);
    give(amount, { ...ingredient, index: amount.index, part: 'amount', unit }, reason);
  }
}

/**
 * Numbers amounts, as in "Qty, Ingredient, Qty, Ingredient". They follow the order of names, or the last
 * name.
 */
function numberParts(columns: readonly AssignedColumn[]): void {
  const [values = [], ...parts] = (['value', 'amount', 'unit'] as const).map((part) =>
    usesOf(columns, part).filter(({ number }) => number === 0),
  );
  const isOneName = new Set(values.map(({ index }) => columns[index]?.name)).size === 1;
  if (values.length < 2 || (!isOneName && parts.flat().length === 0)) return;
  for (const uses of [values, ...parts])
    for (const [position, use] of uses.entries()) {
      const before = values.findLastIndex(({ index }) => index < use.index);
      use.number = 1 + (uses.length === values.length ? position : Math.max(0, before));
    }
}

/**
 * Leaves out amounts and units without a column of names beside them. A name has one amount. Of two, the one
 * without digits is the unit, as in "Cantidad, Medida".
 */
function pairAmounts(columns: readonly AssignedColumn[]): void {
  for (const amount of usesOf(columns, 'amount')) {
    const isAlone = !usesOf(columns, 'amount').some((use) => use !== amount && use.number === amount.number);
    const isNumbered = columns[amount.index]?.looks.haveNumbers;
    if (!isAlone && !isNumbered && usesOf(columns, 'unit').length === 0) amount.part = 'unit';
  }
  const named = new Set(usesOf(columns, 'value').map(({ number }) => number));
  for (const part of ['amount', 'unit'] as const) {
    const seen = new Set<number>();
    for (const { index, number } of usesOf(columns, part)) {
      const column = columns[index];
      if (column && (!named.has(number) || seen.has(number)))
        leaveOut(column, 'No column of ingredients belongs to it');
      seen.add(number);
    }
  }
}

/** Lists the columns that were left out although they may hold ingredients, amounts or steps. */
function unsureColumns(
  columns: readonly AssignedColumn[],
  mapped: ReadonlySet<AssignedColumn>,
  named: ReadonlySet<number>,
): number[] {
  const has = (field: SheetField): boolean => columns.some(({ use }) => use?.field === field);
  const hasIngredientColumns = columns.some(({ use }) => use?.part === 'ingredientColumn');
  const hasAmounts = columns.some(
    ({ use, looks }) => use?.field === 'ingredients' && (use.part === 'amount' || looks.areAmountLines),
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
    .filter((column) => !column.use && !mapped.has(column) && column.looks.filled.length > 0)
    .filter(isUnsure)
    .map(({ index }) => index);
}
