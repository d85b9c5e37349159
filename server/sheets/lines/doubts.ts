import { ANY_NUMBER } from '#openapi/ingredients/quantity.ts';
import { labelled } from './labelled-line.ts';
import {
  hasAmount,
  hasUnit,
  isBareAmount,
  isCounted,
  startsWithAmount,
  startsWithVolume,
  withoutAmount,
} from './line-amounts.ts';
import type { AmountsHabit } from './unitless-amounts.ts';
import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { isGlass, isOtherLabel, isTechnique, isTechniqueName } from '../words/cell-words.ts';
import { isGarnish, isKnownIngredient, isPoured } from '../words/ingredient-words.ts';
import { knownColumn } from '../columns/column-names.ts';
import { MAX_ROWS_ABOVE_HEADER } from '../layouts/find-header.ts';
import { areMost } from '../shares.ts';
import { isSheetField, type CocktailDraft } from '../sheet-fields.ts';

const MAX_USUAL_INGREDIENTS = 15;
/** Of nothing else than a garnish so many pieces are in a drink. */
const FEWEST_IN_SECRET = 25;
const LONGEST_LINE_CHARACTERS = 90;
const LONGEST_NAME_CHARACTERS = 70;

const TITLE =
  /^(?:cocktails?|recipes?|drinks?|ingredients?|name|title|total|notes?|sources?|page\s*\d*|menu|untitled|unnamed.*|n\/?a)$|:$|^https?:|[\r\n]|^[\d\s.,/-]+$|^\d.*\b(?:oz|ml|cl)\b|\d\s?(?:oz|ml|cl)\s\p{L}|^#{1,6}\s|\b(?:recipes|cocktails|drinks)$/iu;
