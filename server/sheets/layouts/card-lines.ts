import { isList } from '../columns/cell-evidence.ts';
import { joinMeasure } from '../lines/join-measure.ts';
import { hasAmount, hasUnit, isBareAmount, startsWithAmount } from '../lines/line-amounts.ts';
import { isGlass, isOtherLabel, isTechnique, isTechniqueName } from '../words/cell-words.ts';
import { isGarnish } from '../words/ingredient-words.ts';
import { anyOf, wordsFor } from '../words/languages.ts';
import { type CardCell, withoutComma } from './card-cells.ts';

const MIN_PROSE_WORDS = 4;
const MOST_GARNISH_WORDS = 6;
export const PRICE = /^[$€£]\s?\d/;

const DURATION = /^\d+(?:\s?[-–]\s?\d+)?\s?\p{L}*\.?$/iu;

/** A time or a number, which is no step. */
export function isFigures(values: readonly CardCell[]): boolean {
  return values.length > 0 && values.every(({ text }) => DURATION.test(text));
}

/** "Serves 1": what a card says besides the recipe, without a colon. */
export function isOtherFigure(text: string): boolean {
  const [, label = ''] =
    /^(\p{L}[\p{L} ]*?)\s+[$€£]?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?(?:\s?[€£%]|\s\p{L}+)?$/u.exec(text) ?? [];
  return label !== '' && isOtherLabel(label) && !hasUnit(text);
}

/** How a line says what to do: it ends as a sentence, is a technique, or stands apart and begins with one. */
export function isSentence(text: string, isApart: boolean): boolean {
  const words = text.split(/\s+/);
  if (startsWithAmount(text)) return false;
  if (words.length < 2) return isTechniqueName(text.replace(/[.!。]$/, ''));
  return /[.!?。]$/.test(text) || (isApart && words.length >= MIN_PROSE_WORDS && isTechnique(words[0] ?? ''));
}

/** "Gin, lemon juice, soda", also where it goes on in the next line. */
export function isListOfNames(text: string): boolean {
  return /,/.test(text) && isList(withoutComma(text)) && !isSentence(text, true);
}

export function firstWords(text: string): string {
  return text.split(/\s+/, 2).join(' ');
}

/** What a text says that is neither a label nor an ingredient: "Cocktail glass", "Orange peel", "Shake and fine strain". */
export function otherFieldOf(text: string): string | null {
  if (isGlass(text)) return 'glassware';
  const words = text.split(/\s+/);
  if (isTechnique(firstWords(text))) return 'instructions';
  if (words.length <= MOST_GARNISH_WORDS && isGarnish(text)) return 'garnish';
  return words.length < MIN_PROSE_WORDS ? null : 'instructions';
}

/** "A drink for every day" is no ingredient, though "a dash of bitters" is one. */
const ARTICLE =
  /^(?:an?|some|few|one|half|un|une|uno|una|ein|eine)\b(?!\s(?:few|couple|dash|splash|pinch|drop|bar\s?spoon|spoon|handful|sprig|slice|wedge|twist|bit|touch|rinse|float|cup|glass|shot|jigger|part|ounce|tea|table))/iu;

/** True for a line that begins with an amount, but not with an article. */
export function isIngredient(text: string): boolean {
  return startsWithAmount(text) && !ARTICLE.test(text);
}

const FOOTNOTE = /^(\(?[*†‡]+\)?|>)\s?(?=\p{L})/u;

/**
 * "* contains sulphites": a sign before a line that no line beside it has, and neither an amount nor what to do behind it. "> Ann's
 * favourite" is a quotation.
 */
export function isFootnote(texts: readonly string[], at: number): boolean {
  const [whole = '', sign = ''] = FOOTNOTE.exec(texts[at] ?? '') ?? [];
  const text = (texts[at] ?? '').slice(whole.length);
  const isBeside = sign !== '>' && [texts[at - 1], texts[at + 1]].some((other) => other?.startsWith(sign));
  return (
    sign !== '' && !isBeside && !text.includes(sign) && !hasAmount(text) && !isTechnique(firstWords(text))
  );
}

/** The cells of a line: an ingredient behind its amount, a step behind its number. */
export function joined(field: string, cells: readonly CardCell[]): string {
  const texts = cells.map(({ text }) => text);
  const [first = '', ...rest] = texts;
  if (field === 'instructions' && rest.length > 0 && /^\d{1,2}$/.test(first))
    return `${first}. ${rest.join(' ')}`;
  if (field !== 'ingredients' || rest.length === 0) return texts.join(' ');
  const amounts = texts.filter(isBareAmount);
  const names = texts.filter((text) => !isBareAmount(text) && !PRICE.test(text));
  return isBareAmount(first) || amounts.length === 0 || names.length === 0
    ? texts.join(' ')
    : joinMeasure(amounts.join(' '), names.join(' '));
}

/** How goods are counted that stand in a store: in bottles, or in what a bottle holds. */
const IN_STOCK = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(wordsFor('packages'))})(?:e?s)?(?!\p{L})|(?<![\d.,])(?:7[05]\s?cl|7[05]0\s?ml|0[.,]7\s?l|1\s?l(?:iter|itre|tr)?)(?!\p{L})`,
  'iu',
);

/** What a card says, by fields. */
type Texts = ReadonlyMap<string, readonly string[]>;

/** Goods with their amounts and nothing else: a recipe, or what is to be bought. */
export function isBare(texts: Texts): boolean {
  return [...texts.keys()].every((field) => field === 'ingredients' || field === 'name');
}

/** True where something is measured as for a drink. */
export function hasMeasures(texts: Texts): boolean {
  return (texts.get('ingredients') ?? []).some((line) => hasUnit(line) && !IN_STOCK.test(line));
}

/** True where some of it is counted as in a store. */
export function hasGoods(texts: Texts): boolean {
  return (texts.get('ingredients') ?? []).some((line) => IN_STOCK.test(line));
}

/** True for a list of what stands in a store; a punch has a bottle of wine and two oranges. */
export function areInStock(texts: Texts): boolean {
  return isBare(texts) && (texts.get('ingredients') ?? []).every((line) => IN_STOCK.test(line));
}
