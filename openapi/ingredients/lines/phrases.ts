import { tokensOf, type Token } from './tokens.ts';

export interface Match<Meaning> {
  meaning: Meaning;
  /** The place after the last token. */
  end: number;
}

/** The phrases that begin with the same words: what they mean if they end here, and how they go on. */
interface TrieNode<Meaning> {
  meanings: Meaning[];
  next: Map<string, TrieNode<Meaning>>;
}

type Entries<Meaning> = readonly (readonly [phrases: string, meaning: Meaning])[];

const NONE: readonly never[] = [];

/** Full stops and hyphens between the words of a phrase do not count: `fl. oz.`, `bar-spoon`. */
const isJoining = (word: string): boolean => word === '.' || word === '-';

/** Finds phrases of a table. One phrase may have several meanings. */
export class Phrases<Meaning> {
  readonly #entries: Entries<Meaning>;
  #trie: TrieNode<Meaning> | undefined;

  /** `|` stands between phrases. They are read at the first search, since a process may need none. */
  constructor(entries: Entries<Meaning>) {
    this.#entries = entries;
  }

  /** Finds every phrase that begins at a token, the longest last. */
  all(tokens: readonly Token[], from: number): readonly Match<Meaning>[] {
    this.#trie ??= buildTrie(this.#entries);
    // Most words begin no phrase.
    let node = this.#trie.next.get(tokens[from]?.word ?? '');
    if (!node) return NONE;
    const found: Match<Meaning>[] = [];
    for (let index = from; node;) {
      const end = index + 1 + (isAbbreviated(tokens, index + 1) ? 1 : 0);
      for (const meaning of node.meanings) found.push({ meaning, end });
      do index += 1;
      while (isJoining(tokens[index]?.word ?? ''));
      node = node.next.get(tokens[index]?.word ?? '');
    }
    return found;
  }

  /** Finds the longest phrase that begins at a token. */
  longestAt(tokens: readonly Token[], from: number): Match<Meaning> | null {
    return this.all(tokens, from).at(-1) ?? null;
  }
}

function buildTrie<Meaning>(entries: Entries<Meaning>): TrieNode<Meaning> {
  const root: TrieNode<Meaning> = { meanings: [], next: new Map() };
  for (const [phrases, meaning] of entries)
    for (const phrase of phrases.split('|')) {
      const words = tokensOf(phrase).map(({ word }) => word);
      const counting = words.length > 1 ? words.filter((word) => !isJoining(word)) : words;
      let node = root;
      for (const word of counting) {
        const next = node.next.get(word) ?? { meanings: [], next: new Map() };
        node.next.set(word, next);
        node = next;
      }
      node.meanings.push(meaning);
    }
  return root;
}

/** The full stop of an abbreviation belongs to it. */
const isAbbreviated = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.word === '.' && tokens[index].startChar === tokens[index - 1]?.endChar;
