import { typicalAbv } from '#openapi/ingredients/alcohol-table.ts';
import { isFraction, readQuantity } from '#openapi/ingredients/quantity.ts';
import { countWitnesses, type WrittenRecipes } from '../columns/recipe-witnesses.ts';
import { areMost, areNearlyAll, FEW } from '../shares.ts';
import { hasUnit, isCounted, withoutAmount } from './line-amounts.ts';

/** A till, a stock or a list of prices has three of the witnesses at most. */
const MIN_WITNESSES = 4;
/** A larger number is no ounces and no parts. */
const LARGEST_PART = 12;
/** What the amounts of a drink come to at most, in ounces, parts or centilitres, and in millilitres. */
const MOST_PARTS = 30;
const MOST_ML = 700;
/** Of something a drink has as little; a price is higher. */
const SMALL_PART = 3;
/** Of what is strong, and so many percent by volume is strong. */
const MOST_STRONG_ML = 100;
const STRONG_ABV = 30;
const BOTTLES: ReadonlySet<number> = new Set([33, 70, 75, 700, 750]);

/** "1.500" is one and a half here, and fifteen hundred there. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?!\d)/;

/** How the recipes of a sheet write their amounts. */
export interface AmountsHabit {
  isUnitless: boolean;
  /** True for the ingredients of a recipe whose amounts have no unit, as is usual in this sheet. */
  areUnitless: (ingredients: readonly string[]) => boolean;
  /** Ingredients and amounts have columns of their own: a lone ingredient is no list that was not taken apart. */
  areInPairs: boolean;
}

export const NO_HABIT: AmountsHabit = { isUnitless: false, areUnitless: () => false, areInPairs: false };

/**
 * Finds out whether numbers without units are the amounts of recipes. They have to be such as bars measure and make a drink of several
 * ingredients that are known or called so; beside that, witnesses that do not depend on each other have to agree.
 */
export function amountsHabit(written: WrittenRecipes): AmountsHabit {
  const { recipes, uses } = written;
  const lists = recipes.map(({ ingredients = [] }) => ingredients);
  const counted = lists.filter((lines) => lines.some(isCounted));
  const numbers = counted.flatMap((lines) => countedIn(lines).map(({ number }) => number));
  const isLarge = areMost(numbers, (number) => number > LARGEST_PART);
  const areUnitless = (lines: readonly string[]): boolean => {
    const own = countedIn(lines);
    const sum = own.reduce((all, { number }) => all + number, 0);
    return (
      sum <= (isLarge ? MOST_ML : MOST_PARTS) &&
      own.every(isLarge ? isMillilitres : isParts) &&
      !lines.some((line) => THOUSANDS.test(line))
    );
  };
  const several = counted.filter(({ length }) => length > 1);
  const haveLittle = areMost(several, (lines) => countedIn(lines).some(({ number }) => number <= SMALL_PART));
  // Goods are counted in whole ones.
  const areMeasured = isLarge || numbers.some((number) => !Number.isInteger(number));
  const isUsual =
    several.length > 1 &&
    several.length >= counted.length * FEW &&
    !lists.flat().some(hasUnit) &&
    areNearlyAll(several, areUnitless) &&
    (isLarge ? !areNearlyAll(numbers, (number) => BOTTLES.has(number)) : haveLittle) &&
    countWitnesses(written) + (areMeasured ? 1 : 0) >= MIN_WITNESSES;
  const lines = uses.filter(({ field }) => field === 'ingredients');
  return {
    isUnitless: isUsual,
    areUnitless: isUsual ? areUnitless : () => false,
    areInPairs:
      lines.every(({ number }) => number > 0) && lines.filter(({ part }) => part === 'amount').length > 1,
  };
}

interface Counted {
  number: number;
  name: string;
}

/** The lines with a number first or last, and no unit. */
function countedIn(lines: readonly string[]): Counted[] {
  return lines.filter(isCounted).flatMap((line) => {
    const isLast = /^\D/.test(line);
    const quantity = readQuantity(isLast ? (/\S+$/.exec(line)?.[0] ?? '') : line);
    return quantity ? [{ number: quantity.low, name: isLast ? line : withoutAmount(line) }] : [];
  });
}

function isMillilitres({ number, name }: Counted): boolean {
  const isStrong = (typicalAbv(name) ?? 0) >= STRONG_ABV;
  return (number <= LARGEST_PART || number % 5 === 0) && !(isStrong && number > MOST_STRONG_ML);
}

function isParts({ number }: Counted): boolean {
  return isFraction(number);
}
