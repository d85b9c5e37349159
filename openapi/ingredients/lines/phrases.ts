import { tokensOf, type Token } from './tokens.ts';

export interface Match<Value> {
  value: Value;
  /** The index after the last token. */
  end: number;
}

/** Full stops and hyphens between the words of a phrase do not count: `fl. oz.`, `bar-spoon`. */
const isJoining = (word: string): boolean => word === '.' || word === '-';

type Entries<Value> = Iterable<readonly [phrases: string, value: Value]>;

const NONE: readonly never[] = [];

/** Finds phrases of a table. One phrase may have several values. */
export class Phrases<Value> {
  readonly #entries: Entries<Value>;
  #table: ReadonlyMap<string, Value[]> | undefined;

  /** `phrases` are divided by `|`. They are read at the first search, since a process that reads one sheet may need none. */
  constructor(entries: Entries<Value>) {
    this.#entries = entries;
  }

  /** Every beginning of a phrase stands here too, mostly without values, so that a search knows where to go on. */
  get #values(): ReadonlyMap<string, Value[]> {
    return (this.#table ??= tableOf(this.#entries));
  }

  /** Finds every phrase that begins at a token, the longest last. */
  all(tokens: readonly Token[], from: number): readonly Match<Value>[] {
    let words = tokens[from]?.word ?? '';
    let values = this.#values.get(words);
    if (!values) return NONE;
    const found: Match<Value>[] = [];
    for (let at = from; values;) {
      const end = at + 1 + (isAbbreviated(tokens, at + 1) ? 1 : 0);
      for (const value of values) found.push({ value, end });
      do at += 1;
      while (isJoining(tokens[at]?.word ?? ''));
      words += ` ${tokens[at]?.word ?? ''}`;
      values = this.#values.get(words);
    }
    return found;
  }

  /** Finds the longest phrase that begins at a token. */
  at(tokens: readonly Token[], from: number): Match<Value> | null {
    return this.all(tokens, from).at(-1) ?? null;
  }
}

function tableOf<Value>(entries: Entries<Value>): ReadonlyMap<string, Value[]> {
  const table = new Map<string, Value[]>();
  for (const [phrases, value] of entries)
    for (const phrase of phrases.split('|')) {
      const words = tokensOf(phrase).map(({ word }) => word);
      const telling = words.length > 1 ? words.filter((word) => !isJoining(word)) : words;
      for (const at of telling.keys()) {
        const beginning = telling.slice(0, at + 1).join(' ');
        const values = table.get(beginning) ?? [];
        table.set(beginning, at === telling.length - 1 ? [...values, value] : values);
      }
    }
  return table;
}

/** The full stop of an abbreviation belongs to it. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '.' && tokens[at].start === tokens[at - 1]?.end;
