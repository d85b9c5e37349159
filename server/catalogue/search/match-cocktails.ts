import { NO_SCORES, sumScores, type Scores } from './rank-found.ts';
import { soundOf } from './words.ts';
import type { AskedWord, Within } from './near-words.ts';
import type { WordSearch } from './word-search.ts';

const FIGURE = /\d/;
const SHORTEST_SOUND_LENGTH = 3;
/** A longer question is found by the words that are right. */
const MAX_FORGIVEN_WORDS = 8;
const SMALLEST_ANSWERED_SHARE = 0.5;

export function matchCocktails(
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
