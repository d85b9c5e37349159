import WORDS from './drink-words.json' with { type: 'json' };

type Pattern = keyof typeof WORDS.patterns;

/** The alternatives of a pattern, for use within another one. */
export const alternatives = (name: Pattern): string => WORDS.patterns[name].join('|');

/** The patterns of the table, by their names. They are for folded text. */
export const PATTERNS = Object.fromEntries(
  Object.entries(WORDS.patterns).map(([name, words]) => [name, new RegExp(words.join('|'))]),
) as Record<Pattern, RegExp>;
