import DATA from './words/bottles.json' with { type: 'json' };

export interface KnownBottle {
  name: string;
  /** The words are folded. The first bottle whose words occur counts. */
  words: string;
  /** The bottle of which this one is a kind. A recipe that asks for one can be made with the other. */
  kind?: string;
}

export const BOTTLES: readonly KnownBottle[] = DATA.bottles;
export const SPIRIT_WORDS = DATA.spirits;
