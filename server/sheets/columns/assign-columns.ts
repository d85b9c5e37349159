import type { SheetLayout } from '#openapi/generated/model.ts';
import { FIRST_COLUMNS, isListField, SHEET_FIELDS, type SheetField } from '../words/sheet-fields.ts';
import { SheetError } from '../read/sheet-error.ts';
import { type ColumnLooks, looksOf } from './column-looks.ts';
import { applyMapping } from './apply-mapping.ts';
import { type ColumnUse, leftOut, type ReadColumn, replacedBy } from './column-use.ts';
import { guessColumns } from './guess-columns.ts';
import { ownField, readColumnName, splitUnit } from '../words/header-words.ts';
import { isFigure, isIngredient, matrixColumn, saysSo, setMatrix } from './ingredient-matrix.ts';

/** It says what the columns of a sheet are. */
export interface AssignedColumns {
  columns: ReadColumn[];
  /** It is true for an export of ours with all its columns. Every sign of its cells counts then. */
  isOwnExport: boolean;
  /** These columns were left out although they may hold ingredients, amounts or steps. */
  unsure: number[];
  /** It tells whether the sheet has columns for single ingredients, or may have. */
  hasMatrix: boolean;
  canBeMatrix: boolean;
}

export interface AssignOptions {
  mapping: Readonly<Record<string, string>> | undefined;
  layout: SheetLayout | null | undefined;
  /** A title above the header gives this unit to all amounts. */
  titleUnit: string;
  /** The header names these columns. */
  named: ReadonlySet<number>;
}

/** At least this many columns for single ingredients make a matrix. */
const MIN_OF_A_MATRIX = 2;

/**
 * Gives each column its field. A column with a field's own name is that field, whatever its cells hold. Known words come next, and then a
 * guess by the cells. A mapping decides about its own columns alone.
 * @param cellsOf It returns the first cells of a column.
 * @throws SheetError 400 for tables side by side, and for a mapping to a field that does not exist
 */
export function assignColumns(
  header: readonly string[],
  cellsOf: (index: number) => readonly string[],
  { mapping = {}, layout, titleUnit, named }: AssignOptions,
): AssignedColumns {
  const isOwnExport = FIRST_COLUMNS.every((field) => header.some((column) => ownField(column) === field));
  const looks = header.map((_, index) => looksOf(cellsOf(index)));
  const columns = header.map((column, index) => readName(column, index, looks[index]));
  proposeTechniques(columns, looks);
  settleSameField(columns, header);
  pairByUnit(columns, header, looks);
  const matrix = header.flatMap((column, index) =>
    columns[index]?.use === null && matrixColumn(column, looks[index] ?? looksOf([]), header) ? [index] : [],
  );
  const told = matrix.filter((index) => saysSo(header[index] ?? '', looks[index] ?? looksOf([]), titleUnit));
  const hasList = columns.some(({ use }) => use?.field === 'ingredients' && use.part === 'value');
  const isChosen = layout === 'ingredientColumns';
  const taken = isChosen ? matrix : !hasList && told.length >= MIN_OF_A_MATRIX ? told : [];
  if (layout !== 'table') for (const index of taken) setMatrix(columns, index, header, titleUnit);
  if (!isOwnExport) guessColumns(columns, looks);
  const mapped = applyMapping(columns, header, mapping, looks, titleUnit);
  numberParts(columns);
  pairAmounts(columns, looks);
  return {
    columns,
    isOwnExport,
    unsure: unsureColumns(columns, header, looks, mapped, named),
    hasMatrix: columns.some(({ use }) => use?.part === 'matrix'),
    canBeMatrix: !isOwnExport && matrix.length >= MIN_OF_A_MATRIX,
  };
}

/** These fields hold names of things, so a number in them is wrong. */
const NAMES_OF_ITEMS: ReadonlySet<string> = new Set<SheetField>([
  'category',
  'type',
  'spirits',
  'glassware',
  'equipment',
  'garnish',
]);

