import { FRACTION_SIGN } from '#openapi/ingredients/quantity.ts';
import { isBareAmount, isMeasured, withoutAmount } from './line-amounts.ts';
import { splitOutsideParentheses } from './foreign-text.ts';
import { AND_WORDS, isFiller, isGarnish, isQualifier } from '../words/ingredient-words.ts';
import { NEARLY_ALL } from '../shares.ts';

/** Which commas of a column separate ingredients: none, those without a space after them, or all. */
export type CommaHabit = 'none' | 'bare' | 'all';

const COMMAS: Record<Exclude<CommaHabit, 'none'>, RegExp> = {
  bare: /(?<!\d),(?=\S)|,(?=[^\s\d])/g,
  all: /(?:(?<!\d),|,(?!\d))\s*/g,
};
const LEADING_AND = new RegExp(String.raw`^${AND_WORDS}\s+`, 'iu');
const IS_EACH = /\beach\b/i;
/** What the rim of a glass is wetted with, and then dipped into. */
const FOR_THE_GLASS = /^for (?:the )?(?:glass|rim)\b/i;

/** What a column shows about the commas within its ingredients; see `ListHabit`. */
export interface CommaSigns {
  isCapital?: boolean;
  lastAnd?: 'plain' | 'comma';
}

/** The ingredients of a line between commas; a comma within one of them separates nothing. */
export function splitCommas(
  line: string,
  commas: Exclude<CommaHabit, 'none'>,
  signs: CommaSigns = {},
): string[] {
  const pieces = splitOutsideParentheses(line, COMMAS[commas]).map((piece) => piece.trim());
  const isSentence = signs.lastAnd === 'plain' || (signs.lastAnd === 'comma' && pieces.length < 2);
  if (!isSentence)
    return commas === 'bare' || pieces.length < 2
      ? pieces
      : (pairedAmounts(pieces) ?? joinContinued(pieces, signs));
  const [last = ''] = pieces.splice(-1);
  const [beforeAnd = '', ...afterAnd] = splitAtLastAnd(last);
  const lines = joinContinued([...pieces, beforeAnd], signs);
  // The last ingredient of a sentence may have a comma: "1 oz syrup and orange wheel, cherry".
  return afterAnd.length > 0
    ? [...lines, ...afterAnd]
    : [...lines.slice(0, -1), ...splitAtLastAnd(lines.at(-1) ?? '')];
}

/** How many are tried, counted from the end: trying each takes long in a text of nothing else. */
const MAX_ANDS = 8;
/** Not that of "1 and 1/2 oz". */
export const AND = new RegExp(
  String.raw`(?<!\d(?=\s+and\s+(?:\d+\s?[/⁄]|${FRACTION_SIGN})))\s+${AND_WORDS}\s+`,
  'giu',
);

/** "Lemon juice and salt" at the end of a list whose column always ends so. */
function splitAtLastAnd(text: string): string[] {
  const sides = [...text.matchAll(AND)]
    .slice(-MAX_ANDS)
    .map(({ index, 0: and }) => [text.slice(0, index), text.slice(index + and.length)]);
  return sides.find((both) => both.every(isMeasured)) ?? sides.at(-1) ?? [text];
}

/** An ingredient that further pieces may belong to, and what its first piece says about them. */
interface OpenLine {
  pieces: string[];
  isEach: boolean;
  isForGlass: boolean;
  isCapital: boolean;
  /** It stands behind the ", and" of a sentence. */
  isLast: boolean;
}

/**
 * Joins what continues the ingredient before it. An amount at its start is the strongest sign of an ingredient of its own; then a
 * piece that only says more ("fresh", "to top"), an amount alone, the ingredients after "each", what a glass is dipped into, what
 * comes after the ", and" of a sentence, and a piece in small letters where ingredients begin with capitals belong to the one before.
 */
function joinContinued(pieces: readonly string[], signs: CommaSigns): string[] {
  const lines: OpenLine[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && piece !== '' && continues(piece, line)) line.pieces.push(piece);
    else lines.push(openLine(piece, lines.length === 0, signs));
  }
  return lines.map((line) => line.pieces.join(', '));
}

function openLine(piece: string, isFirst: boolean, { isCapital, lastAnd }: CommaSigns): OpenLine {
  const text = isFirst ? piece : piece.replace(LEADING_AND, '');
  return {
    pieces: [text],
    isEach: IS_EACH.test(text),
    isForGlass: FOR_THE_GLASS.test(text),
    isCapital: isCapital === true && /^\p{Lu}/u.test(withoutAmount(text)),
    isLast: lastAnd === 'comma' && !isFirst && text !== piece,
  };
}

function continues(piece: string, line: OpenLine): boolean {
  if (isQualifier(piece) || isBareAmount(piece)) return true;
  const words = piece.replace(LEADING_AND, '');
  if (isMeasured(words) || isFiller(words)) return false;
  if (line.isLast) return true;
  if (line.isEach) return !isGarnish(words);
  if (line.isForGlass) return line.pieces.length === 1;
  return line.isCapital && isSmall(words);
}

/** Text without a single capital, in a script that has them. */
function isSmall(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
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

const MIN_PIECES = 3;

/** Whether the ingredients of a column begin with capitals, seen from those that have an amount. */
export function beginWithCapitals(texts: readonly string[]): boolean {
  const measured = texts.flatMap((text) => splitCommas(text, 'all')).filter(isMeasured);
  const capitals = measured.filter((piece) => /^\p{Lu}/u.test(withoutAmount(piece)));
  return measured.length >= MIN_PIECES && capitals.length >= measured.length * NEARLY_ALL;
}
