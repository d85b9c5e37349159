/** Words that carry nothing: 'a negroni please', 'recipe for a margarita'. */
const FILLERS = new Set(
  'a an and but the of for with in i im am is are that me any some something want need have n no please recipe drink drinks cocktail cocktails'.split(
    ' ',
  ),
);

/** Without fillers, unless there is nothing else; `mayBeNone` where something else is asked for beside the words. */
export function tellingWords(words: readonly string[], mayBeNone = false): readonly string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 || mayBeNone ? telling : words;
}
