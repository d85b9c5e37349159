import UNIT_WORDS from '#openapi/ingredients/words/unit-words.json' with { type: 'json' };
import { FRACTION_SIGN } from '#openapi/ingredients/lines/fractions.ts';
import { memoize } from '#openapi/text/memoize.ts';
import { wordSource } from './value-words.ts';
import VALUE_WORDS from './value-words.json' with { type: 'json' };

// `readIngredientLine` reads a whole line. A cell may hold an amount alone, half a line or no line at all, so
// these patterns tell only whether an amount stands in it, and where.

/** Returns a unit without what writers set between its words: "fl oz", "fl. oz" and "floz" are alike. */
const foldUnit = (unit: string): string => unit.replace(/[.\s]/g, '').replaceAll('à', 'a');

/** Units of ingredient lines, and vague words. A set, since V8 is slow to make a pattern of so many words. */
const UNITS: ReadonlySet<string> = new Set(
  [
    ...Object.values(UNIT_WORDS).flatMap((words) => words.split('|')),
    ...VALUE_WORDS.vagueUnits.split(', '),
  ].map(foldUnit),
);

/** Tells whether a text in small letters is a unit in any language, in the singular or plural. */
const isUnit = memoize((text: string): boolean => {
  const folded = foldUnit(text);
  if (UNITS.has(folded)) return true;
  const [, singular = '', single = ''] = /^((\p{L}{3,}?)e?)s$/u.exec(folded) ?? [];
  return UNITS.has(singular) || UNITS.has(single);
});

/** Returns the unit with which a text of few words begins, the longest one, or '' if it begins with none. */
function leadingUnit(words = ''): string {
  const starts = [...words.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) =>
    words.slice(0, index + word.length),
  );
  return starts.findLast(isUnit) ?? '';
}

