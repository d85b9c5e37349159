import { idWords } from '#openapi/names/capitalised.ts';
import { slugOf } from '#openapi/names/slug.ts';
import { typicalAbv } from './alcohol-table.ts';
import { englishThing } from './lines/english-thing.ts';
import { ingredientHead, partsOf, readIngredientLine, type LinePart } from './lines/ingredient-line.ts';
import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { firstNamed } from './word-table.ts';
import DATA from './words/bottles.json' with { type: 'json' };

export interface Bottle {
  id: string;
  name: string;
}

/**
 * The words are folded, and the first bottle whose words occur counts. A recipe that asks for the `kind` of a bottle can be made with it, and
 * the other way round.
 */
export const BOTTLES: readonly { name: string; words: string; kind?: string }[] = DATA.bottles;
export const SPIRIT_WORDS = DATA.spirits;

const idOf = (name: string): string => slugOf(name, 'bottle');

const bottles = BOTTLES.map(({ name, words }) => ({ id: idOf(name), name, words }));
const bottleIn = firstNamed(bottles);
const byId = new Map<string, Bottle>(bottles.map((bottle) => [bottle.id, bottle]));
const KIND_OF = new Map(BOTTLES.map(({ name, kind }) => [idOf(name), kind && idOf(kind)]));

export function knownBottle(words: string): Bottle | null {
  const spellings = new Set([words.replaceAll('-', ' '), words, englishThing(words)].map(foldLine));
  return byId.get(idOf(words)) ?? bottleIn([...spellings].join(' | '));
}

const KITCHEN = /\b(?:extract|flavou?ring|essence)\b/i;

/** Divides the alternatives of a need: either bottle meets 'bourbon|rye-whiskey'. */
const OR = '|';

/** Returns the bottles of one line, each with its alternatives. Things of the kitchen need none: juice, sugar, eggs, herbs, ice. */
const needsOfLine = remembered((text) => partsOf(readIngredientLine(text)).flatMap(bottlesOfPart));

export function bottlesOfPart({ amount, thing, rest }: LinePart): string[] {
  if (/\boptional\b|if desired/i.test(rest)) return [];
  const parts = /\beach\b/i.test(rest) ? rest.replace(/\beach\b/i, '').split(/,|&|\band\b/) : [thing];
  return parts.flatMap((part) => {
    const names = alternativesIn(part, amount?.unit.kind === 'volume');
    const ids = [...new Set(names.map(({ id }) => id))].sort();
    return ids.length === 0 ? [] : [ids.join(OR)];
  });
}

function alternativesIn(part: string, isMeasured: boolean): Bottle[] {
  const told = part.replace(/\([^()]*\)/g, ' ').split(/,|\bsuch as\b|\bpreferably\b/)[0] ?? '';
  const words = told.split(/(?<!\s)\s+or\s+/i).map((one) => one.trim());
  const named = words.map(knownBottle);
  // A thing of the kitchen is as good: 'soda water or ginger ale'.
  if (words.some((one, at) => KITCHEN.test(one) || (named[at] === null && typicalAbv(one) === 0))) return [];
  const known = named.filter((bottle) => bottle !== null);
  if (known.length > 0) return known;
  const name = ingredientHead(told).trim();
  const isPoured = typicalAbv(told) !== null || isMeasured;
  return isPoured && /\p{L}/u.test(name) ? [{ id: idOf(name), name }] : [];
}

export function bottlesOf(ingredients: readonly string[]): string[] {
  return [...new Set(ingredients.flatMap(needsOfLine))];
}

export function alternativesOf(need: string): string[] {
  return need.split(OR);
}

export function pourable(have: readonly string[]): ReadonlySet<string> {
  const below = [...KIND_OF.keys()].filter((id) => kindsAbove(id).some((kind) => have.includes(kind)));
  return new Set([...have, ...have.flatMap(kindsAbove), ...below]);
}

function kindsAbove(id: string): string[] {
  const kind = KIND_OF.get(id);
  return kind === undefined ? [] : [kind, ...kindsAbove(kind)];
}

/** Returns the name of a need: 'Bourbon or Rye whiskey'. */
export function needName(need: string): string {
  const names = alternativesOf(need).map((id) => byId.get(id)?.name ?? idWords(id));
  return names.join(' or ');
}
