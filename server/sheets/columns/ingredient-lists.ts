import { isFigure } from '../words/cell-words.ts';
import { hasAmount, isNumber, startsWithVolume } from '../lines/line-amounts.ts';
import { areMost, areNearlyAll, areSome, filled, MOST, NEARLY_ALL } from '../shares.ts';
import type { PartField } from '../words/languages.ts';
import {
  agreement,
  areGroups,
  areIngredients,
  areKnownLists,
  areNameLists,
  areNames,
  areShortWords,
  isAmountColumn,
  isList,
  isMeasuredLine,
  isMeasuredList,
  isNoName,
  isSentence,
  isStrong,
  isUnit,
} from './cell-evidence.ts';
import { NAME_SCORES } from './column-names.ts';
import { type IngredientPlan, ingredientUse, isUnsure, type WeighedColumn } from './weighed-column.ts';

const BY_CELLS = 2;
const BY_LISTS = 2.5;
const BEHIND_AMOUNTS = 6;
/** Columns are many in a hostile sheet: so many are looked at. */
const MAX_LOOKED_AT = 40;

/** Each column that may hold lists, lines or one ingredient a row, with the amounts and units that belong to it. */
export function listPlans(open: readonly WeighedColumn[]): IngredientPlan[] {
  const named = open.filter(({ told, numbered }) => told.field === 'ingredients' && numbered === null);
  const entries = named.filter(({ cells }) => !isAmountColumn(cells));
  const lists = entries.length > 0 ? entries : named;
  const others = open.filter((column) => !named.includes(column)).slice(0, MAX_LOOKED_AT);
  return [...lists, ...others].flatMap((entry): IngredientPlan[] => {
    const isNamed = lists.includes(entry);
    const amounts = amountsOf(entry, open, isNamed);
    const isNear = isUnsure(entry) && areMost(entry.cells, isMeasuredList);
    const told = isLone(entry, amounts, open) ? NAME_SCORES.partial : entry.told.score;
    const value = isNamed ? told + (isNear ? BY_LISTS : 0) : scoreByCells(entry, amounts, open);
    if (value === 0) return [];
    const uses = [
      ...amounts.map((one) => ingredientUse(one, 'amount')),
      ...unitsOf(entry, amounts, open).map((one) => ingredientUse(one, 'unit')),
      ingredientUse(entry),
    ];
    return [{ uses, score: value - entry.index / 1000 }];
  });
}

/** An "Item" of one name a row, without an amount and in no group of rows, is rather what the row is about. */
function isLone(
  { told, cells }: WeighedColumn,
  amounts: readonly WeighedColumn[],
  open: readonly WeighedColumn[],
): boolean {
  return (
    told.score < NAME_SCORES.own &&
    amounts.length === 0 &&
    areNames(cells, NEARLY_ALL) &&
    !areSome(cells, isList) &&
    !areSome(cells, hasAmount) &&
    !open.some((one) => one.told.field !== 'category' && areGroups(one.cells))
  );
}

/** The column that is called so most surely: "Amount", not "Amount needed"; none where several are called so, each for another column. */
function bestNamed(columns: readonly WeighedColumn[], part: PartField): WeighedColumn[] {
  const named = columns.filter(({ told }) => told.part === part);
  // "Per drink" may be what it costs.
  const scoreOf = ({ name, told }: WeighedColumn): number => told.score - (name.startsWith('per') ? 1 : 0);
  const [best, ...others] = named.sort((one, other) => scoreOf(other) - scoreOf(one));
  return best && others.every(({ name }) => name !== best.name) ? [best] : [];
}

/** The column of the units: it is called so, or it is the only one whose cells are units, and it stands beside numbers without one. */
function unitsOf(
  entry: WeighedColumn,
  amounts: readonly WeighedColumn[],
  open: readonly WeighedColumn[],
): WeighedColumn[] {
  const others = open.filter((one) => one !== entry);
  const named = bestNamed(others, 'unit');
  const areNumbers = amounts.some(({ cells, unit }) => unit === '' && areMost(cells, isNumber));
  if (named.length > 0 || !areNumbers) return named;
  // Goods are sold by the litre and by the bottle.
  const isVolume = (cell: string): boolean => startsWithVolume(`1 ${cell}`);
  const found = others.filter((one) => isUnsure(one) && areNearlyAll(one.cells, isUnit));
  return found.length === 1 ? found.filter(({ cells }) => areSome(cells, isVolume)) : [];
}

