const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that carry nothing: 'a negroni please', 'recipe for a margarita'. */
export const FILLERS = wordSet(
  'a an and but the of for with in i im am is are that me any some something want need have n no please recipe drink drinks cocktail cocktails',
);

/** How people ask; drinks may be called so, and then they are found by the words beside them. */
export const ASKING = wordSet(
  'what which how can could would will do does make made show give get got have has there something anything everything our me you we us it its this that is are be to like likes nothing better than',
);
