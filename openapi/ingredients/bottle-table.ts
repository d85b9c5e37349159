import DATA from './words/bottles.json' with { type: 'json' };

/**
 * The words are folded, and the first bottle whose words occur counts. A recipe that asks for the `kind` of a bottle can be made with it, and
 * the other way round.
 */
export const BOTTLES: readonly { name: string; words: string; kind?: string }[] = DATA.bottles;
export const SPIRIT_WORDS = DATA.spirits;
