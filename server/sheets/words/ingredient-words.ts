import { typicalAbv } from '#openapi/ingredients/alcohol-table.ts';
import { anyOf, wordsFor } from './languages.ts';

const FILLER = new RegExp(
  String.raw`^(?:(?:chilled|cold|hot|fresh|dry|crushed|plenty of)\s+)*(?:${anyOf(wordsFor('fillers'))})$`,
  'iu',
);

const GARNISH =
  /\b(?:half-)?(?:wheel|twist|slice|wedge|cherry|cherries|sprig|spiral|peel|zest|olive|leaf|leaves|stalk|chunk|berry|berries|raspberry|blackberry|strawberry)(?:s|\(s\))?\b/i;
const LIQUID = /\b(?:brandy|juice|liqueur|syrup|vodka|rum|gin|schnapps|bitters|soda)\b/i;

const QUALITY = `(?:${anyOf(wordsFor('qualities'))})`;
/** "fresh", "freshly squeezed", "cut into thin slices", "chopped and peeled". */
const QUALIFIER = new RegExp(
  String.raw`^${QUALITY}(?:[\s-]+(?:(?:and|or)\s+)?${QUALITY})*(?:\s+(?:in|into|with)\s.*)?$`,
  'iu',
);
const BEGINS_QUALIFIER = new RegExp(String.raw`^(?:${anyOf(wordsFor('purposes'))})(?![\p{L}-])`, 'iu');
/** "to taste Honey" is honey, as a sheet says that has its amounts before the names; "to top with it" is none. */
const NAMED_PURPOSE =
  /^(?:optional|to (?:taste|fill|top)|for (?:topping|garnish)) (?!(?:up|with|off|it|the|and|or|glass)\b)\p{L}/iu;

/** "about 10 mint leaves" are an ingredient; "about 2 oz" says how much. */
const ABOUT_SO_MANY =
  /^(?:about|around|approx(?:imately|\.)?|aprox\.?|ca\.?|circa|cirka|etwa|environ|ongeveer)\s+\d+\s+\p{L}+\s+\p{L}/iu;

/** "And", in all languages. */
export const AND_WORDS = `(?:${anyOf(wordsFor('and'))})`;

/** True for an ingredient that fills the glass or the shaker: it usually has no amount. */
export function isFiller(entry: string): boolean {
  return FILLER.test(entry);
}

/** True for what lies on a drink and is counted, not measured: "lemon twist", "mint sprig". */
export function isGarnish(entry: string): boolean {
  return GARNISH.test(entry) && !LIQUID.test(entry);
}

/** True for "lemon slice" and "cherry", not for "olive brine" and "cherry purée", which are measured. */
export function isWholeGarnish(entry: string): boolean {
  return isGarnish(/\S+$/.exec(entry)?.[0] ?? '');
}

/** True for words behind a comma that only say more about the ingredient before it: "fresh", "to top", "preferably Spanish". */
export function isQualifier(piece: string): boolean {
  const namesAnother = NAMED_PURPOSE.test(piece) || ABOUT_SO_MANY.test(piece);
  return QUALIFIER.test(piece) || (BEGINS_QUALIFIER.test(piece) && !namesAnother);
}

const KIND = new RegExp(`^(?:${anyOf(wordsFor('kinds'))})$`, 'iu');
/** What comes last and usually has no amount. */
const TOPPING = /^(?:mixers?|lengtheners?|float|top|toppers?|toppings?|topped|filler)$/i;
const BESIDE_KINDS = /^(?:the|and|or|other|extra|up|off|with|of|main|\d{1,2})$/i;

/** True for a column called after what an ingredient is in a drink: "Base", "Juice / Citrus", "Modifier 2". */
export function isKindOfIngredient(column: string): boolean {
  return areAll(column, KIND);
}

/** True for "Top with", "Mixer". */
export function isTopping(column: string): boolean {
  return areAll(column, TOPPING);
}

function areAll(column: string, kind: RegExp): boolean {
  const words = column
    .replace(/\([^()]*\)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !BESIDE_KINDS.test(word));
  return words.length > 0 && words.every((word) => kind.test(word));
}

export function isLiquid(name: string): boolean {
  return LIQUID.test(name);
}

/** Percent by volume from which a drink is poured and not counted, and may be the base of another; beer comes in bottles. */
const POURED_ABV = 15;

export function isPoured(name: string): boolean {
  return (typicalAbv(name) ?? 0) >= POURED_ABV;
}

/** True for what drinks are made of, as far as it is known. */
export function isKnownIngredient(name: string): boolean {
  return typicalAbv(name) !== null || isLiquid(name) || isFiller(name) || isGarnish(name);
}
