import WORDS from './filler-words.json' with { type: 'json' };

/** Words that say nothing of the drink: 'a negroni please', 'recipe for a margarita'. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(WORDS.filler);
/** Words of a question. A drink with one of them in its name is found by the other words of its name. */
const QUESTION_WORDS = new Set(WORDS.asking);
/** Words around an exclusion: 'for my friend, who is very allergic to nuts'. */
const CHATTER = new Set(WORDS.chatter);

const isTelling = (word: string): boolean => !FILLER_WORDS.has(word);

/** Returns the words without fillers, or all words if all are fillers. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** Returns the words without fillers and words of a question. With a filter, none of them may be left. */
export function searchedWords(words: readonly string[], isFiltered: boolean): readonly string[] {
  const telling = isFiltered ? words.filter(isTelling) : tellingWords(words);
  const searched = telling.filter((word) => !QUESTION_WORDS.has(word) && !(isFiltered && CHATTER.has(word)));
  return searched.length > 0 || isFiltered ? searched : telling;
}

/** Removes filler words around the others: 'any cream of coconut please' is cream of coconut. */
export function withoutFillersAround(words: readonly string[]): readonly string[] {
  const first = words.findIndex(isTelling);
  return first < 0 ? words : words.slice(first, words.findLastIndex(isTelling) + 1);
}
