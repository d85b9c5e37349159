import { amountAt, loneUnit } from '#openapi/ingredients/lines/amount.ts';
import { quantityAt } from '#openapi/ingredients/lines/quantity.ts';
import { TokenText } from '#openapi/ingredients/lines/token-text.ts';
import { tokensOf } from '#openapi/ingredients/lines/tokens.ts';
import { PIECE, type Unit } from '#openapi/ingredients/lines/units.ts';
import { splitUnspaced } from '#openapi/ingredients/lines/unspaced.ts';
import { memoize } from '#openapi/memoize.ts';

// A cell may hold an amount alone, half a line or no line at all. So it is not read as a line: the grammar only
// says where in it an amount is (DECISIONS.md, Core).

const MAX_SEARCHED_CHARACTERS = 1_000;
const MAX_AMOUNT_CHARACTERS = 30;
const LETTER = /\p{L}/u;
const FIGURE = /\p{N}/u;

function lineOf(text: string): TokenText {
  const searched = text.slice(0, MAX_SEARCHED_CHARACTERS);
  return new TokenText(searched, splitUnspaced(tokensOf(searched)));
}

interface FoundAmount {
  unit: Unit;
  /** The place after the last token. */
  end: number;
}

/** Finds an amount, also one of which the grammar is not certain: "11/2 oz", "1.000 ml", "a few dashes". */
function findAmount(line: TokenText, index: number): FoundAmount | null {
  if (!line.mayBeginAmount(index)) return null;
  const from = line.skip('articles', index);
  const unit = line.find('unit', from + 1);
  if (unit && line.has('vague', from)) return { unit: unit.meaning.unit, end: unit.end };
  const found = amountAt(line, index);
  if (found) return { unit: found.amount.unit, end: found.end };
  return line.isNumber(index) ? { unit: unit?.meaning.unit ?? PIECE, end: unit?.end ?? index + 1 } : null;
}

const hasUnitAt = (line: TokenText, index: number): boolean =>
  (findAmount(line, index)?.unit ?? PIECE) !== PIECE;

const isHalf = (line: TokenText, index: number): boolean =>
  line.find('number', line.skip('articles', index))?.meaning.value === 0.5;

/** Tells whether an amount begins at a place: "2", "two oz", "dash", "twist of", "half a", "juice of a", "top". */
function beginsAmount(line: TokenText, index: number): boolean {
  if (!line.mayBeginAmount(index)) return false;
  const from = line.skip('approximately', index);
  // "151 proof rum" tells the strength, not an amount.
  if (line.isNumber(from)) return line.word(line.word(from + 1) === '-' ? from + 2 : from + 1) !== 'proof';
  if (hasUnitAt(line, index) || isHalf(line, index) || line.word(index) === 'top') return true;
  const lone = loneUnit(line, index);
  if (lone) return lone.amount.unit.kind === 'dash' || line.has('of', lone.end);
  return line.has('juices', index) && amountAt(line, line.skip('of', line.skip('juices', index))) !== null;
}

const SIGNS_BEFORE_AMOUNT: ReadonlySet<string> = new Set('- – ( ) : , ・'.split(' '));
const SIGNS_AFTER_AMOUNT: ReadonlySet<string> = new Set('. )'.split(' '));
const MAX_TOKENS_OF_AMOUNT = 8;

/** Tells whether a number ends a line behind words: "진 45ml", "lime (2)", but not "B52". */
function endsWithAmount(line: TokenText): boolean {
  for (let index = line.length - 1; index > Math.max(0, line.length - MAX_TOKENS_OF_AMOUNT); index -= 1) {
    const found = line.isNumber(index) ? findAmount(line, index) : null;
    if (!found || !line.tokens.slice(found.end).every(({ word }) => SIGNS_AFTER_AMOUNT.has(word))) continue;
    const isInWord = /^[a-z]\d/i.test(line.text.slice((line.tokens[index]?.startChar ?? 0) - 1));
    if (isInWord && found.unit === PIECE) return false;
    let last = index - 1;
    while (SIGNS_BEFORE_AMOUNT.has(line.word(last))) last -= 1;
    if (LETTER.test(line.word(last))) return true;
  }
  return false;
}

function isBare(line: TokenText): boolean {
  const found = findAmount(line, 0);
  const isCertain = line.isNumber(line.skip('approximately', 0)) || hasUnitAt(line, 0) || isHalf(line, 0);
  if (found?.end === line.length && isCertain) return true;
  return (['unit', 'tops', 'toppings', 'tastes'] as const).some(
    (role) => line.has(role, 0) && line.skip('of', line.skip(role, 0)) === line.length,
  );
}

