import { hasAmount, hasUnit, isBareAmount, isMeasured } from '../lines/line-amounts.ts';
import { areMost, areSome, filled, NEARLY_ALL, shareOf } from '../shares.ts';
import { isOtherLabel } from '../words/cell-words.ts';
import { isKindOfIngredient } from '../words/ingredient-words.ts';
import {
  agreement,
  areShortWords,
  isAmountColumn,
  isMeasuredLine,
  isMeasuredList,
  isNamedWithin,
  isRepeatedIn,
  isSentence,
} from './cell-evidence.ts';
import { isPart, meaningOf } from './column-words.ts';
import { matrix } from './ingredient-matrix.ts';
import { linesOrPairs, pairsByName } from './ingredient-pairs.ts';
import {
  type ColumnUse,
  type IngredientPlan,
  ingredientUse,
  isUnsure,
  type WeighedColumn,
  type WeighedUse,
} from './weighed-column.ts';

const SCORES = { series: 8.5, pairs: 6, lines: 3, matrix: 2 } as const;

/** Numbered columns, or names that repeat: "Ingredient 1, Amount 1, Ingredient 2 …". */
export function namedSeries(open: readonly WeighedColumn[]): IngredientPlan[] {
  const repeated = repeatedNames(open);
  const named = open.flatMap((column): WeighedUse[] => {
    const { part, number } =
      repeated.get(column) ?? (column.numbered?.field === 'ingredients' ? column.numbered : { number: 0 });
    return part ? [ingredientUse(column, part, number)] : [];
  });
  // "Ingredient 1 | oz | Ingredient 2 | oz": only the entries have numbers.
  const beside = named.every(({ part }) => part === 'entry')
    ? linesOrPairs(
        named.map(({ column }) => column),
        open,
      )
    : [];
  const uses = beside.some(({ part }) => part === 'amount') ? beside : named;
  // "oz 1 | ml 1" and "Ingredients (oz) | Ingredients (ml)": the same once more.
  const isOnceMore = (use: WeighedUse, other: WeighedUse, isBefore: boolean): boolean => {
    const [{ name, cells }, { name: otherName, cells: others }] = [use.column, other.column];
    if (use === other || use.part !== other.part || use.part === 'unit') return false;
    if (use.part === 'amount')
      return isBefore && use.number === other.number && agreement(others, cells) === 1;
    // "Ingredients" of names alone beside a "Spec" of the same with their amounts.
    const isPoorer = !areSome(cells, hasAmount) && areMost(others, isMeasuredList);
    if (isPoorer && isNamedWithin(cells, others)) return true;
    return isBefore && name === otherName && isRepeatedIn(cells, [others]) >= NEARLY_ALL;
  };
  const once = uses.filter((use, at) => !uses.some((other, place) => isOnceMore(use, other, place < at)));
  // What is left of two lists that say the same is a list.
  const isList = repeated.size > 0 && once.filter(({ part }) => part === 'entry').length < 2;
  return once.length > 0 && !isList ? [{ uses: once, score: SCORES.series }] : [];
}

type Place = Pick<ColumnUse, 'part' | 'number'>;

/** Columns "Ingredient, Amount, Ingredient, Amount …" without numbers: the first of each belongs to the first, and so on. */
function repeatedNames(open: readonly WeighedColumn[]): Map<WeighedColumn, Place> {
  const counts = { amount: 0, unit: 0, entry: 0 };
  const found = new Map<WeighedColumn, Place>();
  for (const column of open.filter(({ numbered }) => numbered === null)) {
    const meaning = meaningOf(column.name);
    const part = meaning === 'ingredients' ? 'entry' : meaning;
    if (part === 'entry' && isAmountColumn(column.cells)) continue;
    if (part === 'entry' || isPart(part)) found.set(column, { part, number: (counts[part] += 1) });
  }
  if (counts.entry < 2) found.clear();
  return found;
}

