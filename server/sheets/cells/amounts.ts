import { amountAt } from '#openapi/ingredients/lines/amount.ts';
import { FRACTION_SIGN, FRACTION_SIGNS } from '#openapi/ingredients/lines/fractions.ts';
import { TokenText } from '#openapi/ingredients/lines/token-text.ts';
import { tokensOf } from '#openapi/ingredients/lines/tokens.ts';
import { splitUnspaced } from '#openapi/ingredients/lines/unspaced.ts';
import { memoize } from '#openapi/text/memoize.ts';
import { wordSource } from './value-words.ts';
import VALUE_WORDS from './value-words.json' with { type: 'json' };

// A cell may hold an amount alone, half a line or no line at all. So patterns find where an amount is, and the
// grammar of lines only names units and counts amounts (DECISIONS.md, Core).

/** These units have no size, so a recipe cannot scale them. In a cell they show that it has an amount. */
const VAGUE_UNITS: ReadonlySet<string> = new Set(VALUE_WORDS.vagueUnits.split(', '));

const tokenText = (text: string): TokenText => new TokenText(text, splitUnspaced(tokensOf(text)));

/** Returns the unit with which a text of few words begins, the longest one, or '' if it begins with none. */
const leadingUnit = memoize((words: string): string => {
  const line = new TokenText(words);
  const [first = ''] = /^\p{L}*/u.exec(words) ?? [];
  return line.slice(0, line.find('unit', 0)?.end ?? 0) || (VAGUE_UNITS.has(first) ? first : '');
});

/** Tells whether a text in small letters is a unit in any language, in the singular or plural. */
const isUnit = (text: string): boolean => leadingUnit(text) === text;

