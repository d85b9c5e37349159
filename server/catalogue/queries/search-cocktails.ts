import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { parseSearchTerm } from '../search/parse-search-term.ts';
import { rankFound, NO_SCORES, type Scores, sumScores } from '../search/rank-found.ts';
import { isCalledSo, isPoured, leftOutSlots } from '../search/unwanted-slots.ts';
import { bandIn, traitsTest } from '../snapshot/traits.ts';
import { WordSearch } from '../search/word-search.ts';
import { soundOf } from '../search/search-fields.ts';
import type { AskedWord, Within } from '../search/near-words.ts';

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
  return { items: cocktails.itemsAt(rankFound(found, cocktails, isWanted)), unknown };
}

export function searchSlots(catalogue: Catalogue, term: string): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return rankFound(found, catalogue.collections.cocktails, isWanted);
}

/** In no order, which costs no ranking. */
export function foundSlots(catalogue: Catalogue, term: string): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return Array.from(found.slots).filter(isWanted);
}

function lookFor(catalogue: Catalogue, term: string): Found {
  const { collections, facets, search, traits } = catalogue;
  const { cocktails } = collections;
  const asked = parseSearchTerm(term, {
    pours: (thing) => isPoured(catalogue, foldWords(thing.join(' '))),
    // An id is the name without accents and apostrophes.
    names: (words) => (cocktails.resolve(words.join(' ')) ?? cocktails.get(words.join('-'))) !== undefined,
  });
  if (!asked.isFiltered && asked.words.length === 0) return everything(NO_SCORES);
  const wordSearch = new WordSearch(search, facets.cocktails, cocktails);
  if (!asked.isFiltered) return everything(matchCocktails(wordSearch, asked.words));
  const passes = traitsTest({
    freeFrom: [...asked.freeFrom],
    ...(asked.isAlcoholFree && { strength: 'alcohol-free' }),
  });
  const isUnwanted = new Uint8Array(asked.unwanted.length > 0 ? cocktails.slotEnd : 0);
  const unknown: string[] = [];
  for (const thing of asked.unwanted) {
    const slots = leftOutSlots(catalogue, [thing], wordSearch);
    if (slots.length === 0 && !isCalledSo(thing)) unknown.push(thing.join(' '));
    for (const slot of slots) isUnwanted[slot] = 1;
  }
  const hasTraits = (slot: number): boolean => {
    const packed = traits.at(slot);
    if (packed === undefined) return passes === null && !asked.isWithAlcohol;
    return (passes?.(packed) ?? true) && !(asked.isWithAlcohol && bandIn(packed) === 'alcohol-free');
  };
  const isWanted = (slot: number): boolean => isUnwanted[slot] !== 1 && hasTraits(slot);
  const found = besideFilters(asked.words, wordSearch);
  // 'Virgin margarita': where none is called so, whatever is without alcohol.
  const isEnough = found.slots.length > 0 && !(asked.isAlcoholFree && !found.slots.some(isWanted));
  return {
    found: isEnough ? found : { slots: cocktails.order, scores: new Float64Array(cocktails.size) },
    isWanted,
    unknown,
  };
}

const everything = (found: Scores): Found => ({ found, isWanted: () => true, unknown: [] });

/** 'without egg' asks for everything else, by name; so does what is said around it and no drink knows. */
function besideFilters(words: readonly string[], search: WordSearch): Scores {
  // Beside a filter, what stands in prose alone is chatter: 'doctor says no egg'.
  const telling = words.filter((word) => search.knows(word, 'structured') || !search.knows(word));
  if (telling.length === 0) return NO_SCORES;
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
  const abbreviated = ofInitials(search, words);
  if (abbreviated.slots.length > 0) return abbreviated;
  // Mistakes cost most to look for: only where there may be one, and in words that nothing has.
  const areKnown = words.every((word) => search.knows(word));
  const asked = (within: Within, given: readonly string[]): AskedWord[] =>
    given.map((word, at) => ({
      word,
      within,
      isForgiven: at < MAX_FORGIVEN_WORDS && (areKnown || !search.knows(word)),
    }));
  const exactly = (within: Within): Scores =>
    search.ofAll(words.map((word) => ({ word, within, isForgiven: false })));
  if (areKnown) {
    const structured = search.isItemName(words) ? exactly('structured') : NO_SCORES;
    const exact = structured.slots.length > 0 ? structured : exactly(within);
    if (exact.slots.length > 0) return exact;
  }
  // A number sounds as it is written; what is run together may hold one: 'b52'.
  const spoken = words.some((word) => FIGURE.test(word)) ? [] : words.map(soundOf);
  const joined = [soundOf(words.join(''))];
  const inText = asked(within, words);
  const ways = [inText, asked('sounds', spoken), asked('joined', joined)].filter(
    (way) => way === inText || way.every(({ word }) => word.length >= SHORTEST_SOUND_LENGTH),
  );
  const whole = sumScores(
    ways.map((way) => ({ words: way.map(({ word }) => word), found: search.ofAll(way) })),
  );
  if (whole.slots.length > 0 || words.length === 1) return whole;
  return search.ofSome(inText, words.length * SMALLEST_ANSWERED_SHARE);
}

/** 'g&t': letters alone are the beginnings of a name's words. */
function ofInitials(search: WordSearch, words: readonly string[]): Scores {
  if (words.length < 2 || words.some((word) => word.length > 1)) return NO_SCORES;
  const slots = Uint32Array.from(search.withInitials(words.join('')));
  return { slots, scores: new Float64Array(slots.length) };
}
