import type { ImportDoubtName } from '#openapi/generated/model.ts';
import UNIT_WORDS from '#openapi/ingredients/words/unit-words.json' with { type: 'json' };
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import type { RecipeFields } from '../cells/sheet-fields.ts';
import {
  hasSeveralAmounts,
  mentionsAmount,
  isBareAmount,
  isCounted,
  isAmountLine,
  startsWithVolume,
  withoutAmount,
} from '../cells/amounts.ts';
import { isPoured } from '../cells/ingredients.ts';
import { readColumnName } from '../cells/read-column-name.ts';
import { GARBLED_LETTERS } from '../cells/plain-text.ts';
import { QUALIFIER } from './split-ingredients.ts';
import { wordSource, isGlass } from '../cells/value-words.ts';

/** If at least this fraction of the recipes has no amounts, one note says so for the whole sheet. */
const MIN_WITHOUT_AMOUNTS = 0.7;
const MANY_INGREDIENTS = 15;
const MAX_LINE_CHARACTERS = 120;
/** From this number on, an amount without a unit is doubted: "60 bourbon" does not mean sixty pieces. */
const MIN_MEASURED = 15;
const POURED_ABV = 15;
const IN_BRACKETS = /\([^()]*\)/g;
const BROKEN_LIST = /^[[{].|["'][,\]}]|[\]}]$/;
/** Matches a heading, such as "For the syrup:", a list that goes on, and two sentences. */
const NO_INGREDIENT = /[:：,，]$|\p{Ll}{3}[.!]\s+\p{L}/u;
const STEP = new RegExp(String.raw`^(?:${wordSource('stepVerbs')})\b(?!d).*[\s:]`, 'i');
/** Matches "2 oz gin and 1 oz lime juice". */
const TWO_LINES = new RegExp(String.raw`^\d.*\p{L}\s(?:${wordSource('conjunctions')})\s[\p{Lu}\d]`, 'u');
const ONE_WORD = /^\p{L}+$/u;
const REMARK = new RegExp(String.raw`^(?:${wordSource('remarks')})\b`, 'i');
const TOTAL_OR_PRICE = new RegExp(
  String.raw`^(?:[\d.,]+\s)?(?:sub)?(?:${wordSource('totals')}|${wordSource('prices')})(?!\p{L})|%$`,
  'iu',
);
/** Matches "8 ml mint", which a column of millilitres makes of eight leaves. */
const PIECES = new RegExp(
  String.raw`^(?:\d-)?(?:([1-3])|[4-9]|1[0-2])\s(?:${UNIT_WORDS.ml}|(?<=[4-9]\s)(?:${UNIT_WORDS.oz}))\s(.+)$`,
  'iu',
);

/** Lists what may be wrong with a recipe from another program's sheet. */
export function* doubtsOf(
  { name, ingredients, instructions = [], spirits = [] }: RecipeFields,
  hasUnitAbove: boolean,
): Generator<ImportDoubtName> {
  if (ingredients && ingredients.length > 0) {
    if (ingredients.length === 1) yield 'oneIngredient';
    if (!ingredients.some(mentionsAmount)) yield 'noAmounts';
    if (ingredients.some(isBareAmount)) yield 'bareAmount';
    if (ingredients.some(lacksUnit) || (hasUnitAbove && ingredients.some(mayBePieces))) yield 'noUnits';
    if (ingredients.some(isCrowded)) yield 'crowdedIngredient';
    if (ingredients.length > MANY_INGREDIENTS) yield 'manyIngredients';
    if (namesTwice(ingredients)) yield 'sameIngredient';
  }
  const isAmountStep = (step: string): boolean => startsWithVolume(step) && !/[.!]$/.test(step);
  if (instructions.some(isAmountStep) || spirits.some(isAmountLine)) yield 'ingredientStep';
  if (name && ONE_WORD.test(name) && readColumnName(name) !== null) yield 'titleName';
  const texts = [name ?? '', ...(ingredients ?? []), ...instructions];
  if (texts.some((text) => BROKEN_LIST.test(text))) yield 'brokenList';
  if (texts.some((text) => GARBLED_LETTERS.test(text))) yield 'garbledText';
}

/** Tells whether most recipes lack amounts, so that one note replaces a doubt about each. */
export const mostLackAmounts = (lacking: number, recipes: number): boolean =>
  lacking > 0 && lacking >= recipes * MIN_WITHOUT_AMOUNTS;

/** Tells whether a line has a small whole number of an ingredient that may be counted in pieces. */
function mayBePieces(line: string): boolean {
  const [whole, fewMl, name = ''] = PIECES.exec(line) ?? [];
  return whole !== undefined && (fewMl !== undefined || !isPoured(name));
}

function lacksUnit(line: string): boolean {
  if (!isCounted(line)) return false;
  const number = Number(/\d+(?:[.,]\d+)?/.exec(line)?.[0].replace(',', '.') ?? 0);
  const abv = typicalAbv(withoutAmount(line)) ?? 0;
  return !Number.isInteger(number) || number >= MIN_MEASURED || abv >= POURED_ABV;
}

function isCrowded(line: string): boolean {
  const bare = line.replace(IN_BRACKETS, '');
  return (
    line.length > MAX_LINE_CHARACTERS ||
    hasSeveral(bare) ||
    NO_INGREDIENT.test(bare) ||
    STEP.test(bare) ||
    hasLabel(bare) ||
    TOTAL_OR_PRICE.test(bare) ||
    isRemark(bare) ||
    (isGlass(bare) && ONE_WORD.test(bare))
  );
}

function hasSeveral(line: string): boolean {
  const isList = line.split(/[,;|]\s/).length > 2;
  return hasSeveralAmounts(line) || TWO_LINES.test(line) || (isList && !isAmountLine(line));
}

/** Tells whether a line is about the drink or another line: "see the notes", "or more". */
function isRemark(line: string): boolean {
  const isOfAnother = QUALIFIER.test(line) && /^\p{Ll}/u.test(line);
  return (isOfAnother || REMARK.test(line)) && !mentionsAmount(line);
}

/** Tells whether a line has a label, such as "Glass: Coupe" or "amount: 2 oz", so it is not an ingredient. */
function hasLabel(line: string): boolean {
  const [, label = ''] = /(\p{L}{3,20})\s?[:：]/u.exec(line) ?? [];
  return label !== '' && !/^for (?:the )?glass/i.test(line) && readColumnName(label) !== null;
}

/** Tells whether a recipe holds two versions of a drink: "20 ml lime cordial", "15 ml lime cordial". */
function namesTwice(lines: readonly string[]): boolean {
  const names = lines.filter(isAmountLine).map((line) => withoutAmount(line).toLowerCase());
  return new Set(names).size < names.length;
}
