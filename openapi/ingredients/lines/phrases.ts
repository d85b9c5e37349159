import { tokensOf, type Token } from './tokens.ts';

export interface Match<Meaning> {
  meaning: Meaning;
  /** The index after the last token. */
  end: number;
}

/** The phrases that begin with the same words: what they mean if they end here, and how they go on. */
interface Beginning<Meaning> {
  meanings: Meaning[];
  next: Map<string, Beginning<Meaning>>;
}

type Entries<Meaning> = readonly (readonly [phrases: string, meaning: Meaning])[];

const NONE: readonly never[] = [];

/** Full stops and hyphens between the words of a phrase do not count: `fl. oz.`, `bar-spoon`. */
const isJoining = (word: string): boolean => word === '.' || word === '-';

/** Finds phrases of a table. One phrase may have several meanings. */
export class Phrases<Meaning> {
  readonly #entries: Entries<Meaning>;
  #table: Beginning<Meaning> | undefined;

  /** `|` stands between phrases. They are read at the first search, since a process may need none. */
  constructor(entries: Entries<Meaning>) {
    this.#entries = entries;
  }

  /** Finds every phrase that begins at a token, the longest last. */
  all(tokens: readonly Token[], from: number): readonly Match<Meaning>[] {
    this.#table ??= tableOf(this.#entries);
    // Most words begin no phrase.
    let beginning = this.#table.next.get(tokens[from]?.word ?? '');
    if (!beginning) return NONE;
    const found: Match<Meaning>[] = [];
    for (let at = from; beginning;) {
      const end = at + 1 + (isAbbreviated(tokens, at + 1) ? 1 : 0);
      for (const meaning of beginning.meanings) found.push({ meaning, end });
      do at += 1;
      while (isJoining(tokens[at]?.word ?? ''));
      beginning = beginning.next.get(tokens[at]?.word ?? '');
    }
    return found;
  }

  /** Finds the longest phrase that begins at a token. */
  at(tokens: readonly Token[], from: number): Match<Meaning> | null {
    return this.all(tokens, from).at(-1) ?? null;
  }
}

function tableOf<Meaning>(entries: Entries<Meaning>): Beginning<Meaning> {
  const table: Beginning<Meaning> = { meanings: [], next: new Map() };
  for (const [phrases, meaning] of entries)
    for (const phrase of phrases.split('|')) {
      const words = tokensOf(phrase).map(({ word }) => word);
      const telling = words.length > 1 ? words.filter((word) => !isJoining(word)) : words;
      let beginning = table;
      for (const word of telling) {
        const next = beginning.next.get(word) ?? { meanings: [], next: new Map() };
        beginning.next.set(word, next);
        beginning = next;
      }
      beginning.meanings.push(meaning);
    }
  return table;
}

/** The full stop of an abbreviation belongs to it. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '.' && tokens[at].start === tokens[at - 1]?.end;
