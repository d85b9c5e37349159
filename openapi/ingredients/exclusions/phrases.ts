import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottle-table.ts';
import DATA from '../words/exclusions.json' with { type: 'json' };

/** A guest leaves out allergens, alcohol, or every line that names one of some things. A phrase without a meaning leaves nothing out. */
export interface Meaning {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

const { called, alone, atLast, noRefusals, namedInLines, allergic, ...LISTS } = DATA;
export type Role = keyof typeof LISTS;

const split = (phrases: string): string[] => phrases.split('|');
const withPlurals = (phrases: string): string[] => split(phrases).flatMap((one) => [one, `${one}s`]);

function meanings(
  rows: readonly object[],
  read: (phrases: string) => string[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    (rows as readonly (Meaning & { words: string })[]).flatMap(({ words, ...meaning }) =>
      read(words).map((phrase) => [phrase, meaning] as const),
    ),
  );
}

/** Has the names that stand for allergens or alcohol. A guest who says nuts means peanuts too. */
export const CALLED = meanings(called, withPlurals);
/** Has the phrases that leave something out by themselves: 'vegan', 'mocktail', 'for the driver'. */
export const ALONE = meanings(alone, split);
/** Has the phrases that leave something out where no other rule has read their words: '0%', but not '0% sugar'. */
export const AT_LAST = meanings(atLast, split);
/** Has names and turns of phrase that only sound like refusals, and stay in the term. */
export const NO_REFUSALS = new Map(split(noRefusals).map((phrase) => [phrase, null] as const));

const NAMED_IN_LINES = new Set(withPlurals(namedInLines));
const BOTTLE = new RegExp(`^(?:${BOTTLES.map(({ words }) => words).join('|')})(?: (?:${SPIRIT_WORDS}))*$`);

/** Tells whether guests leave out things of this name. Those that are no allergen are found by the words of the lines. */
export const isKnownThing = (thing: string): boolean => CALLED.has(thing) || NAMED_IN_LINES.has(thing);
export const isBottle = (thing: string): boolean => BOTTLE.test(thing);

const PHRASES = new Map(Object.entries(LISTS).map(([role, phrases]) => [role, new Set(split(phrases))]));
for (const word of split(allergic)) {
  PHRASES.get('refusingBehind')?.add(word);
  for (const link of ['to', 'of', ':']) PHRASES.get('refusingBefore')?.add(`${word} ${link}`);
}

export const firstWords = (phrases: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(phrases, (phrase) => phrase.split(' ', 1)[0] ?? ''));
const FIRST_WORDS = new Map(Array.from(PHRASES, ([role, phrases]) => [role, firstWords(phrases)]));

/** Tells whether a phrase of the role begins with the word. Most words begin none, so that few phrases are looked up. */
export const beginsRole = (role: Role, word: string): boolean => FIRST_WORDS.get(role)?.has(word) ?? false;

/** Tells what a phrase does in a refusal. The roles are explained in `words/exclusions.json`. */
export const hasRole = (role: Role, phrase: string): boolean => PHRASES.get(role)?.has(phrase) ?? false;

/** Returns what a thing means. 'Coconut milk' is coconut, and milk to be sure. A crab apple is no crab. */
export function meaningsOf(thing: string): readonly Meaning[] {
  const words = thing.split(' ');
  const meant: Meaning[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const meaning = CALLED.get(words.slice(from, to).join(' '));
      if (meaning) meant.push(meaning);
      if (meaning) from = to - 1;
    }
  return meant.some((one) => one.freeFrom || one.isAlcoholFree) ? meant : [{ without: [thing] }];
}
