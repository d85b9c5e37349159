import WORDS from '../words/amount-words.json' with { type: 'json' };
import NUMBER_WORDS from '../words/number-words.json' with { type: 'json' };
import { Phrases, type Match } from './phrases.ts';
import { tokensOf, type Token } from './tokens.ts';
import { PIECE, UNIT_WORDS, type Unit } from './units.ts';

const { numbers, ...TABLES } = { ...WORDS, ...NUMBER_WORDS };

type Role = keyof typeof TABLES | 'unit' | 'number';

/** What a phrase is in a line. One phrase may have several roles: `c` is a cup, and it is `approximately`. */
interface Meaning {
  role: Role;
  /** The value of a number. */
  value: number;
  unit: Unit;
}

const meaning = (role: string, value = NaN, unit = PIECE): Meaning => ({ role: role as Role, value, unit });

const PHRASES = new Phrases<Meaning>([
  ...Object.entries(TABLES).map(([role, words]) => [words, meaning(role)] as const),
  ...Object.entries(numbers).map(([value, words]) => [words, meaning('number', Number(value))] as const),
  ...UNIT_WORDS.map(([words, unit]) => [words, meaning('unit', NaN, unit)] as const),
]);

/** A text as tokens, with what their words mean. Places are counted in tokens. */
export class TokenText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The phrases that begin at each place. */
  readonly #phrases: readonly (readonly Match<Meaning>[])[];

  constructor(text: string, tokens: readonly Token[] = tokensOf(text)) {
    this.text = text;
    this.tokens = tokens;
    this.#phrases = tokens.map((_, index) => PHRASES.all(tokens, index));
  }

  get length(): number {
    return this.tokens.length;
  }

  word(index: number): string {
    return this.tokens[index]?.word ?? '';
  }

  isNumber(index: number): boolean {
    return typeof this.tokens[index]?.value === 'number';
  }

  /** Tells whether a phrase or a number begins at a place. Only there, an amount may begin. */
  mayBeginAmount(index: number): boolean {
    return this.isNumber(index) || (this.#phrases[index]?.length ?? 0) > 0;
  }

  /** Finds the longest phrase with a role that begins at a place. `end` is the place after its last token. */
  find(role: Role, index: number): Match<Meaning> | null {
    return this.#phrases[index]?.findLast(({ meaning }) => meaning.role === role) ?? null;
  }

  has(role: Role, index: number): boolean {
    return this.find(role, index) !== null;
  }

  /** Returns the place after a phrase with the role, or the same place if none begins. */
  skip(role: Role, index: number): number {
    return this.find(role, index)?.end ?? index;
  }

  slice(from: number, to = this.length): string {
    if (from >= to) return '';
    return this.text.slice(this.tokens[from]?.startChar, this.tokens[to - 1]?.endChar);
  }

  sliceTokens(from: number, to = this.length): TokenText {
    return from === 0 && to === this.length ? this : new TokenText(this.text, this.tokens.slice(from, to));
  }

  /** Lists the places that are in no brackets. */
  outside(): number[] {
    const places: number[] = [];
    let depth = 0;
    for (const [index, { word }] of this.tokens.entries()) {
      if (word === '(' || word === '[') depth += 1;
      else if (word === ')' || word === ']') depth -= 1;
      if (depth === 0) places.push(index);
    }
    return places;
  }
}