function readName(column: string, index: number, looks: ColumnLooks | undefined): ReadColumn {
  const named = column === '' ? null : readColumnName(column);
  if (!named) return leftOut(column, 'Nothing says which field it fills');
  const { meaning, rank, number, unit } = named;
  if (meaning === 'name' && rank > 0 && looks?.areLong)
    return leftOut(column, 'Its cells are too long for names');
  // A sheet may have "Spirit (ml)" beside "Spirit".
  if (rank > 0 && NAMES_OF_ITEMS.has(meaning) && looks?.areNumbers)
    return leftOut(column, 'Its cells are numbers');
  const isPart = meaning === 'amount' || meaning === 'unit';
  // A column "Parts" may hold "2 parts gin, 1 part lime".
  if (isPart && looks?.areMeasured) return leftOut(column, 'Its cells are more than amounts');
  const use: ColumnUse = {
    index,
    field: isPart ? 'ingredients' : meaning,
    part: isPart ? meaning : 'value',
    number,
    unit,
  };
  const reason = rank === 0 ? 'It has the name of this field' : 'Its name means this field';
  return { column, use, isGuess: false, reason };
}

/** Decides what "Method: Shake" is. Beside "Directions: Shake it hard" it names the technique. Alone, it is the preparation. */
function proposeTechniques(columns: ReadColumn[], looks: readonly ColumnLooks[]): void {
  const steps = columns.flatMap(({ use }, at) => (use?.field === 'instructions' ? [at] : []));
  const sayMore = steps.filter((at) => !looks[at]?.areTechniques && looks[at]?.filled.length);
  if (sayMore.length === 0) return;
  for (const at of steps) {
    const column = columns[at];
    if (!column?.use || column.use.number > 0 || !looks[at]?.areTechniques || ownField(column.column))
      continue;
    const use: ColumnUse = { ...column.use, field: 'type' };
    columns[at] = { ...column, use, isGuess: true, reason: 'Its cells name techniques' };
  }
}

const SIDE_BY_SIDE =
  'Several tables stand side by side: more than one column has the names of the cocktails. Put the tables below each other.';

/**
 * Lets one column fill a field that several columns have. The one whose name says it best wins. Numbered columns and lists count together.
 */
function settleSameField(columns: ReadColumn[], header: readonly string[]): void {
  const rankOf = (at: number): number =>
    (readColumnName(header[at] ?? '')?.rank ?? 100) + (columns[at]?.isGuess ? 100 : 0);
  for (const field of SHEET_FIELDS) {
    const same = columns.flatMap(({ use }, at) => (use?.field === field && use.part === 'value' ? [at] : []));
    if (same.length < 2) continue;
    const isOneName = new Set(same.map((at) => header[at])).size === 1;
    if (field === 'name' && isOneName) throw new SheetError(400, SIDE_BY_SIDE);
    const isJoined =
      isListField(field) && (isOneName || (field !== 'ingredients' && field !== 'instructions'));
    const numbered = same.filter((at) => (columns[at]?.use?.number ?? 0) > 0);
    const best = same.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
    const kept = isJoined ? same : numbered.length > 1 ? numbered : [best];
    for (const at of same)
      if (!kept.includes(at)) columns[at] = replacedBy(header[kept[0] ?? 0] ?? '', header[at] ?? '');
  }
}

/** Pairs a name and its amount, as in "Base, Base (oz), Modifier, Modifier (oz)", if no column has the ingredients. */
function pairByUnit(columns: ReadColumn[], header: readonly string[], looks: readonly ColumnLooks[]): void {
  if (columns.some(({ use }) => use?.field === 'ingredients' && use.part === 'value')) return;
  const pairs = header.flatMap((column, amountAt) => {
    const { name, unit } = splitUnit(column);
    const nameAt = unit === '' ? -1 : header.indexOf(name);
    return nameAt >= 0 && looks[amountAt]?.areAmounts && !looks[nameAt]?.areAmounts
      ? [{ nameAt, amountAt, unit }]
      : [];
  });
  if (pairs.length < MIN_OF_A_MATRIX) return;
  for (const [place, { nameAt, amountAt, unit }] of pairs.entries())
    for (const [index, part] of [
      [nameAt, 'value'],
      [amountAt, 'amount'],
    ] as const)
      columns[index] = {
        column: header[index] ?? '',
        use: { index, field: 'ingredients', part, number: place + 1, unit: part === 'amount' ? unit : '' },
        isGuess: false,
        reason: 'A name and its amount stand in two columns',
      };
}