/** Matches any kind of number: `2`, `1.5`, `.75`, `11/2`, `1 1/2`, `½`, `1½`. */
const ANY_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[/⁄]\s*\d+)?(?:\s*${FRACTION_SIGN})?|\.\d+|${FRACTION_SIGN})(?:\s+\d+\s*[/⁄]\s*\d+)?`;
/** Matches a number, or a range of two. */
const NUMBERS = String.raw`${ANY_NUMBER}(?:\s*(?:[-–—~]|to|or|bis|à|a)\s*${ANY_NUMBER})?`;
/** Matches up to three words, the longest unit: "oz", "fl. oz", "cuillère à café". See `isUnit`. */
const WORDS_OF_A_UNIT = String.raw`(\p{L}+(?:(?:\.\s?|\s)\p{L}+){0,2})`;
/** Matches an amount without a number, anywhere in a text. */
const VAGUE = wordSource('vagueAmounts');
/** Matches the word with which an amount without a number begins. */
const COUNT = `(?:${wordSource('countWords')})`;
/** "151 proof rum" tells the strength, not an amount. */
const NO_PROOF = String.raw`(?!\d{2,3}[\s-]proof\b)`;

// Patterns with WORDS_OF_A_UNIT match small letters alone, as `isUnit` does.
const ONLY_NUMBER = new RegExp(String.raw`^${NUMBERS}$`, 'iu');
const STARTS_WITH_AMOUNT = new RegExp(
  String.raw`^${NO_PROOF}(?:(?:ca\.?|about|~)\s*)?(?:${ANY_NUMBER}|(?:dash|splash|pinch|top|juice of|half)(?:es|ed)?\s)`,
  'u',
);
const STARTS_WITH_COUNT = new RegExp(
  String.raw`^(?:(?:ca\.?|about|~)\s*)?${COUNT}\s+${WORDS_OF_A_UNIT}`,
  'u',
);
const ENDS_WITH_AMOUNT = new RegExp(
  String.raw`\p{L}[):]?\s*[-–(:,]?\s*(?:${NUMBERS}\s*${WORDS_OF_A_UNIT}|(?<![a-z])${ANY_NUMBER})\.?\)?$`,
  'u',
);
const BARE_AMOUNT = new RegExp(
  String.raw`^(?:(?:about|ca|~|approx)(?!\p{L})\.?\s*)?(?:${NUMBERS}\s*(?:x(?!\p{L})\s*)?)?(?:${WORDS_OF_A_UNIT}\.?(?:\s*\([^)]*\))?)?$`,
  'u',
);
const VAGUE_ALONE = new RegExp(String.raw`^(?:to\s)?(?:${VAGUE})(?:\s?(?:up|with))?$`, 'iu');
const HAS_AMOUNT = new RegExp(
  String.raw`(?:^|[\s(:,–-]|(?<=[^\x00-\u02ff]))${NO_PROOF}${ANY_NUMBER}|\b(?:${VAGUE})`,
  'iu',
);
const BEFORE_UNIT = new RegExp(
  String.raw`(?:(?<!\d)${NUMBERS}\s*|^${COUNT}\s)${WORDS_OF_A_UNIT}(?=\.?(?:[\s),.]|$))`,
  'gu',
);
const COUNTED = new RegExp(String.raw`^${NUMBERS}\s+\p{L}|\p{L}[):]?[\s:]+${NUMBERS}$`, 'u');
const LEADING_NUMBER = new RegExp(String.raw`^${NUMBERS}\s*${WORDS_OF_A_UNIT}?`, 'u');
const MAX_AMOUNT_CHARACTERS = 30;

/** Tells whether a text is a number or a range without a unit: '2', '1 1/2', '1-2'. */
export const isNumber = (text: string): boolean => ONLY_NUMBER.test(text.trim());

/** Tells whether an ingredient line begins or ends with an amount: "2 oz gin", "진 45ml". */
export const isAmountLine = memoize(
  (text) => hasOuterAmount(text.toLowerCase()) && /\p{L}/u.test(text) && !isBareAmount(text),
);

function hasOuterAmount(small: string): boolean {
  if (STARTS_WITH_AMOUNT.test(small)) return true;
  if (leadingUnit(STARTS_WITH_COUNT.exec(small)?.[1] ?? '') !== '') return true;
  const last = ENDS_WITH_AMOUNT.exec(small);
  return last !== null && (last[1] === undefined || isUnit(last[1]));
}

/** Tells whether a text is an amount without an ingredient: '2', '1 1/2 oz', '4 cl', 'dash', 'top up'. */
export const isBareAmount = memoize((text): boolean => {
  if (text === '' || text.length > MAX_AMOUNT_CHARACTERS) return false;
  const bare = BARE_AMOUNT.exec(text.trim().toLowerCase());
  const isUnitAlone = bare !== null && (bare[1] === undefined || isUnit(bare[1]));
  return isUnitAlone || VAGUE_ALONE.test(text.trim());
});

export const mentionsAmount = (line: string): boolean => HAS_AMOUNT.test(line);

/** Tells whether a number with a unit is anywhere in the text: "2 oz gin", "gin (45 ml)". */
export const hasUnit = memoize((text) =>
  [...text.toLowerCase().matchAll(BEFORE_UNIT)].some(([, words = '']) => leadingUnit(words) !== ''),
);

/** Only amounts in these units are counted, since names contain other units: "Pimm's No. 1 Cup". */
const MEASURES: ReadonlySet<string> = new Set('ml cl oz dash tsp tbsp'.split(' '));
/** Matches a number before a word and a second number. Only texts with both are searched. */
const SEVERAL_NUMBERS = new RegExp(
  `[\\d${FRACTION_SIGNS}]\\s?\\p{L}[^\\d${FRACTION_SIGNS}]*[\\d${FRACTION_SIGNS}]`,
  'u',
);
/** Only the beginning of a long text is searched. */
const MAX_SEARCHED_CHARACTERS = 1_000;

/**
 * Tells whether several amounts with a unit are in a text: "2 oz gin, 1 oz lime", "砂糖 小さじ1 水 10ml". An amount
 * in two units is one, and so is a range: "50ml/2fl oz gin", "1 ounce or 2 ounces gin".
 */
export const hasSeveralAmounts = memoize((text: string): boolean => {
  if (!SEVERAL_NUMBERS.test(text)) return false;
  const line = tokenText(text.slice(0, MAX_SEARCHED_CHARACTERS));
  const isMeasure = (index: number): boolean =>
    MEASURES.has(line.find('unit', index)?.meaning.unit.name ?? '');
  const isMeasured = (index: number): boolean =>
    isMeasure(index + 1) || (isMeasure(index - 1) && !line.isNumber(index - 2));
  const amounts = [...line.tokens.keys()].filter((index) => line.isNumber(index) && isMeasured(index));
  const ends = new Set(amounts.map((index) => line.find('unit', index + 1)?.end ?? index + 1));
  const isFirst = (index: number): boolean => {
    if (line.isNumber(index - 1) || isMeasure(index - 1)) return isFirst(index - 1);
    const joiner = index - 1;
    const isJoiner = /^[/(]$/.test(line.word(joiner)) || line.has('to', joiner) || line.has('or', joiner);
    return !isJoiner || !ends.has(joiner);
  };
  return amounts.filter(isFirst).length > 1;
});

/** Tells whether a text begins with a volume: "50 ml gin", "2 oz". */
export const startsWithVolume = (text: string): boolean =>
  amountAt(tokenText(text.slice(0, MAX_AMOUNT_CHARACTERS)), 0)?.amount.unit.kind === 'volume';

/** Returns the standard name of a unit of volume, such as 'oz' for "Ounces", or '' for another text. */
export function volumeNamed(text: string): string {
  const line = new TokenText(text.toLowerCase());
  const found = line.find('unit', 0);
  const isVolume = found?.meaning.unit.kind === 'volume' && found.end === line.length;
  return isVolume ? found.meaning.unit.name : '';
}

/** Tells whether a line begins or ends with a number and has no unit: "2 gin", "8 mint leaves". */
export const isCounted = (line: string): boolean => COUNTED.test(line) && !hasUnit(line);

/** Returns the ingredient of a line that begins with its amount: "Gin" of "2 oz Gin". */
export function withoutAmount(line: string): string {
  const [amount = '', words = ''] = LEADING_NUMBER.exec(line.toLowerCase()) ?? [];
  if (amount === '') return line;
  const unit = leadingUnit(words);
  const afterNumber = amount.length - words.length;
  const afterUnit = line.slice(afterNumber + unit.length);
  const name =
    unit !== '' && /^\.?\s/.test(afterUnit) ? afterUnit.replace(/^\.?\s+/, '') : line.slice(afterNumber);
  return name.replace(/^of\s+/i, '');
}
