import { amountMl } from '#openapi/ingredients/amount.ts';
import { readIngredientLine } from '#openapi/ingredients/ingredient-line.ts';
import { joinUnit } from '../lines/join-measure.ts';
import {
  hasAmount,
  hasUnit,
  isBareAmount,
  isMeasured,
  isNumber,
  withoutAmount,
} from '../lines/line-amounts.ts';
import { areMost, areSome, FEW, shareOf } from '../shares.ts';
import { isFigure, isFlag, isOtherLabel } from '../words/cell-words.ts';
import { isKindOfIngredient, isKnownIngredient, isTopping } from '../words/ingredient-words.ts';
import { areMeasured, entriesIn, isAmountColumn, isRepeatedIn, isStrong } from './cell-evidence.ts';
import { isShareOfIngredients, knownColumn, NAME_SCORES } from './column-names.ts';
import { ingredientUse, isUsedBy, type WeighedColumn, type WeighedUse } from './weighed-column.ts';

/** A base without an amount is a word to search by where the list says it only now and then: "Whiskey", "2 oz bourbon". */
const HARDLY_ANY = 0.1;
const LONGEST_NAME_CHARACTERS = 40;
const MOST_OF_A_BASE_ML = 90;

/** Columns beside the list of the ingredients that hold ingredients too. */
export interface BesideIngredients {
  /** Those that are read with the others. */
  uses: WeighedUse[];
  /** Those that may hold some, or other amounts: they are left out, and a recipe that fills them is doubted. */
  unsure: number[];
}

/**
 * Finds the ingredients that a sheet keeps beside its list: a "Base" of "2 oz gin", a "Top with" of "Soda water". A column that
 * says once more what the list says is none of them.
 * @param uses what is known of the columns so far
 * @param isFixed columns that were given their field by hand keep it
 */
export function ingredientsBeside(
  columns: readonly WeighedColumn[],
  uses: readonly WeighedUse[],
  isFixed: (index: number) => boolean,
): BesideIngredients {
  const fields = new Map(uses.map(({ index, field }) => [index, field]));
  const lists = uses.filter(({ field }) => field === 'ingredients');
  const listed = lists.map(({ column }) => column.cells);
  const found: BesideIngredients = { uses: [], unsure: [] };
  if (lists.length === 0 || lists.some(({ ingredient }) => ingredient !== undefined)) return found;
  const areWithout = listed.every((cells) => shareOf(cells, hasFigure) < HARDLY_ANY);
  const rows = (listed[0] ?? []).map((_, row) => listed.map((cells) => cells[row] ?? '').join('\n'));
  // "Fruit", "Herbs": a lone list has them all, and its spirit once more by another name, if it has one.
  const areShared = (): boolean => areWithout && (listed.length > 1 || !areSome(rows, isStrong));
  // A base is then what they have by a word to search by, or in another language.
  const haveBase = (): boolean => areMost(rows, isStrong) || !areSome(rows.flatMap(entriesIn), isKnownEntry);
  const areAmountsApart = lists.some(({ part, number }) => part !== 'entry' && number === 0);
  const [amount, ...others] = columns.filter((one) => one.told.part === 'amount' && !fields.has(one.index));
  const hasAmounts = lists.some(({ part }) => part === 'amount');
  for (const column of columns) {
    const { index, header, cells, told } = column;
    const isKnown = fields.has(index);
    if (isFixed(index) || isFigure(header) || (fields.get(index) ?? 'spirits') !== 'spirits') continue;
    if (areAmountsApart) {
      if (isRival(column, hasAmounts)) found.unsure.push(index);
      continue;
    }
    const isShare = isShareOfIngredients(header) && !isOtherLabel(header);
    // "Finish" of "2 dashes bitters", where the garnish has a column of its own.
    const isSpare =
      told.field !== null && told.field !== 'ingredients' && uses.some(({ field }) => field === told.field);
    const isKind = isKnown || isShare || isKindOfIngredient(header);
    const areLines = areMeasured(cells);
    if (!areLines && !(isKind && areMost(cells, isName))) continue;
    const repeated = isRepeatedIn(cells, listed);
    if (repeated >= (areLines || !isKnown ? FEW : HARDLY_ANY)) continue;
    const isOnlyHere = told.score < NAME_SCORES.own && repeated < HARDLY_ANY && areShared();
    // "Base | Amount" beside a list of the others with theirs.
    if (isKnown && !areLines && amount && others.length === 0 && areMeasures(amount))
      found.uses.push(ingredientUse(amount, 'amount', 1), ingredientUse(column, 'entry', 1));
    else if ((areLines && isSpare) || (isKind && (areLines || isShare || isTopping(header) || isOnlyHere)))
      found.uses.push(ingredientUse(column));
    else if (areLines || !isKnown || !haveBase()) found.unsure.push(index);
  }
  return found;
}

function hasFigure(list: string): boolean {
  return /[\d½¼¾⅓⅔]/.test(list);
}

function isKnownEntry(entry: string): boolean {
  return isKnownIngredient(withoutAmount(entry));
}

/** Amounts with a unit, as a base has them: others may count servings, or say how much the whole drink is. */
function areMeasures({ unit, cells }: WeighedColumn): boolean {
  if (unit === '' && !areMost(cells, hasUnit)) return false;
  const isWhole = (cell: string): boolean => {
    const { amount } = readIngredientLine(`${joinUnit(cell, isNumber(cell) ? unit : '')} gin`);
    return amount !== null && (amountMl(amount) ?? 0) > MOST_OF_A_BASE_ML;
  };
  return !areSome(cells, isWhole);
}

/**
 * Columns that a unit names ("oz | tsp | dash", "Gin ml") and nothing reads, though they say of a row how much where nothing else does.
 * One that says the same in another unit is none of them.
 */
export function amountsLeftOut(
  columns: readonly WeighedColumn[],
  uses: readonly WeighedUse[],
  isFixed: (index: number) => boolean,
): number[] {
  const isUsed = isUsedBy(uses);
  const isTold = (row: number): boolean =>
    uses.some(({ field, column }) => field === 'ingredients' && hasAmount(column.cells[row] ?? ''));
  const isLeftOut = (column: WeighedColumn): boolean =>
    !isUsed(column) &&
    !isFixed(column.index) &&
    !isFigure(column.header) &&
    (column.unit !== '' || isBareAmount(column.header)) &&
    isAmountColumn(column.cells) &&
    column.cells.some((cell, row) => isBareAmount(cell) && !isTold(row));
  return columns.filter(isLeftOut).map(({ index }) => index);
}

/** "Single" beside "Pitcher": amounts of the same ingredients, and nothing says which are meant. Beside units alone, any number is one. */
function isRival({ header, unit, cells }: WeighedColumn, hasAmounts: boolean): boolean {
  return (
    knownColumn(header) === null &&
    unit === '' &&
    isAmountColumn(cells) &&
    (!hasAmounts || areMost(cells, (cell) => isBareAmount(cell) && hasUnit(cell)))
  );
}

function isName(cell: string): boolean {
  return cell.length <= LONGEST_NAME_CHARACTERS && /\p{L}/u.test(cell) && !isFlag(cell) && !isMeasured(cell);
}
