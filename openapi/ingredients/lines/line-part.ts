import {
  amountAt,
  amountMl,
  bracketedVolume,
  hasAmount,
  isUnitAmountAt,
  loneUnit,
  skipOf,
  type Amount,
  type FoundAmount,
} from './amount.ts';
import { englishName } from './english-name.ts';
import { isCountable, sparkles } from './ingredient-name.ts';
import type { TokenText } from './token-text.ts';
import { PIECE, saysHowMuch } from './units.ts';

/** The part of a fruit that a line may name: `Juice of half a lime`. */
const FRUIT_PARTS = { juices: 'juice', zests: 'zest', peels: 'peel' } as const;
const FRUIT_PART_ROLES = Object.keys(FRUIT_PARTS) as (keyof typeof FRUIT_PARTS)[];

export interface LinePart {
  /** Null if the line has none (`Mint leaves`), or if it is unparsed. */
  readonly amount: Amount | null;
  /** The same amount in a second unit: `60 ml (2 oz)`. */
  readonly secondAmount: Amount | null;
  readonly fruitPart: (typeof FRUIT_PARTS)[keyof typeof FRUIT_PARTS] | null;
  /** Why an ingredient has no amount: it fills the glass up, or seasons the drink. */
  readonly purpose: 'top' | 'taste' | null;
  readonly ingredient: string;
  /** The ingredient in English, folded, as most tables have it. */
  readonly english: string;
  /** The words that are shown before the amount: `Juice of`. */
  readonly beforeAmount: string;
  /** The words that are shown after the amount: the ingredient and what the line remarks. */
  readonly afterAmount: string;
  readonly englishAfterAmount: string;
}

