import DATA from './words/bottles.json' with { type: 'json' };

interface KnownBottle {
  name: string;
  /** Folded; the first bottle whose words occur counts. */
  words: string;
  /** The bottle of which this one is a kind. A recipe that asks for one can be made with the other. */
  kind?: string;
}

export const BOTTLES: readonly (readonly [name: string, words: string, kindOf?: string])[] = (
  DATA.bottles as KnownBottle[]
).map(({ name, words, kind }) => (kind === undefined ? [name, words] : [name, words, kind]));

export const SPIRIT_WORDS = DATA.spirits;
