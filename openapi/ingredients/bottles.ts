import { idWords, slugOf } from '#openapi/text/slug.ts';
import { typicalAbv } from './typical-abv.ts';
import { englishName } from './lines/english-name.ts';
import { allParts, readIngredientLine, type LinePart } from './lines/ingredient-line.ts';
import { ingredientHead } from './lines/ingredient-name.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { rowFinder } from './word-patterns.ts';
import DATA from './words/bottles.json' with { type: 'json' };

export interface Bottle {
  id: string;
  name: string;
}

/** A bottle of the table. Its kind is the id of another one. */
interface KnownBottle extends Bottle {
  pattern: string;
  kind?: string;
}

const idOf = (name: string): string => slugOf(name, 'bottle');

export const BOTTLES = DATA.bottles.map(({ name, pattern, kind }): KnownBottle => {
  return { id: idOf(name), name, pattern, kind: kind && idOf(kind) };
});
export const SPIRIT_WORDS = DATA.spirits;

const bottleIn = rowFinder(BOTTLES);
const byId = new Map(BOTTLES.map((bottle) => [bottle.id, bottle]));

export function findBottle(words: string): KnownBottle | null {
  const spellings = new Set([words.replaceAll('-', ' '), words, englishName(words)].map(foldLine));
  return byId.get(idOf(words)) ?? bottleIn([...spellings].join(' | '));
}

const KITCHEN = new RegExp(DATA.kitchen, 'i');
const EACH = /\beach\b/i;
const OPTIONAL = new RegExp(DATA.optional, 'i');

/** Separates the alternatives of a need: either bottle meets 'bourbon|rye-whiskey'. */
const OR = '|';

/** Returns the bottles of a line with their alternatives. Juice, sugar, eggs and herbs need no bottle. */
const needsOfLine = memoize((text) => allParts(readIngredientLine(text)).flatMap(bottleNeedsOfPart));

export function bottleNeedsOfPart({ amount, ingredient, afterAmount }: LinePart): string[] {
  if (OPTIONAL.test(afterAmount)) return [];
  const phrases = EACH.test(afterAmount) ? afterAmount.replace(EACH, '').split(/,|&|\band\b/) : [ingredient];
  return phrases.flatMap((phrase) => {
    const names = bottleChoicesIn(phrase, amount?.unit.kind === 'volume');
    const ids = [...new Set(names.map(({ id }) => id))].sort();
    return ids.length === 0 ? [] : [ids.join(OR)];
  });
}

function bottleChoicesIn(phrase: string, isVolume: boolean): Bottle[] {
  const [stated = ''] = phrase.replace(/\([^()]*\)/g, ' ').split(/,|\bsuch as\b|\bpreferably\b/);
  const names = stated.split(/(?<!\s)\s+or\s+/i).map((name) => name.trim());
  const bottles = names.map(findBottle);
  // Nothing is needed if every kitchen has one of the alternatives: 'soda water or ginger ale'.
  if (names.some((name, index) => KITCHEN.test(name) || (!bottles[index] && typicalAbv(name) === 0)))
    return [];
  const knownBottles = bottles.filter((bottle) => bottle !== null);
  if (knownBottles.length > 0) return knownBottles;
  const name = ingredientHead(stated).trim();
  const isPoured = typicalAbv(stated) !== null || isVolume;
  return isPoured && /\p{L}/u.test(name) ? [{ id: idOf(name), name }] : [];
}

export const bottleNeedsOf = (ingredients: readonly string[]): string[] => [
  ...new Set(ingredients.flatMap(needsOfLine)),
];

export const bottlesOfNeed = (need: string): string[] => need.split(OR);

/** A bottle may also be poured for its kind, and for each bottle of which it is the kind. */
export function pourableFrom(have: readonly string[]): ReadonlySet<string> {
  const bottlesOfKinds = BOTTLES.filter(({ id }) => kindsAbove(id).some((kind) => have.includes(kind)));
  return new Set([...have, ...have.flatMap(kindsAbove), ...bottlesOfKinds.map(({ id }) => id)]);
}

function kindsAbove(id: string): string[] {
  const kind = byId.get(id)?.kind;
  return kind === undefined ? [] : [kind, ...kindsAbove(kind)];
}

/** Returns a text such as 'Bourbon or Rye whiskey'. */
export const formatNeed = (need: string): string =>
  bottlesOfNeed(need)
    .map((id) => byId.get(id)?.name ?? idWords(id))
    .join(' or ');
