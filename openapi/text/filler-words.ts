import WORDS from './filler-words.json' with { type: 'json' };

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing of the drink: 'a negroni please', 'recipe for a margarita'. */
export const FILLER_WORDS = wordsOf(WORDS.filler);
/** People ask with these words. A drink with one of them in its name is found by its other words. */
const QUESTION_WORDS = wordsOf(WORDS.asking);
/** People use these words around what they must not have: 'for my friend, who is very allergic to nuts'. */
const CHATTER = wordsOf(WORDS.chatter);

const tells = (word: string): boolean => !FILLER_WORDS.has(word);

/** Returns the words without fillers, or all if they are only fillers. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(tells);
  return telling.length > 0 ? telling : words;
}

/** Returns the words that a question looks for. If a filter was read from the question, there may be none. */
export function searchedWords(words: readonly string[], isFiltered: boolean): readonly string[] {
  const telling = isFiltered ? words.filter(tells) : tellingWords(words);
  const searched = telling.filter((word) => !QUESTION_WORDS.has(word) && !(isFiltered && CHATTER.has(word)));
  return searched.length > 0 || isFiltered ? searched : telling;
}

/** Removes filler words around the others: 'any cream of coconut please' is cream of coconut. */
export function withoutFillersAround(words: readonly string[]): readonly string[] {
  const first = words.findIndex(tells);
  return first < 0 ? words : words.slice(first, words.findLastIndex(tells) + 1);
}
