import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { parseSearchTerm } from '../search/parse-search-term.ts';
import { isCalledSo, leftOutSlots } from '../search/unwanted-slots.ts';
import { WordSearch, type AskedWord, type Scores, type Within } from '../search/word-search.ts';
import { soundOf } from '../search/words.ts';
import { traitsTest } from './traits-filter.ts';
import type { Collection } from '../snapshot/collection.ts';

interface FoundItems {
  items: readonly Item[];
  unknown: readonly string[];
}

interface Found {
  found: Scores;
  isWanted: (slot: number) => boolean;
  unknown: readonly string[];
}

/** With what the term refuses and nothing is called: it leaves nothing out. */
export function searchCocktails(catalogue: Catalogue, term: string): FoundItems {
  const { found, isWanted, unknown } = lookFor(catalogue, term);
  const { cocktails } = catalogue.collections;
  return { items: cocktails.itemsAt(bestFirst(found, cocktails, isWanted)), unknown };
}

export function searchSlots(catalogue: Catalogue, term: string): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return bestFirst(found, catalogue.collections.cocktails, isWanted);
}

/** In no order, which costs no ranking. */
export function foundSlots(catalogue: Catalogue, term: string): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return found.slots.filter(isWanted);
}

/** Sums of floating-point numbers depend on their order. */
const SCORE_PRECISION = 1e5;
const PLACES = 2 ** 21;

/** Equal scores by name. One number holds score and place, and sorts ten times as fast as a pair. */
function bestFirst(
  { slots, at }: Scores,
  { order, places }: Collection,
  isWanted: (slot: number) => boolean,
): number[] {
  const keys = slots
    .filter(isWanted)
    .map((slot) => (places[slot] ?? 0) - Math.round(at(slot) * SCORE_PRECISION) * PLACES);
  return Array.from(Float64Array.from(keys).sort(), (key) => order[((key % PLACES) + PLACES) % PLACES] ?? 0);
}

function lookFor(catalogue: Catalogue, term: string): Found {
  const { cocktails } = catalogue.collections;
  const asked = parseSearchTerm(term);
  const words = new WordSearch(catalogue);
  if (!asked.isFiltered) {
    const found = asked.words.length === 0 ? words.scores() : matchCocktails(words, asked.words);
    return { found, isWanted: () => true, unknown: [] };
  }
  const passes = traitsTest({
    freeFrom: [...asked.freeFrom],
    ...(asked.isAlcoholFree && { strength: 'alcohol-free' }),
  });
  const unwanted = new Set<number>();
  const unknown: string[] = [];
  for (const thing of asked.unwanted) {
    const slots = leftOutSlots(catalogue, thing, words);
    if (slots.size === 0 && !isCalledSo(thing)) unknown.push(thing.join(' '));
    for (const slot of slots) unwanted.add(slot);
  }
  const isWanted = (slot: number): boolean => {
    const traits = catalogue.traits[slot];
    return traits !== undefined && !unwanted.has(slot) && (passes?.(traits) ?? true);
  };
  const found = besideFilters(asked.words, words);
  // 'Virgin margarita': where none is called so, whatever is without alcohol.
  const isEnough = found.slots.length > 0 && !(asked.isAlcoholFree && !found.slots.some(isWanted));
  return { found: isEnough ? found : everything(words, cocktails), isWanted, unknown };
}

function everything(words: WordSearch, { order }: Collection): Scores {
  const scores = words.scores();
  for (const slot of order) scores.add(slot, 1);
  return scores;
}

/** 'without egg' asks for everything else, by name; so does what is said around it and no drink knows. */
function besideFilters(words: readonly string[], search: WordSearch): Scores {
  // Beside a filter, what stands in prose alone is chatter: 'doctor says no egg'.
  const telling = words.filter((word) => search.knows(word, 'structured') || !search.knows(word));
  if (telling.length === 0) return search.scores();
  const found = matchCocktails(search, telling, 'structured');
  if (found.slots.length > 0) return found;
  return search.ofSome(
    telling.map((word) => ({ word, within: 'structured', isForgiven: false })),
    1,
  );
}

const FIGURE = /\d/;
const SHORTEST_SOUND_LENGTH = 3;
/** A longer question is found by the words that are right. */
const MAX_FORGIVEN_WORDS = 8;
const SMALLEST_ANSWERED_SHARE = 0.5;

function matchCocktails(
  search: WordSearch,
  words: readonly string[],
  within: 'text' | 'structured' = 'text',
): Scores {
  const abbreviated = search.withInitials(words);
  if (abbreviated.slots.length > 0) return abbreviated;
  // Mistakes cost most to look for: only where there may be one, and in words that nothing has.
  const areKnown = words.every((word) => search.knows(word));
  const asked = (within: Within, given: readonly string[]): AskedWord[] =>
    given.map((word, at) => ({
      word,
      within,
      isForgiven: at < MAX_FORGIVEN_WORDS && (areKnown || !search.knows(word)),
    }));
  if (areKnown) {
    const ways: Within[] = search.isItemName(words) ? ['structured', within] : [within];
    for (const way of ways) {
      const exact = search.ofAll(words.map((word) => ({ word, within: way, isForgiven: false })));
      if (exact.slots.length > 0) return exact;
    }
  }
  // A number sounds as it is written; what is run together may hold one: 'b52'.
  const spoken = words.some((word) => FIGURE.test(word)) ? [] : words.map(soundOf);
  const inText = asked(within, words);
  const bySound = [spoken, [soundOf(words.join(''))]]
    .filter((sounds) => sounds.every((sound) => sound.length >= SHORTEST_SOUND_LENGTH))
    .map((sounds) => asked('sounds', sounds));
  const whole = search.scores();
  for (const way of [inText, ...bySound]) {
    const found = search.ofAll(way);
    for (const slot of found.slots) whole.add(slot, found.at(slot));
  }
  if (whole.slots.length > 0 || words.length === 1) return whole;
  return search.ofSome(inText, words.length * SMALLEST_ANSWERED_SHARE);
}
