import { tokensOf, type Token } from './tokens.ts';

export interface Match<Value> {
  value: Value;
  /** It is the token behind it. */
  end: number;
}

interface Branch<Value> {
  next: Map<string, Branch<Value>>;
  values: Value[];
}

/** Full stops and hyphens between the words of a phrase do not count: `fl. oz.`, `bar-spoon`. */
const isJoining = (word: string): boolean => word === '.' || word === '-';

/** It is a table of phrases, as a tree of their words. One phrase may have several values. */
export class Phrases<Value> {
  readonly #root: Branch<Value> = { next: new Map(), values: [] };

  /** `phrases` are divided by `|`. */
  constructor(entries: Iterable<readonly [phrases: string, value: Value]>) {
    for (const [phrases, value] of entries) for (const phrase of phrases.split('|')) this.#add(phrase, value);
  }

  #add(phrase: string, value: Value): void {
    const tokens = tokensOf(phrase);
    const words = tokens.length > 1 ? tokens.filter(({ word }) => !isJoining(word)) : tokens;
    let branch = this.#root;
    for (const { word } of words) {
      const next = branch.next.get(word) ?? { next: new Map(), values: [] };
      branch.next.set(word, next);
      branch = next;
    }
    branch.values.push(value);
  }

  /** Finds every phrase that begins at a token, the longest last. */
  all(tokens: readonly Token[], from: number): Match<Value>[] {
    const found: Match<Value>[] = [];
    let branch = this.#root.next.get(tokens[from]?.word ?? '');
    for (let at = from; branch;) {
      const end = at + 1 + (isAbbreviated(tokens, at + 1) ? 1 : 0);
      for (const value of branch.values) found.push({ value, end });
      do at += 1;
      while (isJoining(tokens[at]?.word ?? ''));
      branch = branch.next.get(tokens[at]?.word ?? '');
    }
    return found;
  }

  /** Finds the longest phrase that begins at a token. */
  at(tokens: readonly Token[], from: number): Match<Value> | null {
    return this.all(tokens, from).at(-1) ?? null;
  }
}

/** The full stop of an abbreviation belongs to it. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '.' && tokens[at].start === tokens[at - 1]?.end;