const AMOUNT_WITH_UNIT = new RegExp(String.raw`${ANY_NUMBER}\s?(?:ml|cl|oz|dash(?:es)?|tsp|tbsp)\b`, 'giu');
/** A comma before another ingredient. */
const NEXT_INGREDIENT = new RegExp(String.raw`(?<!\d),\s*${AMOUNT_WITH_UNIT.source}\s+\p{L}{2}`, 'iu');
const IN_PARENTHESES = /\([^()]*\)/g;
const SENTENCES = /\p{Ll}{3}[.!?]\s+\p{Lu}\p{Ll}/u;
/** "1 szt. Białko" has a unit that is cut short. */
const CUT_SHORT = /^[\d\s.,/½¼¾]+\p{L}*\.\s+(\S+)/u;
/** Without one of these a text is neither of the following two; most texts are not. */
const ODD_SIGN = /["'\\\ufffdÃâÂ]/;
/** What is left of a list that a program printed and that could not be read. */
const BROKEN_LIST = /^[[{(]\s*['"]|['"]\s*[\]})]$|['"]\s*:\s*['"\d[{]|\{\s*['"]|\\u[0-9a-f]{4}/i;
/** UTF-8 that was read in another encoding, and what an encoding lacks. */
const GARBLED = /\ufffd|Ã[\u0080-\u00bf\u0152-\u2122©®±¼½¾]|â€|Â[°½¼¾ ·®]/u;
/** A step that says enough with one word; so does the name of a technique, and beside others that say more any that ends as a sentence. */
const WHOLE_STEP =
  /^(?:serve|enjoy|cheers|drink|garnish|stir|shake|strain|mix|blend|pour|muddle|chill|repeat|top|shoot|layer|direct[eo]?|servieren|rühren|schütteln|servir|servire)[.!]*$/i;

/** What may be wrong with a recipe, seen from the recipe alone. Sorted as they are found; each once. */
export function* doubtsOf(
  { rowNumber, rowNumbers, fields, doubts = [] }: CocktailDraft,
  { areUnitless, areInPairs }: AmountsHabit,
): Generator<ImportDoubtName> {
  yield* doubts;
  const { name = '', ingredients, instructions } = fields;
  if (TITLE.test(name) || isHeader(name, rowNumber) || name.length > LONGEST_NAME_CHARACTERS)
    yield 'titleName';
  if (ingredients && ingredients.length > 0) {
    if (ingredients.length === 1 && !(areInPairs && areUnitless(ingredients))) yield 'oneIngredient';
    if (ingredients.length > MAX_USUAL_INGREDIENTS) yield 'manyIngredients';
    if (!ingredients.some(hasAmount)) yield 'noAmounts';
    if (ingredients.some(isBareAmount)) yield 'bareAmount';
    const counted = ingredients.filter(isCounted);
    const areBare = counted.length > 1 && !ingredients.some(hasUnit);
    const isInSecret = ingredients.some(hasAmount) && counted.some(isMeasuredInSecret);
    if ((areBare || isInSecret) && !areUnitless(ingredients)) yield 'noUnits';
    if (rowNumbers && isOddOneOut(ingredients)) yield 'crowdedIngredient';
    if (ingredients.some((line) => isCrowded(line) || isLabel(line) || isOther(line) || isStep(line)))
      yield 'crowdedIngredient';
  }
  if (ingredients && namesTwice(ingredients)) yield 'sameIngredient';
  if (instructions && hasShortStep(instructions)) yield 'shortStep';
  if (instructions?.some((step) => startsWithVolume(step) && !/[.!]$/.test(step))) yield 'ingredientStep';
  const odd = [name, ...(ingredients ?? []), ...(instructions ?? [])].filter((text) => ODD_SIGN.test(text));
  if (odd.some((text) => BROKEN_LIST.test(text))) yield 'brokenList';
  if (odd.some((text) => GARBLED.test(text))) yield 'garbledText';
}

/** Two versions of a drink in one: "20 ml lime cordial", "15 ml lime cordial". */
function namesTwice(lines: readonly string[]): boolean {
  const names = lines
    .filter(startsWithVolume)
    .map((line) => withoutAmount(line).toLowerCase())
    .filter(Boolean);
  return new Set(names).size < names.length;
}

/** "60 bourbon" is no sixty pieces of it, and nothing strong is counted: "1.5 gin". */
function isMeasuredInSecret(line: string): boolean {
  const [number = ''] = /\d+/.exec(line) ?? [];
  const isMany = Number(number) >= FEWEST_IN_SECRET && !isGarnish(line);
  return isMany || isPoured(withoutAmount(line));
}

const DONE_WITH = /^\p{L}+(?:\s(?:with|over|on|into?|until|and)\s|\s?[,/&+]|\s[–-]\s)/iu;

/** "Strain into a coupe.", "Stir with ice" and "Shake fine strain" are no ingredients, but "Muddled mint leaves" are; nor is "Coupe". */
function isStep(line: string): boolean {
  const [first = '', ...others] = line.split(/\s+/);
  if (others.length === 0 && isGlass(first) && !isKnownIngredient(first)) return true;
  if (!isTechnique(first)) return false;
  const isSentence = /\p{Ll}{2}[.!]$/u.test(line) && /\s\S+\s/.test(line);
  const isWord = !/\s/.test(line) && !isKnownIngredient(line);
  return (
    isSentence || (!hasAmount(line) && (isWord || isTechnique(others.at(-1) ?? '') || DONE_WITH.test(line)))
  );
}

/** A header that was taken for a recipe stands among the first rows. */
function isHeader(name: string, rowNumber: number): boolean {
  return rowNumber <= MAX_ROWS_ABOVE_HEADER && knownColumn(name) === 'name';
}

/** "Method:" and "Glass: Coupe" are no ingredients. */
function isLabel(line: string): boolean {
  if (!/[:：]/.test(line)) return false;
  const [, within = ''] = /\s(\p{L}{4,20})\s?[:：]/u.exec(line) ?? [];
  if (/^for\s/i.test(line)) return false;
  const fieldWithin = knownColumn(within) ?? '';
  if (isSheetField(fieldWithin) && fieldWithin !== 'ingredients') return true;
  const found = labelled(line);
  if (!found || found.value === '') return found !== null;
  return found.field !== null && found.field !== 'ingredients' && !hasAmount(found.value);
}

/** The last of several rows is unknown and has no amount, where all others have one and most of them are known: it may be a remark. */
function isOddOneOut(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  const others = lines.slice(0, -1);
  return (
    others.length > 1 &&
    !hasAmount(last) &&
    !startsWithAmount(last) &&
    !isKnownIngredient(last) &&
    others.every(hasAmount) &&
    areMost(others, (line) => isKnownIngredient(withoutAmount(line)))
  );
}

/** "2 servings", "Price 12" and "Verkoopprijs incl. btw" are no ingredients. */
function isOther(line: string): boolean {
  const name = withoutAmount(line).replace(/[\s\d.,€$£%]+$/, '');
  return isOtherLabel(name) && !isKnownIngredient(name);
}

/** "2 limes. Muddle them", but no "1 szt. Białko". */
function areSentences(line: string): boolean {
  if (!SENTENCES.test(line)) return false;
  const [, next] = CUT_SHORT.exec(line) ?? [];
  return next === undefined || isTechnique(next);
}

function isCrowded(line: string): boolean {
  if (line.length > LONGEST_LINE_CHARACTERS || areSentences(line)) return true;
  if (line.length < 15) return false;
  const bare = line.replace(IN_PARENTHESES, '');
  const pieces = bare.split(',').length;
  if (pieces > 1 && NEXT_INGREDIENT.test(line)) return true;
  return (bare.match(AMOUNT_WITH_UNIT)?.length ?? 0) > 1 || pieces > 3 || (pieces > 2 && !hasAmount(bare));
}

function hasShortStep(steps: readonly string[]): boolean {
  const short = steps.filter((step) =>
    /^(?:\d+\s?)?[\p{Script=Latin}\p{Script=Cyrillic}'’-]+[.!]*$/u.test(step),
  );
  const isWhole = (step: string): boolean =>
    WHOLE_STEP.test(step) ||
    isTechniqueName(step.replace(/[.!]+$/, '')) ||
    (short.length < steps.length && /[.!]$/.test(step));
  return !short.every(isWhole);
}
