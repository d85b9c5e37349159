const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing of the drink: 'a negroni please', 'recipe for a margarita'. */
export const FILLER_WORDS = wordSet(
  'a an and but the of for with in i im am is are that me any some something want need have n no please recipe drink drinks cocktail cocktails',
);

/** People ask with these words. A drink with one of them in its name is found by its other words. */
export const ASKING = wordSet(
  'what which how can could would will do does make made show give get got have has there something anything everything our me you we us it its this that is are be to like likes nothing better than ive cant cannot never not enough find beat decide go wrong had tried beats makes good whats someone somebody',
);

/** People use these words around what they must not have: 'for my friend, who is very allergic to nuts'. */
export const CHATTER = wordSet(
  'my he she they him her them who if must thanks absolutely just only really very severe severely serious bad strict mild food friend friends guest guests wife husband mum mom dad mother father son daughter kid kids partner girlfriend boyfriend family having love loves while when because since tonight today now here safe friendly other else on at from without out not allowed agree all also so too one ones thing things go',
);

export function tellingWords(words: readonly string[], mayBeNone = false): readonly string[] {
  const telling = words.filter((word) => !FILLER_WORDS.has(word));
  return telling.length > 0 || mayBeNone ? telling : words;
}

/**
 * Returns the words that a question looks for. With `isFiltered`, a filter was already read from the question, so that no word may be left.
 */
export function askedWords(words: readonly string[], isFiltered: boolean): readonly string[] {
  const telling = tellingWords(words, isFiltered);
  const asked = telling.filter((word) => !ASKING.has(word) && !(isFiltered && CHATTER.has(word)));
  return asked.length > 0 || isFiltered ? asked : telling;
}

/** Removes filler words around the others: 'any cream of coconut please' is cream of coconut. */
export function withoutFillersAround(words: readonly string[]): readonly string[] {
  const tells = (word: string) => !FILLER_WORDS.has(word);
  const first = words.findIndex(tells);
  return first < 0 ? words : words.slice(first, words.findLastIndex(tells) + 1);
}
