import WORDS from './drink-words.json' with { type: 'json' };

// How the texts of a recipe say what its drawing shows: each list is one pattern. `mixingPlaces`, `servingWords`
// and `otherIce` are parts of the pattern for ice that is not in the glass, and `glass` and `solid` of others.

type Pattern = keyof typeof WORDS;

/** The alternatives of a pattern, for use within another one. */
export const alternatives = (name: Pattern): string => WORDS[name].join('|');

/** The patterns are for text of `foldForDrawing`, except `layeredType`, which is for small letters. */
export const PATTERNS = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [name, new RegExp(words.join('|'))]),
) as Record<Pattern, RegExp>;
