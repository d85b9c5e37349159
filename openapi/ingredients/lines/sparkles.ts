import WORDS from '../words/sparkling.json' with { type: 'json' };

const SPARKLING = new RegExp(WORDS.sparkling.join('|'));

/** Tells by its English name whether an ingredient sparkles. It joins after the mixing, and tops a glass up. */
export const sparkles = (english: string): boolean => SPARKLING.test(english);