/** The columns of amounts that belong to a column: none where its lines have their own. */
function amountsOf(entry: WeighedColumn, open: readonly WeighedColumn[], isNamed: boolean): WeighedColumn[] {
  if (areMost(entry.cells, isMeasuredList)) return [];
  const others = open.filter((one) => one !== entry);
  const parallel = others.filter(
    (one) => one.told.field === 'ingredients' && !one.numbered && !isUnsure(one) && isAmountColumn(one.cells),
  );
  const named = bestNamed(others, 'amount');
  // "Inhalt (cl)" beside "Menge (cl)" is that of a bottle.
  const told = named.length > 0 ? named : parallel;
  if (told.length > 0 || areSome(entry.cells, hasAmount)) return told;
  const areBeside = (one: WeighedColumn, other: WeighedColumn): boolean =>
    Math.abs(one.index - other.index) === 1;
  const beside = others.find(
    (one) =>
      isUnsure(one) &&
      !isFigure(one.header) &&
      isAmountColumn(one.cells) &&
      ((isNamed && areBeside(one, entry)) || isBeforeUnit(one, others) || areLettered(one.cells)) &&
      agreement(entry.cells, one.cells) >= MOST,
  );
  return beside ? [beside] : [];
}

/** "Portion | U/M": a unit stands behind it. */
function isBeforeUnit({ index }: WeighedColumn, others: readonly WeighedColumn[]): boolean {
  return others.some((one) => one.told.part === 'unit' && one.index === index + 1);
}

function areLettered(cells: readonly string[]): boolean {
  return areMost(cells, (cell) => /\p{L}/u.test(cell));
}

/** How surely the cells alone say that a column holds ingredients; 0 for not at all. */
function scoreByCells(
  entry: WeighedColumn,
  amounts: readonly WeighedColumn[],
  open: readonly WeighedColumn[],
): number {
  const { cells, told, header } = entry;
  if (filled(cells).length === 0 || isAmountColumn(cells) || areSome(cells, isNoName)) return 0;
  if (isBehindAmounts(entry, open)) return BEHIND_AMOUNTS;
  if (isFigure(header)) return 0;
  // "Parts" of "1 part gin; 1 part cream".
  if (told.part) return areMost(cells, isMeasuredList) ? BEHIND_AMOUNTS : areNameLists(cells) ? BY_LISTS : 0;
  const isOpen = isUnsure(entry);
  // "Build | Specs": as many names as amounts in each row, whatever the column is called.
  const areParallel = (one: WeighedColumn): boolean =>
    (one.told.field === 'ingredients' || one.told.part === 'amount') && agreement(cells, one.cells) === 1;
  const isBelow = !areGroups(cells) && open.some((one) => one !== entry && areGroups(one.cells));
  const areLists = areMost(cells, isList);
  if (areLists && amounts.some(areParallel)) return BEHIND_AMOUNTS;
  const isKnown =
    areMost(cells, isMeasuredList) ||
    ((isOpen || (told.field === 'instructions' && !areSome(cells, isSentence))) && areIngredients(cells)) ||
    (told.score < NAME_SCORES.own && areNearlyAll(cells, isMeasuredLine) && isBelow) ||
    (isOpen &&
      amounts.some((one) => areLettered(one.cells) || one.told.part || isBeforeUnit(one, open)) &&
      (areLists || (isBelow && areShortWords(cells))));
  if (isKnown) return BY_CELLS;
  // "Tasting notes" of "Orange, gentian" describe a drink too: its ingredients have something strong among them.
  const areTold = isOpen || /^(?:name|instructions)$/.test(told.field ?? '');
  return (areTold || (told.field === 'description' && areMost(cells, isStrong))) && areKnownLists(cells)
    ? BY_LISTS
    : isOpen && areNameLists(cells)
      ? BY_LISTS
      : 0;
}

/** Of "Cocktail | Qty | Unit | Name", the name behind the amounts is the ingredient's. */
function isBehindAmounts(entry: WeighedColumn, open: readonly WeighedColumn[]): boolean {
  const parts = open.filter(({ told }) => told.part).map(({ index }) => index);
  return (
    entry.told.field === 'name' &&
    Math.max(...parts) + 1 === entry.index &&
    open.some((one) => one !== entry && one.told.field === 'name')
  );
}
