import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottle-table.ts';
import DATA from '../words/exclusions.json' with { type: 'json' };

/** A guest leaves out allergens, alcohol, or every line that names one of some things. A phrase without a meaning asks for nothing. */
export interface Meaning {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

/** `words` are alternatives of a pattern, folded and without apostrophes. */
interface Phrase extends Meaning {
  words: string;
}

/** These words stand for allergens or alcohol, and an s or a y may follow. A guest who says nuts means peanuts too. */
const CALLED = DATA.called as readonly Phrase[];
const wordsOf = (phrases: readonly Phrase[]): string => phrases.map(({ words }) => words).join('|');
const ALL_CALLED = wordsOf(CALLED);

export const ALCOHOLS = wordsOf(CALLED.filter(({ isAlcoholFree }) => isAlcoholFree));
export const ALLERGEN = `(?:${ALL_CALLED})[sy]?`;
/**
 * These are the names of things that guests leave out. Those that are no allergen are found by the words of the lines. A longer name stands
 * before the name that it contains: a crab apple is no crab.
 */
export const KNOWN = `(?:${DATA.longerNames}|${ALL_CALLED}|${DATA.namedInLines})[sy]?`;

const withNames = (words: string): string =>
  words.replaceAll('{allergic}', DATA.allergic).replaceAll('{known}', KNOWN);

/** These phrases leave something out by themselves: 'vegan', 'mocktail', 'for the driver'. */
export const ALONE = (DATA.alone as readonly Phrase[]).map(({ words, ...meaning }) => ({
  words: withNames(words),
  meaning,
}));

/** These words leave out what follows: 'no nuts', 'cannot have nuts', 'allergic to nuts'. */
export const REFUSING_BEFORE = withNames(DATA.refusingBefore);
/** These words leave out what stands before them: 'nut free', 'egg allergy', 'cream makes me ill'. */
export const REFUSING_BEHIND = withNames(DATA.refusingBehind);
/** These words belong to the thing behind them: 'no white rum'. */
export const QUALITY = DATA.qualities;
/** These words belong to the thing before them: 'no lime juice'. */
export const FORMS: ReadonlySet<string> = new Set(DATA.forms.split('|'));
/** `linking` words stand between a refusal and its thing, `ending` ones end a thing, and `drinks` only sound like refusals. */
export const { linking: LINKING, ending: ENDING, drinks: DRINKS } = DATA;

export const BOTTLE = `(?:${BOTTLES.map(({ words }) => words).join('|')})(?: (?:${SPIRIT_WORDS}))*`;

const IS_KNOWN = new RegExp(`^(?:${KNOWN})$`);
const IS_BOTTLE = new RegExp(`^${BOTTLE}$`);
const MEANINGS = CALLED.map(
  ({ words, ...meaning }) => [new RegExp(`(?<![a-z])(?:${words})[sy]?(?![a-z])`), meaning] as const,
);

export const isKnownThing = (thing: string): boolean => IS_KNOWN.test(thing);
export const isBottle = (thing: string): boolean => IS_BOTTLE.test(thing);

/** Returns what a thing means. 'Coconut milk' is coconut, and milk to be sure. 'Tree nut' is a nut, and a crab apple is no crab. */
export function meaningsOf(thing: string): readonly Meaning[] {
  const whole = MEANINGS.find(([words]) => words.exec(thing)?.[0] === thing);
  if (whole) return [whole[1]];
  const bare = thing.replace(/crab apples?|spirit forward/, '');
  const meant = MEANINGS.filter(([words]) => words.test(bare)).map(([, meaning]) => meaning);
  return meant.length > 0 ? meant : [{ without: [thing] }];
}
