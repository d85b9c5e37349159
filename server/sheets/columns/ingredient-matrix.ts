import { isFigure, isOtherLabel } from '../words/cell-words.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { hasUnit, isBareAmount, isVague } from '../lines/line-amounts.ts';
import { areNearlyAll, filled, MOST, NEARLY_ALL, shareOf } from '../shares.ts';
import { isKnownIngredient } from '../words/ingredient-words.ts';
import { withoutUnit } from './column-units.ts';
import { ingredientUse, isUnsure, type WeighedColumn, type WeighedUse } from './weighed-column.ts';

const MIN_MATRIX_COLUMNS = 3;
/** A mark for "in it", without an amount. */
const TICK = /^(?:x|✓|✔|✅|☑|•|yes|true)$/i;
const ZERO = /^0+(?:[.,]0+)?$/;

/** Columns that are called after ingredients and hold their amounts: "Gin (oz) | Lemon juice (oz) | Mint"; none that may as well be prices. */
export function matrix(open: readonly WeighedColumn[]): WeighedUse[] {
  const columns = open.filter(
    ({ header, told, cells }) =>
      isUnsure({ told }) &&
      !isFigure(header) &&
      !isOtherLabel(header) &&
      areNearlyAll(cells, (cell) => isBareAmount(cell) || TICK.test(cell) || isVague(cell)),
  );
  const told = columns.flatMap(({ cells }) => filled(cells).filter(isIn));
  const count = columns.reduce((sum, { cells }) => sum + cells.length, 0);
  // A recipe takes some of the ingredients; where nearly all cells are filled with numbers alone, they are something else, such as prices.
  const isSparse = told.length <= count * NEARLY_ALL || told.every(hasUnit);
  if (
    columns.length < MIN_MATRIX_COLUMNS ||
    !isSparse ||
    // Marks may stand below anything, such as allergens.
    (told.filter(isBareAmount).length < told.length * MOST &&
      !areNearlyAll(
        columns.map(({ header }) => header),
        isKnownIngredient,
      ))
  )
    return [];
  return columns.map((column, at) => ({
    ...ingredientUse(column, 'amount', at + 1),
    ingredient: withoutUnit(column.header),
  }));
}

/** True where a cell says that the ingredient is in it. */
export function isIn(cell: string): boolean {
  return !ZERO.test(cell.trim()) && !isNothing(cell.trim());
}

/** The amount that a cell of such a column says: none for a mark. */
export function amountOf(cell: string): string {
  return TICK.test(cell.trim()) ? '' : cell;
}

/** How many of the names are those of ingredients; "Gin Fizz" beside "Gin" is called after one. */
export function shareOfIngredients(names: readonly string[], others: readonly string[]): number {
  const plain = (text: string): string => ` ${text.toLowerCase()} `;
  const within = others.map(plain);
  const isIngredient = (name: string): boolean =>
    isKnownIngredient(name) &&
    !within.some((other) => other !== plain(name) && other.trim() !== '' && plain(name).includes(other));
  return shareOf(names, isIngredient);
}
