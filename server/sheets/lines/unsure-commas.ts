import { isFiller, isGarnish, isQualifier } from '../words/ingredient-words.ts';
import { splitOutsideParentheses } from './foreign-text.ts';
import { isOther } from './labelled-line.ts';
import { hasAmount, isMeasured, startsWithAmount } from './line-amounts.ts';
import { HAS_STRONGER, type ListHabit } from './list-habit.ts';

/** "Pear, champagne" may be two; "soda water, to top" is one. */
function areNames(entry: string): boolean {
  const [, ...rest] = splitOutsideParentheses(entry, /,\s/g);
  return rest.length > 0 && !rest.every(isQualifier);
}

/**
 * True for ingredients that were separated where a sign may as well belong to one of them: beside "2 oz gin, 1 oz lime" stands one
 * without an amount, as in "2 oz tea, lemon wheel" or "1 peach, skinned", or a comma was kept that may separate. A filler is sure, and so is
 * a garnish behind all others. `bare` commas are
 * sure, and so is a list without any amounts. Between semicolons two garnishes in a row may be one: "lime wheel; cherry".
 */
export function areCommasUnsure(
  cell: string,
  entries: readonly string[],
  { commas, lastAnd }: ListHabit,
): boolean {
  // A comma was kept between two names.
  if (
    commas === 'none' &&
    !HAS_STRONGER.test(cell) &&
    entries.some((entry) => !hasAmount(entry) && areNames(entry))
  )
    return true;
  if (!entries.some(isMeasured)) return false;
  if (/[;；]/.test(cell) && !/[\r\n]/.test(cell.trim())) {
    const isLoose = (entry: string | undefined): boolean =>
      entry !== undefined && !isMeasured(entry) && isGarnish(entry);
    if (entries.some((entry, at) => isLoose(entry) && isLoose(entries[at + 1]))) return true;
  }
  // Commas were taken for the separator, beside a stronger sign.
  if (commas !== 'none' && entries.some((entry) => /[;；|]/.test(entry))) return true;
  if (commas !== 'all' || (!cell.includes(',') && !lastAnd) || HAS_STRONGER.test(cell)) return false;
  // Behind "soda, cherry 2 oz" may stand the amount of both.
  const measured = entries.filter(isMeasured).length;
  const areBehind = entries.filter(startsWithAmount).length < measured / 2;
  return entries.some((entry, at) => {
    if (isOther(entry)) return false;
    const [first = '', ...rest] = splitOutsideParentheses(entry, /,\s/g);
    const isLast = at === entries.length - 1;
    const isOnlyOne = isLast && isGarnish(first) && measured > 1 && measured === at;
    const isBare = areBehind ? isLast && isFiller(first) : at === 0 || isFiller(first) || isOnlyOne;
    const isSure = isMeasured(first) || isBare;
    return !isSure || !rest.every(isQualifier);
  });
}