/** Numbers amounts, as in "Qty, Ingredient, Qty, Ingredient". They belong to the names in their order, or else to the name before them. */
function numberParts(columns: ReadColumn[]): void {
  const placesOf = (part: ColumnUse['part']): number[] =>
    columns.flatMap(({ use }, at) =>
      use?.field === 'ingredients' && use.part === part && use.number === 0 ? [at] : [],
    );
  const [values, amounts, units] = [placesOf('value'), placesOf('amount'), placesOf('unit')];
  const isOneName = new Set(values.map((at) => columns[at]?.column)).size === 1;
  if (values.length < 2 || (!isOneName && amounts.length + units.length === 0)) return;
  for (const places of [values, amounts, units])
    for (const [place, at] of places.entries()) {
      const before = values.findLastIndex((one) => one < at);
      const column = columns[at];
      const number = places.length === values.length ? place : Math.max(0, before);
      if (column?.use) columns[at] = { ...column, use: { ...column.use, number: number + 1 } };
    }
}

/**
 * Leaves out amounts and units without a column of names beside them, since they say nothing. A name has one amount: of two, the one
 * without a number is the unit, as in "Cantidad, Medida".
 */
function pairAmounts(columns: ReadColumn[], looks: readonly ColumnLooks[]): void {
  const usesOf = (part: ColumnUse['part']): ColumnUse[] =>
    columns.flatMap(({ use }) => (use?.field === 'ingredients' && use.part === part ? [use] : []));
  for (const amount of usesOf('amount')) {
    const isAlone = usesOf('amount').every((one) => one === amount || one.number !== amount.number);
    const column = columns[amount.index];
    if (!isAlone && column && !looks[amount.index]?.haveNumbers && usesOf('unit').length === 0)
      columns[amount.index] = { ...column, use: { ...amount, part: 'unit' } };
  }
  for (const part of ['amount', 'unit'] as const) {
    const seen = new Set<number>();
    for (const use of usesOf(part)) {
      const hasName = usesOf('value').some((one) => one.number === use.number);
      const column = columns[use.index];
      if (column && (!hasName || seen.has(use.number)))
        columns[use.index] = leftOut(column.column, 'No column of ingredients belongs to it');
      seen.add(use.number);
    }
  }
}

function unsureColumns(
  columns: readonly ReadColumn[],
  header: readonly string[],
  looks: readonly ColumnLooks[],
  mapped: ReadonlySet<number>,
  named: ReadonlySet<number>,
): number[] {
  const has = (field: SheetField): boolean => columns.some(({ use }) => use?.field === field);
  const hasMatrix = columns.some(({ use }) => use?.part === 'matrix');
  const hasAmounts = columns.some(
    ({ use }, at) =>
      use?.field === 'ingredients' && (use.part === 'amount' || looks[at]?.areAmountLines === true),
  );
  const isWhole = has('ingredients') && has('instructions');
  return columns.flatMap(({ use }, at) => {
    const look = looks[at];
    if (use !== null || mapped.has(at) || !look || look.filled.length === 0) return [];
    const name = header[at] ?? '';
    const meaning = readColumnName(name)?.meaning;
    if (meaning === 'amount' || meaning === 'unit' || (!named.has(at) && !look.areNumbers)) return [at];
    // Numbers are amounts if no other column says how much is taken.
    const areCounted = look.areNumbers && hasAmounts && !hasMatrix && !isIngredient(splitUnit(name).name);
    const isOther = isFigure(name) && (hasAmounts || !look.haveUnits);
    const mayBeAmounts = (look.areAmounts || look.areAmountLines) && !areCounted && !isOther;
    return mayBeAmounts || (!isWhole && look.areLong && !look.areAddresses) ? [at] : [];
  });
}