/** A name has at least one letter of any script. */
const LETTER = /\p{L}/u;
const SEPARATOR = /^(?:[:\-–—·・.,(=]|\.{3})$/;
const MAX_WORDS_BEFORE = 3;
/** The most words of a counted ingredient, and of a phrase at the end of a line. */
const MAX_WORDS = 8;

export function makeLinePart(
  ingredient: string,
  afterAmount: string,
  details: Partial<LinePart> = {},
): LinePart {
  const { amount = null, secondAmount = null, fruitPart = null, purpose = null, beforeAmount = '' } = details;
  const english = englishName(ingredient);
  const englishAfterAmount = afterAmount === ingredient ? english : englishName(afterAmount);
  const texts = { ingredient, english, beforeAmount, afterAmount, englishAfterAmount };
  return { amount, secondAmount, fruitPart, purpose, ...texts };
}

/** Reads a line with at most one amount, by the first way that fits. Returns null if none fits. */
export function readLinePart(line: TokenText, isFollowed: boolean): LinePart | null {
  return (
    (line.has('tops', 0) ? readTop(line) : readEnding(line)) ??
    readFruitPart(line) ??
    readAmountFirst(line, 0, { isFollowed }) ??
    readAmountLast(line) ??
    readUnmeasured(line)
  );
}

/** Tells whether another part begins here: `1 oz gin, 1/2 oz vermouth`, but not `cut into 8, chilled`. */
export function beginsPart(line: TokenText, index: number): boolean {
  const found = amountAt(line, index);
  if (!found) return loneUnit(line, index)?.amount.unit.kind === 'dash';
  if (found.amount.unit !== PIECE) return true;
  return isCountedIngredient(line.slice(found.end, ingredientEnd(line, found.end, found.end + MAX_WORDS)));
}

const isCountedIngredient = (name: string): boolean => isCountable(englishName(name));

/** Reads `Top with soda water`, but leaves `Top with 3 oz soda water` to `readAmountFirst`. */
function readTop(line: TokenText): LinePart | null {
  const top = line.skip('tops', 0);
  if (top === line.length) return null;
  const from = line.skip('articles', skipOf(line, top));
  if (isUnitAmountAt(line, from)) return readAmountFirst(line, from);
  return hasAmount(line, from) ? null : unmeasured(line, from, line.length, 'top');
}

/** Reads `Soda water, to top`, `mit Soda auffüllen`, `ソーダ 適量`, `sugar to taste`. */
function readEnding(line: TokenText): LinePart | null {
  for (let index = Math.max(1, line.length - MAX_WORDS); index < line.length; index += 1) {
    const isTop = endsLine(line, line.find('toppings', index)?.end);
    const isTaste = endsLine(line, line.find('tastes', index)?.end);
    if (!isTop && !isTaste) continue;
    let end = index;
    while (end > 0 && /^[,([–-]$/.test(line.word(end - 1))) end -= 1;
    if (end === 0 || isUnitAmountAt(line, 0) || line.has('lone', 0) || hasAmount(line, 0, end)) return null;
    const from = isTop ? skipWith(line) : line.skip('fillers', 0);
    const name = line.slice(from, ingredientEnd(line, from, end));
    if (isTop && name === '') return null;
    // `適量` of soda fills the glass up; `適量` of anything else seasons.
    const fillsUp = isTop && (!isTaste || sparkles(englishName(name)));
    return makeLinePart(name, line.slice(0), { purpose: fillsUp ? 'top' : 'taste' });
  }
  return null;
}

/** Skips the first word of `mit Soda auffüllen`. */
const skipWith = (line: TokenText): number => (/^(?:mit|with)$/.test(line.word(0)) ? 1 : 0);

/** Tells whether nothing but a closing bracket or a full stop follows. */
const endsLine = (line: TokenText, end = -1): boolean =>
  end >= 0 && line.tokens.slice(end).every(({ word }) => isTrailingSign(word));

const isTrailingSign = (word: string): boolean => /^[)\].*]$/.test(word);

/** Reads `Juice of half a lime`, `сок 1/2 лимона`, but not `1/4 oz juice of a lime`, an amount of juice. */
function readFruitPart(line: TokenText): LinePart | null {
  if (line.isNumber(0) || isUnitAmountAt(line, 0)) return null;
  for (let index = 0; index < MAX_WORDS_BEFORE; index += 1) {
    const role = FRUIT_PART_ROLES.find((name) => line.has(name, index));
    if (!role) continue;
    const begin = skipOf(line, line.skip(role, index));
    const part = readAmountFirst(line, begin, { fruitPart: FRUIT_PARTS[role] });
    return part?.amount?.unit.kind === 'count' && isCountable(part.english) ? part : null;
  }
  return null;
}

/**
 * Reads `2 oz gin`, `dash of bitters`, `Add 1 lime`. If another part follows, the ingredient may be
 * there. Returns null if the words after the amount contain another amount, or if there are none.
 */
function readAmountFirst(
  line: TokenText,
  begin: number,
  { isFollowed = false, fruitPart = null }: { isFollowed?: boolean; fruitPart?: LinePart['fruitPart'] } = {},
): LinePart | null {
  const afterVerb = line.skip('verbs', begin);
  const amountAfterVerb = amountAt(line, afterVerb);
  const from = amountAfterVerb ? afterVerb : begin;
  const found = amountAfterVerb ?? amountAt(line, begin) ?? loneUnit(line, begin);
  if (!found) return null;
  const { unit } = found.amount;
  const isTold = unit === PIECE || !isFollowed || found.end < line.length;
  const start = isTold ? line.skip('articles', skipOf(line, found.end)) : line.length;
  const end = ingredientEnd(line, start);
  const name = line.slice(start, end);
  const size = bracketedVolume(line, end);
  const isNamed = LETTER.test(name) && (unit !== PIECE || isCountedIngredient(name));
  if (isTold && (!isNamed || hasAmount(line, start, end) || hasAmount(line, size?.end ?? end))) return null;
  const isJuiced = unit.kind === 'count' && line.has('juiced', end + 1);
  return makeLinePart(name, line.slice(start), {
    amount: withSize(found.amount, size),
    secondAmount: found.secondAmount,
    fruitPart: fruitPart ?? (isJuiced ? 'juice' : null),
    beforeAmount: line.slice(0, from),
  });
}

/** Adds the volume in brackets: of all pieces together in `2 limes (60 ml)`, of each in `2 cans (330 ml)`. */
function withSize(amount: Amount, size: FoundAmount | null): Amount {
  const { unit, low, high } = amount;
  if (!size || (unit.kind !== 'count' && unit.kind !== 'container')) return amount;
  const pieces = unit.kind === 'count' ? (low + high) / 2 : 1;
  return { ...amount, sizeMl: (amountMl(size.amount) ?? 0) / pieces };
}

/** Reads `lime juice: 15 ml`, `Джин - 50 мл`, `砂糖 小さじ1`. */
function readAmountLast(line: TokenText): LinePart | null {
  for (let index = 1; index < line.length; index += 1) {
    const found = line.has('articles', index) && !line.isNumber(index) ? null : amountAt(line, index);
    if (!found) continue;
    let { end } = found;
    while (isTrailingSign(line.word(end))) end += 1;
    if (end < line.length && !/^[,(]$/.test(line.word(end))) continue;
    let until = index;
    while (until > 0 && SEPARATOR.test(line.word(until - 1))) until -= 1;
    const name = line.slice(0, until);
    const isSure = found.amount.unit !== PIECE || (until < index && isCountedIngredient(name));
    if (!isSure || !LETTER.test(name) || hasAmount(line, 0, until) || hasAmount(line, end)) return null;
    const remark = line.text.slice(line.tokens[end - 1]?.endChar, line.tokens.at(-1)?.endChar);
    return makeLinePart(name, name + remark, found);
  }
  return null;
}

/** Reads a line without an amount: `Mint leaves`. Returns null if it has a number or a unit after all. */
function readUnmeasured(line: TokenText): LinePart | null {
  const from = line.skip('fillers', 0);
  if (from === 0 && (line.has('articles', 0) || line.has('verbs', 0))) return null;
  for (let index = from; index < line.length; index += 1) {
    if (line.isNumber(index) || line.has('number', index)) return null;
    // Short words are not read as units here: vitamin C.
    const found = line.word(index).length > 2 ? line.find('unit', index) : null;
    if (found && saysHowMuch(found.meaning.unit)) return null;
  }
  const part = unmeasured(line, from, line.length, null);
  return LETTER.test(part.ingredient) ? part : null;
}

const unmeasured = (line: TokenText, from: number, end: number, purpose: LinePart['purpose']): LinePart =>
  makeLinePart(line.slice(from, ingredientEnd(line, from, end)), line.slice(0), { purpose });

/** Returns where an ingredient ends: at a comma, a bracket, or words that say what it is for. */
function ingredientEnd(line: TokenText, from: number, to = line.length): number {
  const end = Math.min(to, line.length);
  for (let index = from; index < end; index += 1) {
    const word = line.word(index);
    const isDash =
      /^[-–—]$/.test(word) && (line.tokens[index]?.startChar ?? 0) > (line.tokens[index - 1]?.endChar ?? 0);
    if (isDash || /^[,;([*]$/.test(word) || (index > from && line.has('remarks', index))) return index;
  }
  return end;
}
