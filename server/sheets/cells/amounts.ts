import { amountAt, loneUnit, skipOf } from '#openapi/ingredients/lines/amount.ts';
import { TokenText } from '#openapi/ingredients/lines/token-text.ts';
import { tokensOf } from '#openapi/ingredients/lines/tokens.ts';
import { PIECE } from '#openapi/ingredients/lines/units.ts';
import { splitUnspaced } from '#openapi/ingredients/lines/unspaced.ts';
import { memoize } from '#openapi/text/memoize.ts';
import { alternatives } from './value-words.ts';

// `readIngredientLine` reads a whole line. A cell may hold an amount alone, half a line or no line at all, so
// the same reader only finds the amounts in it here, also those that are not certain.

/** Amounts beyond this are not looked for, since an endless chain such as `2 x 2 x 2` would take long. */
const MAX_CHARACTERS = 1000;

interface CellAmount {
  /** The name of its unit, or ''. */
  unit: string;
  hasFigure: boolean;
  /** The text before it, after it, and after an `of` that follows it. */
  before: string;
  after: string;
  ingredient: string;
}

const amountsIn = memoize((text): CellAmount[] => {
  const trimmed = text.trim();
  const line = new TokenText(trimmed, splitUnspaced(tokensOf(trimmed.slice(0, MAX_CHARACTERS))));
  const amounts: CellAmount[] = [];
  for (let at = 0; at < line.length;) {
    const found = line.mayBeginAmount(at) ? amountFrom(line, at) : null;
    const end = found?.end ?? at + 1;
    if (found)
      amounts.push({
        unit: found.unit,
        hasFigure: /\p{N}/u.test(line.slice(at, end)),
        before: trimmed.slice(0, line.tokens[at]?.start),
        after: trimmed.slice(line.tokens[end - 1]?.end),
        ingredient: trimmed.slice(line.tokens[skipOf(line, end)]?.start ?? trimmed.length),
      });
    at = end;
  }
  return amounts;
});

/** Finds `2`, `two dashes`, `few drops`, `dash of`, `juice of`, `to taste`. Returns the place after it. */
function amountFrom(line: TokenText, from: number): { unit: string; end: number } | null {
  const found = amountAt(line, from) ?? loneUnit(line, from);
  if (found && found.amount.unit !== PIECE) return { unit: found.amount.unit.name, end: found.end };
  const at = line.skip('approximately', from);
  // A number in words needs a unit, except `half`.
  const needsUnit = !line.isNumber(at) && found?.amount.high !== 0.5;
  const end = needsUnit ? line.skip('vague', at) : (found?.end ?? afterUncertain(line, at));
  const unit = line.find('unit', end);
  if (needsUnit ? unit && end > at : !isProof(line, end))
    return { unit: unit?.meaning.unit.name ?? '', end: unit?.end ?? end };
  const phrase = line.word(from) === 'juice' ? line.find('of', from + 1) : phraseFrom(line, from);
  return phrase && { unit: '', end: phrase.end };
}

/** Skips a number or a range that may mean several: `11/2`, `1.000`, `0`. */
function afterUncertain(line: TokenText, at: number): number {
  const to = line.skip('to', at + 1);
  return line.isNumber(to) ? to + 1 : at + 1;
}

const isProof = (line: TokenText, at: number): boolean => /^-?proof/.test(line.word(at) + line.word(at + 1));

/** Finds `top with`, `to taste` or a unit alone. A single word such as `fill` counts only at the end. */
function phraseFrom(line: TokenText, at: number) {
  const unit = at === 0 ? line.find('unit', at) : null;
  const phrase = line.find('tops', at) ?? line.find('toppings', at) ?? line.find('tastes', at) ?? unit;
  return phrase && (phrase.end > at + 1 || phrase.end === line.length) ? phrase : null;
}

const firstAmount = (text: string) => amountsIn(text).find(({ before }) => before === '');

/** Matches what stands before a number without a unit: `lime: 2`, `mint (8)`, `ライム1`, but not `B-52`. */
const BEFORE_NUMBER = /(?:\p{L}\)?[\s:(–-]*[\s:(]|\p{Lo})$/u;

function endsWithAmount(text: string): boolean {
  const last = amountsIn(text).at(-1);
  if (!last?.hasFigure || !/^\.?\)?$/.test(last.after)) return false;
  return last.unit !== '' || BEFORE_NUMBER.test(last.before);
}

/** Tells whether a text is a number or a range without a unit: '2', '1 1/2', '1-2'. */
export function isNumber(text: string): boolean {
  const first = firstAmount(text);
  return first?.unit === '' && first.hasFigure && first.after === '';
}

/** Tells whether an amount stands first or last in an ingredient line: "2 oz gin", "진 45ml". */
export const isAmountLine = (text: string): boolean =>
  (firstAmount(text) !== undefined || endsWithAmount(text)) && /\p{L}/u.test(text) && !isBareAmount(text);

/** Tells whether a text is an amount without an ingredient: '2', '1 1/2 oz', '4 cl', 'dash', 'top up'. */
export function isBareAmount(text: string): boolean {
  const first = firstAmount(text);
  return first !== undefined && /^\.?\s*(?:\([^)]*\))?$/.test(first.after);
}

export const mentionsAmount = (text: string): boolean => amountsIn(text).length > 0;

/** Tells whether a number with a unit stands anywhere in the text: "2 oz gin", "gin (45 ml)". */
export const hasUnit = (text: string): boolean =>
  amountsIn(text).some(({ unit, hasFigure, before }) => unit !== '' && (hasFigure || before === ''));

/** Other units stand in names too: `Pimm's No. 1 Cup`. */
const COUNTED_UNITS = new Set(['ml', 'cl', 'oz', 'dash', 'tsp', 'tbsp']);

/** Counts the amounts with such a unit in a line. */
export const countAmounts = (text: string): number =>
  amountsIn(text).filter(({ unit, hasFigure }) => hasFigure && COUNTED_UNITS.has(unit)).length;

/** Tells whether a line begins or ends with a number and has no unit: "2 gin", "8 mint leaves". */
export function isCounted(text: string): boolean {
  const first = firstAmount(text);
  const isFirst = first?.hasFigure === true && /^\s+\p{L}/u.test(first.after);
  return (isFirst || endsWithAmount(text)) && !hasUnit(text);
}

/** Returns the ingredient of a line whose amount stands first: "Gin" of "2 oz Gin". */
export function withoutAmount(text: string): string {
  const first = firstAmount(text);
  return first?.hasFigure ? first.ingredient || text : text;
}

/** Returns 'oz' for "Ounces", and '' for what is no unit of volume. */
export function volumeNamed(text: string): string {
  const line = new TokenText(text);
  const unit = line.find('unit', 0);
  return unit?.end === line.length && unit.meaning.unit.kind === 'volume' ? unit.meaning.unit.name : '';
}

/** These ingredients are counted and never measured, so they have no fractions. */
const ALWAYS_COUNTED = new RegExp(
  String.raw`${alternatives('foreignPieces')}|\b(?:${alternatives('pieces')}|eggs?(?!\s*white))\b`,
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
