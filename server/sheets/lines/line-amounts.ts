import { ANY_NUMBER } from '#openapi/ingredients/quantity.ts';
import { UNIT_WORDS } from '#openapi/ingredients/units.ts';
import { remembered } from '#openapi/names/fold-text.ts';
import { anyOf, wordsFor } from '../words/languages.ts';
import { EAST_ASIAN_SIGNS } from './foreign-text.ts';

const RANGE_SIGN = String.raw`(?:[-–—~]|${anyOf(wordsFor('range'))})`;
/** A number, or a range of two. */
export const NUMBERS = String.raw`${ANY_NUMBER}(?:\s*${RANGE_SIGN}\s*${ANY_NUMBER})?`;
/** A unit in any language; a dot may follow. */
const UNIT = `(?:${UNIT_WORDS}|${anyOf(wordsFor('units'))})`;
/** A volume of the units that are never part of a name. */
export const MEASURED_VOLUME = String.raw`${ANY_NUMBER}\s?(?:ml|cl|oz)\b`;
/** An amount that is no number, wherever it stands. */
const VAGUE =
  'dash|dashes|splash|pinch|top(?:\\s|$)|fill\\b|juice of|to taste|drops?|float|rinse|half|slice|wedge|twist|sprig|leaves';

/** "151 proof rum" says how strong it is, not how much. */
const NO_PROOF = String.raw`(?!\d{2,3}[\s-]proof\b)`;

const ONLY_VAGUE = new RegExp(String.raw`^(?:to\s)?(?:${VAGUE})(?:up)?$`, 'i');
const STARTS_WITH_VOLUME = new RegExp(`^${MEASURED_VOLUME}`, 'iu');
const STARTS_WITH_NUMBER = new RegExp(`^${ANY_NUMBER}`, 'u');
const ONLY_NUMBER = new RegExp(String.raw`^${NUMBERS}$`, 'u');
const STARTS_WITH_AMOUNT = new RegExp(
  String.raw`^${NO_PROOF}(?:${ANY_NUMBER}|(?:${anyOf(wordsFor('counts'))})(?![\p{L}\p{N}_]))`,
  'iu',
);
const ENDS_WITH_AMOUNT = new RegExp(String.raw`\p{L}[):]?\s*[-–(:,]?\s*${NUMBERS}\s*${UNIT}?\.?\)?$`, 'iu');
const BARE_AMOUNT = new RegExp(
  String.raw`^(?:(?:about|ca\.?|~|approx\.?)\s*)?(?:${NUMBERS}\s*(?:x\s*)?)?(?:${UNIT}\.?(?:\s*\([^)]*\))?)?$`,
  'iu',
);
/** What stands before an amount; Chinese and Japanese have no blanks, and Korean has none there. */
const BEFORE_AMOUNT = String.raw`(?:^|[\s(:,–${EAST_ASIAN_SIGNS}-])`;
const HAS_AMOUNT = new RegExp(String.raw`${BEFORE_AMOUNT}${NO_PROOF}${ANY_NUMBER}|\b(?:${VAGUE})`, 'iu');
const HAS_UNIT = new RegExp(
  String.raw`(?:${BEFORE_AMOUNT}${NUMBERS}\s*|^(?:${anyOf(wordsFor('counts'))})\s(?:an?\s|and a half\s)?)${UNIT}\.?(?=[\s),.]|$)`,
  'iu',
);
const COUNTED = new RegExp(String.raw`^${NUMBERS}\s+\p{L}|\p{L}[):]?\s+${NUMBERS}$`, 'u');
const LEADING_AMOUNT = new RegExp(String.raw`^${NUMBERS}\s*(?:${UNIT}\.?\s+)?(?:each\s+|of\s+)?`, 'iu');

const LONGEST_AMOUNT_CHARACTERS = 30;

/** True for a text that begins as an ingredient line with an amount does: "2 oz gin", "a dash of bitters". */
export function startsWithAmount(text: string): boolean {
  return STARTS_WITH_AMOUNT.test(text);
}

/** True for a text that begins with a number. */
export function startsWithNumber(text: string): boolean {
  return STARTS_WITH_NUMBER.test(text);
}

/** True for an amount without a number and nothing else: "top up", "to taste", "splash". */
export function isVague(text: string): boolean {
  return ONLY_VAGUE.test(text.trim());
}