/** What cells and places show: columns of one name beside amounts, a line in each of several columns, pairs where nothing has a name. */
export function seriesByCells(
  open: readonly WeighedColumn[],
  isNamed: boolean,
  hasHeader: boolean,
): IngredientPlan[] {
  const unknown = open.filter(isUnsure);
  const alike = unknown
    .map(({ name }) => unknown.filter((one) => one.name === name))
    .find((columns) => columns.length > 1 && columns.every(({ cells }) => areWords(cells)));
  const byName = !isNamed && hasHeader;
  const kinds = byName ? open.filter(isKind) : [];
  const pairs = linesOrPairs(kinds, open);
  const areKinds = kinds.length > 1 && !pairs.some(({ part }) => part === 'amount');
  const beside = byName ? wordsBesideAmounts(open) : [];
  const spiritScore = ({ told }: WeighedColumn): number => (told.field === 'spirits' ? told.score : 0);
  const ways: [uses: WeighedUse[], score: number][] = [
    [linesOrPairs(alike ?? [], open), SCORES.series],
    // A base that has its amount beside it is one of the ingredients, not only their spirit.
    [linesOrPairs(beside, open), SCORES.series + Math.max(...beside.map(spiritScore))],
    [byName ? pairsByName(open) : [], SCORES.pairs],
    [byName ? matrix(open) : [], SCORES.matrix],
    [isNamed ? [] : columnsOfLines(open), SCORES.lines],
    [areKinds ? kinds.map((one) => ingredientUse(one)) : pairs, SCORES.matrix],
    ...(hasHeader ? [] : withoutNames(open)),
  ];
  return ways.flatMap(([uses, score]) => (uses.length > 0 ? [{ uses, score }] : []));
}

/** In columns without names, the first of the words are the names of the cocktails. */
function withoutNames(open: readonly WeighedColumn[]): [uses: WeighedUse[], score: number][] {
  const told = open.filter(({ cells }) => filled(cells).length > 0);
  const [, ...words] = told.filter(({ cells }) => areWords(cells));
  // "Negroni, Gin, Campari": nothing but names without any amount, which are doubted.
  const areNames =
    words.length > 2 &&
    words.length === told.length - 1 &&
    words.every(({ cells }) => shareOf(cells, hasAmount) + shareOf(cells, isSentence) === 0);
  return [
    [linesOrPairs(words, open), SCORES.lines],
    [areNames ? words.map((one, at) => ingredientUse(one, 'entry', at + 1)) : [], SCORES.matrix],
  ];
}

/** Called after what an ingredient is in a drink: "Main alcohol", "Other alcohols", "Mixes". */
function isKind({ told, header, cells }: WeighedColumn): boolean {
  return (told.field === 'spirits' || (isUnsure({ told }) && isKindOfIngredient(header))) && areWords(cells);
}

function areWords(cells: readonly string[]): boolean {
  return filled(cells).length === 0 || (areShortWords(cells) && !areSome(cells, isBareAmount));
}

/** "cl | Kick | cl | Zing": words beside amounts that are called alike, each before its own or behind it. */
function wordsBesideAmounts(open: readonly WeighedColumn[]): WeighedColumn[] {
  const amounts = open.filter(({ told, cells }) => told.part === 'amount' && isAmountColumn(cells));
  if (amounts.length < 2) return [];
  const isFree = (column: WeighedColumn): boolean =>
    areWords(column.cells) &&
    !isOtherLabel(column.header) &&
    (isUnsure(column) || column.told.field === 'spirits');
  const sides = [-1, 1].map((step) =>
    amounts.flatMap(({ index }) => open.find((one) => one.index === index + step && isFree(one)) ?? []),
  );
  const whole = sides.filter(({ length }) => length === amounts.length);
  const kinds = whole.map((words) => words.filter(isKind).length);
  return whole[kinds.indexOf(Math.max(...kinds))] ?? [];
}

/** Columns each of which holds one ingredient with its amount, whatever they are called: "Base | Modifier | Citrus". */
function columnsOfLines(open: readonly WeighedColumn[]): WeighedUse[] {
  const isLine = (cell: string): boolean => isMeasured(cell) && !isBareAmount(cell) && !/[\r\n;|]/.test(cell);
  /** Its name says nothing, a base, or what another column says better. */
  const isFree = ({ told }: WeighedColumn): boolean =>
    isUnsure({ told }) ||
    told.field === 'spirits' ||
    open.some((one) => one.told.field === told.field && one.told.score > told.score);
  const columns = open.filter(
    (column) => isFree(column) && areMost(column.cells, isLine) && filled(column.cells).some(hasUnit),
  );
  if (columns.length < 2) return [];
  // "Other" beside them holds what only some recipes have.
  const isFurther = (column: WeighedColumn): boolean =>
    isUnsure(column) && areSome(column.cells, isMeasuredLine) && areWords(column.cells);
  return open
    .filter((column) => columns.includes(column) || isFurther(column))
    .map((column) => ingredientUse(column));
}
