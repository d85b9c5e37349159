import { FRACTION_SIGN } from '#openapi/ingredients/quantity.ts';
import { inRuns } from '../in-runs.ts';
import { AND_WORDS, isFiller, isGarnish, isQualifier } from '../words/ingredient-words.ts';
import { splitOutsideParentheses } from './foreign-text.ts';
import { isBareAmount, isMeasured } from './line-amounts.ts';

/** Which commas of a column separate ingredients: none, those without a space after them, or all. */
export type CommaHabit = 'none' | 'bare' | 'all';
/** How the last ingredient is joined to the others, in nearly every cell of a column: "gin, lime and soda", or "gin, lime, and soda". */
export type LastAnd = 'plain' | 'comma';

const COMMAS: Record<Exclude<CommaHabit, 'none'>, RegExp> = {
  bare: /(?<!\d),(?=\S)|,(?=[^\s\d])/g,
  all: /(?:(?<!\d),|,(?!\d))\s*/g,
};
const LEADING_AND = new RegExp(String.raw`^${AND_WORDS}\s+`, 'iu');
const IS_EACH = /\beach\b/i;
/** What the rim of a glass is wetted with, and then dipped into. */
const FOR_THE_GLASS = /^for (?:the )?(?:glass|rim)\b/i;

/** The ingredients of a line between commas; a comma within one of them separates nothing. */
export function splitCommas(line: string, commas: Exclude<CommaHabit, 'none'>, lastAnd?: LastAnd): string[] {
  const pieces = splitOutsideParentheses(line, COMMAS[commas]).map((piece) => piece.trim());
  const isSentence = lastAnd === 'plain' || (lastAnd === 'comma' && pieces.length < 2);
  if (!isSentence)
    return commas === 'bare' || pieces.length < 2
      ? pieces
      : (pairedAmounts(pieces) ?? joinContinued(pieces, lastAnd));
  const [last = ''] = pieces.splice(-1);
  const [beforeAnd = '', ...afterAnd] = splitAtLastAnd(last);
  const lines = joinContinued([...pieces, beforeAnd], lastAnd);
  // The last ingredient of a sentence may have a comma: "1 oz syrup and orange wheel, cherry".
  return afterAnd.length > 0
    ? [...lines, ...afterAnd]
    : [...lines.slice(0, -1), ...splitAtLastAnd(lines.at(-1) ?? '')];
}

/** How many are tried, counted from the end: trying each takes long in a text of nothing else. */
const MAX_ANDS = 8;
/** Not that of "1 and 1/2 oz" and "1 e 1/2 dose". */
export const AND = new RegExp(
  String.raw`(?<!\d(?=\s+${AND_WORDS}\s+(?:\d+\s?[/⁄]|${FRACTION_SIGN})))\s+${AND_WORDS}\s+`,
  'giu',
);

/** "Lemon juice and salt" at the end of a list whose column always ends so. */
function splitAtLastAnd(text: string): string[] {
  const sides = [...text.matchAll(AND)]
    .slice(-MAX_ANDS)
    .map(({ index, 0: and }) => [text.slice(0, index), text.slice(index + and.length)]);
  return sides.find((both) => both.every(isMeasured)) ?? sides.at(-1) ?? [text];
}

/**
 * Joins what continues the ingredient before it. An amount at its start is the strongest sign of an ingredient of its own; then a
 * piece that only says more ("fresh", "to top"), an amount alone, the ingredients after "each", what a glass is dipped into, and what
 * comes after the ", and" of a sentence belong to the one before.
 */
function joinContinued(pieces: readonly string[], lastAnd: LastAnd | undefined): string[] {
  const goesOn = (piece: string, run: readonly [string, ...string[]]): boolean => {
    if (piece === '') return false;
    if (isQualifier(piece) || isBareAmount(piece)) return true;
    const words = piece.replace(LEADING_AND, '');
    if (isMeasured(words) || isFiller(words)) return false;
    if (lastAnd === 'comma' && LEADING_AND.test(run[0])) return true;
    return IS_EACH.test(run[0]) ? !isGarnish(words) : FOR_THE_GLASS.test(run[0]) && run.length === 1;
  };
  return inRuns(pieces, goesOn).map(([first, ...others], at) =>
    [at === 0 ? first : first.replace(LEADING_AND, ''), ...others].join(', '),
  );
}

/** "Gin, 2 oz, Lime, 1 oz" and "2 oz, gin, 1 oz, lime": each amount with its ingredient. */
export function pairedAmounts(pieces: readonly string[]): string[] | null {
  if (pieces.length < 4 || pieces.length % 2 > 0) return null;
  const isAmountFirst = isBareAmount(pieces[0] ?? '');
  const isInPlace = (piece: string, at: number): boolean =>
    isBareAmount(piece) === (at % 2 === (isAmountFirst ? 0 : 1));
  if (!pieces.every(isInPlace)) return null;
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1] ?? '';
    return at % 2 > 0 ? [] : [isAmountFirst ? `${piece} ${next}` : `${next} ${piece}`];
  });
}