/** Matches any kind of number: `2`, `1.5`, `.75`, `11/2`, `1 1/2`, `½`, `1½`. */
const ANY_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[/⁄]\s*\d+)?(?:\s*${FRACTION_SIGN})?|\.\d+|${FRACTION_SIGN})(?:\s+\d+\s*[/⁄]\s*\d+)?`;
/** Matches a number, or a range of two. */
const NUMBERS = String.raw`${ANY_NUMBER}(?:\s*(?:[-–—~]|to|or|bis|à|a)\s*${ANY_NUMBER})?`;
/** Matches up to three words, the longest unit: "oz", "fl. oz", "cuillère à café". See `isUnit`. */
const WORDS_OF_A_UNIT = String.raw`(\p{L}+(?:(?:\.\s?|\s)\p{L}+){0,2})`;
/** Matches an amount that is no number, wherever it stands. */
const VAGUE = wordSource('vagueAmounts');
/** Matches the word with which an amount without a number begins. */
const COUNT = `(?:${wordSource('countWords')})`;
/** "151 proof rum" tells the strength, not an amount. */
const NO_PROOF = String.raw`(?!\d{2,3}[\s-]proof\b)`;

// Patterns with WORDS_OF_A_UNIT match small letters alone, as `isUnit` does.
const STARTS_WITH_NUMBER = new RegExp(`^${ANY_NUMBER}`, 'u');
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
const AMOUNT_WITH_UNIT = new RegExp(
  String.raw`(?<!\d)${NUMBERS}\s?(?:ml|cl|oz|dash(?:es)?|tsp|tbsp)\b`,
  'giu',
);
const COUNTED = new RegExp(String.raw`^${NUMBERS}\s+\p{L}|\p{L}[):]?[\s:]+${NUMBERS}$`, 'u');
const LEADING_NUMBER = new RegExp(String.raw`^${NUMBERS}\s*${WORDS_OF_A_UNIT}?`, 'u');
const MAX_AMOUNT_CHARACTERS = 30;

export const startsWithNumber = (text: string): boolean => STARTS_WITH_NUMBER.test(text);

/** Tells whether a text is a number or a range without a unit: '2', '1 1/2', '1-2'. */
export const isNumber = (text: string): boolean => ONLY_NUMBER.test(text.trim());

/** Tells whether an amount stands first or last in an ingredient line: "2 oz gin", "진 45ml". */
export const isAmountLine = memoize(
  (text) => hasOuterAmount(text.toLowerCase()) && /\p{L}/u.test(text) && !isBareAmount(text),
);

function hasOuterAmount(small: string): boolean {
  if (STARTS_WITH_AMOUNT.test(small)) return true;
  if (leadingUnit(STARTS_WITH_COUNT.exec(small)?.[1]) !== '') return true;
  const last = ENDS_WITH_AMOUNT.exec(small);
  return last !== null && (last[1] === undefined || isUnit(last[1]));
}

/** Tells whether a text is an amount without an ingredient: '2', '1 1/2 oz', '4 cl', 'dash', 'top up'. */
export function isBareAmount(text: string): boolean {
  return text !== '' && text.length <= MAX_AMOUNT_CHARACTERS && isAmountAlone(text);
}

const isAmountAlone = memoize((text) => {
  const bare = BARE_AMOUNT.exec(text.trim().toLowerCase());
  const isUnitAlone = bare !== null && (bare[1] === undefined || isUnit(bare[1]));
  return isUnitAlone || VAGUE_ALONE.test(text.trim());
});

export const mentionsAmount = (line: string): boolean => HAS_AMOUNT.test(line);

/** Tells whether a number with a unit stands anywhere in the text: "2 oz gin", "gin (45 ml)". */
export const hasUnit = memoize((text) =>
  [...text.toLowerCase().matchAll(BEFORE_UNIT)].some(([, words]) => leadingUnit(words) !== ''),
);

/** Counts the amounts with a unit in a line. */
export const countAmounts = (line: string): number => line.match(AMOUNT_WITH_UNIT)?.length ?? 0;

/** Tells whether a line begins or ends with a number and has no unit: "2 gin", "8 mint leaves". */
export const isCounted = (line: string): boolean => COUNTED.test(line) && !hasUnit(line);

/** Returns the ingredient of a line whose amount stands first: "Gin" of "2 oz Gin". */
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

/** These ingredients are counted and never measured, so they have no fractions. */
const ALWAYS_COUNTED = new RegExp(
  String.raw`${wordSource('foreignPieces')}|\b(?:${wordSource('pieces')}|eggs?(?!\s*white))\b`,
  'i',
);

export const isAlwaysCounted = (name: string): boolean => ALWAYS_COUNTED.test(name);

const SUFFIX =
  /^(\(|or\s|to (taste|fill|top)\b|by taste$|for (topping|garnish)$|(cubes?|wedges?|slices?|pods?|leaves|sprigs?)$)/i;

/** Joins an amount and its ingredient: '2 oz Light Rum', 'Salt to taste'. */
export function joinAmount(amount: string, name: string): string {
  if (name === '') return amount;
  if (amount === '') return name;
  const repeated = name.toLowerCase().startsWith(`${amount.toLowerCase()} `);
  const ingredient = repeated ? name.slice(amount.length + 1) : name;
  if (/^garnish$/i.test(amount)) return `${ingredient} (garnish)`;
  if (/^for glass$/i.test(amount)) return `For glass: ${ingredient}`;
  if (/^(fill|top up)$/i.test(amount)) return `${amount} with ${ingredient}`;
  if (amount.startsWith(',')) return `${ingredient}${amount}`;
  return SUFFIX.test(amount) ? `${ingredient} ${amount.toLowerCase()}` : `${amount} ${ingredient}`;
}

/** Joins an amount and its unit from two cells, or from a cell and the column's name: '2 oz'. */
export function joinUnit(amount: string, unit: string): string {
  if (amount === '' || unit === '') return amount || unit;
  if (amount.toLowerCase().endsWith(unit.toLowerCase()) || /[\p{L}%?]/u.test(amount)) return amount;
  if (/^parts?$/i.test(unit)) return `${amount} ${amount === '1' ? 'part' : 'parts'}`;
  return `${amount} ${unit}`;
}