/** Tells whether a text is a number or a range without a unit: '2', '1 1/2', '1-2'. */
export function isNumber(text: string): boolean {
  const line = lineOf(text);
  return line.isNumber(0) && (quantityAt(line, 0)?.end ?? 1) === line.length;
}

/** Tells whether an ingredient line begins or ends with an amount: "2 oz gin", "진 45ml". */
export const isAmountLine = memoize((text): boolean => {
  if (!LETTER.test(text)) return false;
  // Without a figure, only the first words may be an amount.
  const line = lineOf(FIGURE.test(text) ? text : text.slice(0, MAX_AMOUNT_CHARACTERS));
  const isAlone = text.length <= MAX_AMOUNT_CHARACTERS && isBare(line);
  return !isAlone && (beginsAmount(line, 0) || endsWithAmount(line));
});

/** Tells whether a text is an amount without an ingredient: '2', '1 1/2 oz', '4 cl', 'dash', 'top up'. */
export const isBareAmount = memoize((text) => text.length <= MAX_AMOUNT_CHARACTERS && isBare(lineOf(text)));

export function mentionsAmount(text: string): boolean {
  const line = lineOf(text);
  const roles = ['number', 'tops', 'toppings', 'tastes'] as const;
  return line.tokens.some(
    (_, index) => beginsAmount(line, index) || roles.some((role) => line.has(role, index)),
  );
}

/** Tells whether a number with a unit is anywhere in the text: "2 oz gin", "gin (45 ml)". */
export const hasUnit = memoize((text): boolean => {
  if (!FIGURE.test(text)) return false;
  const line = lineOf(text);
  return line.tokens.some((_, index) => (index === 0 || line.isNumber(index)) && hasUnitAt(line, index));
});

/** Only amounts in these units are counted, since names contain other units: "Pimm's No. 1 Cup". */
const MEASURES: ReadonlySet<string> = new Set('ml cl oz dash tsp tbsp'.split(' '));

/**
 * Tells whether several amounts with a unit are in a text: "2 oz gin, 1 oz lime", "砂糖 小さじ1 水 10ml". An amount
 * in two units is one, and so is a range: "50ml/2fl oz gin", "1 ounce or 2 ounces gin".
 */
export const hasSeveralAmounts = memoize((text): boolean => {
  if (!FIGURE.test(text)) return false;
  const line = lineOf(text);
  let count = 0;
  for (let index = 0; index < line.length;) {
    const found = line.has('articles', index) ? null : findAmount(line, index);
    const isMeasured = found !== null && MEASURES.has(found.unit.name);
    if (isMeasured) count += 1;
    index = isMeasured ? found.end : index + 1;
    const joiner = isMeasured ? (line.find('to', index) ?? line.find('or', index)) : null;
    if (joiner) index = findAmount(line, joiner.end)?.end ?? index;
  }
  return count > 1;
});

/** Tells whether a text begins with a volume: "50 ml gin", "2 oz". */
export const startsWithVolume = (text: string): boolean =>
  amountAt(lineOf(text.slice(0, MAX_AMOUNT_CHARACTERS)), 0)?.amount.unit.kind === 'volume';

/** Returns the standard name of a unit of volume, such as 'oz' for "Ounces", or '' for another text. */
export function volumeNamed(text: string): string {
  const line = new TokenText(text.toLowerCase());
  const found = line.find('unit', 0);
  const isVolume = found?.meaning.unit.kind === 'volume' && found.end === line.length;
  return isVolume ? found.meaning.unit.name : '';
}

/** Tells whether a line begins or ends with a number and has no unit: "2 gin", "8 mint leaves". */
export function isCounted(text: string): boolean {
  const line = lineOf(text);
  const afterNumber = quantityAt(line, 0)?.end ?? 1;
  const isFirst = line.isNumber(0) && /^\s+\p{L}/u.test(text.slice(line.tokens[afterNumber - 1]?.endChar));
  return (isFirst || endsWithAmount(line)) && !hasUnit(text);
}

/** Returns the ingredient of a line that begins with its amount: "Gin" of "2 oz Gin". */
export function withoutAmount(text: string): string {
  const line = lineOf(text);
  const end = line.isNumber(0) ? (findAmount(line, 0)?.end ?? 1) : 0;
  const from = end > 0 && line.word(end) === 'of' ? end + 1 : end;
  return from > 0 ? text.slice(line.tokens[from]?.startChar ?? text.length) : text;
}
