import WORDS from '../words/amount-words.json' with { type: 'json' };
import NUMBER_WORDS from '../words/number-words.json' with { type: 'json' };
import { Phrases, type Match } from './phrases.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unitCalled, type Unit } from './units.ts';

const { units, numbers, ...TABLES } = { ...WORDS, ...NUMBER_WORDS };

/** The roles that a phrase may have in a line, each with its value. `c` has two roles: it is a cup, and it is `about`. */
type Meanings = Record<keyof typeof TABLES, true> & { unit: Unit; number: number };
type Role = keyof Meanings;
type Meaning = { [One in Role]: { role: One; value: Meanings[One] } }[Role];
type Found = { [One in Role]?: Match<Meanings[One]> };

/** English plurals need no entry of their own: `2 ounces`, `3 dashes`. */
const withPlurals = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => (/\w\w$/.test(word) ? [word, `${word}s`, `${word}es`] : word))
    .join('|');

const PHRASES = new Phrases<Meaning>([
  ...Object.entries(TABLES).map(([role, words]): [string, Meaning] => [
    words,
    { role: role as keyof typeof TABLES, value: true },
  ]),
  ...Object.entries(units).map(([name, words]): [string, Meaning] => [
    withPlurals(words),
    { role: 'unit', value: unitCalled(name) },
  ]),
  ...Object.entries(numbers).map(([value, words]): [string, Meaning] => [
    words,
    { role: 'number', value: Number(value) },
  ]),
]);

/** One line and what its words mean. Places are counted in tokens. */
export class Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly #found: (Found | null)[] = [];

  constructor(text: string, tokens: readonly Token[] = tokensOf(text)) {
    this.text = text;
    this.tokens = tokens;
  }

  get length(): number {
    return this.tokens.length;
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  isNumber(at: number): boolean {
    return typeof this.tokens[at]?.value === 'number';
  }

  /** Finds the longest phrase with a role that begins at a place. */
  find<One extends Role>(role: One, at: number): NonNullable<Found[One]> | null {
    const found = this.#found[at] ?? foundIn(PHRASES.all(this.tokens, at));
    this.#found[at] = found;
    return found[role] ?? null;
  }

  has(role: Role, at: number): boolean {
    return this.find(role, at) !== null;
  }

  /** The place behind a phrase with the role, or the same place where none begins. */
  skip(role: Role, at: number): number {
    return this.find(role, at)?.end ?? at;
  }

  /** The text of the tokens from one place to another. */
  slice(from: number, to = this.length): string {
    return from >= to ? '' : this.text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }

  /** A line of its own, of the same text. */
  part(from: number, to = this.length): Line {
    return from === 0 && to === this.length ? this : new Line(this.text, this.tokens.slice(from, to));
  }

  /** The places that are in no brackets. */
  outside(): number[] {
    let depth = 0;
    return [...this.tokens.keys()].filter((at) => {
      const word = this.word(at);
      if (word === '(' || word === '[') depth += 1;
      if (word === ')' || word === ']') depth -= 1;
      return depth === 0;
    });
  }
}

const NOTHING: Found = {};

function foundIn(matches: readonly Match<Meaning>[]): Found {
  if (matches.length === 0) return NOTHING;
  return Object.fromEntries(matches.map(({ value: { role, value }, end }) => [role, { value, end }]));
}