/** '2 oz gin', but no '2 dashes bitters'. */
export function startsWithVolume(text: string): boolean {
  return STARTS_WITH_VOLUME.test(text);
}

/** True for a number or a range without a unit: '2', '1 1/2', '1-2'. */
export function isNumber(text: string): boolean {
  return ONLY_NUMBER.test(text.trim());
}

/** True for an ingredient line whose amount stands first or last: "2 oz gin", "진 45ml". */
export function isMeasured(text: string): boolean {
  return startsWithAmount(text) || ENDS_WITH_AMOUNT.test(text);
}

/** True for an amount without an ingredient: '2', '1 1/2 oz', '4 cl', 'dash'. */
export function isBareAmount(text: string): boolean {
  return text !== '' && text.length <= LONGEST_AMOUNT_CHARACTERS && isAmountAlone(text);
}

const isAmountAlone = remembered((text) => BARE_AMOUNT.test(text));

const COLON_AMOUNT = new RegExp(String.raw`^(\p{L}[^:：]{0,80}?)[:：](${NUMBERS}\s*${UNIT}?\.?)$`, 'iu');

const AMOUNT_COLON = new RegExp(String.raw`^(${NUMBERS}\s*${UNIT}\.?)\s*[:：]\s*(?=\p{L})`, 'iu');

/** "60 ml Gin" of "Gin:60 ml" and "60 ml: Gin", as programs write it; any other line as it is. */
export function amountFirst(line: string): string {
  if (!/[:：]/.test(line)) return line;
  return line
    .replace(AMOUNT_COLON, '$1 ')
    .replace(COLON_AMOUNT, (_, name: string, amount: string) => `${amount} ${name}`);
}

/** The ingredient of a line whose amount stands first: "Gin" of "2 oz Gin". */
export function withoutAmount(line: string): string {
  return line.replace(LEADING_AMOUNT, '');
}

/** True when a line says how much of the ingredient is taken. */
export function hasAmount(line: string): boolean {
  return HAS_AMOUNT.test(line);
}

/** True for an amount with its unit, anywhere in the line: "2 oz gin", "gin (45 ml)". */
export function hasUnit(line: string): boolean {
  return HAS_UNIT.test(line);
}

/** True for a line that begins or ends with a number and has no unit: "2 gin", "8 mint leaves", "Gin 60". */
export function isCounted(line: string): boolean {
  return COUNTED.test(line) && !HAS_UNIT.test(line);
}

/** Fractions that bars use. Excel takes each of them for a day and a month. */
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8]);
/** English and German names as Excel writes them, in the order of the year. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const GERMAN_MONTHS: Readonly<Record<string, string>> = { mrz: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|mrz|apr(?:il)?|may|mai|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt|nov(?:ember)?|dec(?:ember)?|dez)';
const DATE = new RegExp(
  String.raw`^(?:(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]00:00(?::00)?)?|(\d{1,2})(?:-|\.\s?)${MONTH}\.?(?:[- ]\d{2,4})?|${MONTH}-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?=\s|$)`,
  'i',
);

/** An amount that may have been a date, and what is known about it. */
export interface ReadAmount {
  text: string;
  /** It is a date: given back as a fraction, or left as it is when it cannot be one. */
  date: 'none' | 'fraction' | 'unknown';
}

/** Gives back amounts that a spreadsheet turned into dates: "2025-01-02 oz" is "1/2 oz". */
export function restoreAmount(text: string): ReadAmount {
  const match = text.length > 3 ? DATE.exec(text) : null;
  if (!match) return { text, date: 'none' };
  const [whole, , month, day, dayFirst, monthName, monthFirst, dayLast, one, other] = match;
  const named = monthName ?? monthFirst;
  const name = named?.slice(0, 3).toLowerCase() ?? '';
  const parts = named
    ? [MONTHS.indexOf(GERMAN_MONTHS[name] ?? name) + 1, Number(dayFirst ?? dayLast)]
    : [Number(month ?? one), Number(day ?? other)];
  const [small = 0, large = 0] = parts.sort((first, second) => first - second);
  if (small >= large || !DENOMINATORS.has(large)) return { text, date: 'unknown' };
  return { text: `${small}/${large}${text.slice(whole.length)}`, date: 'fraction' };
}
