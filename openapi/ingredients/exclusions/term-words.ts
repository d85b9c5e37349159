import { foldText } from '../../names/fold-text.ts';
import { isKnownThing, meantRefusal } from './left-out-things.ts';
import { LISTING, LISTING_PHRASES, NAMED_SO } from './refusal-words.ts';

const AROUND_REST = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
export const TAKEN = '|';

export const phrase = (words: string): RegExp => new RegExp(`(?:${words})(?= |$)`, 'y');
const NAMES = phrase(NAMED_SO);
export const LIST = phrase(LISTING_PHRASES);

/** The words of a search term, folded. What is taken from them is a stop. */
export class TermWords {
  readonly #term: string;
  readonly #tokens: readonly Token[];
  readonly #words: string[];
  readonly #isTaken = new Set<number>();
  #line = '';
  #starts: readonly number[] = [];

  constructor(term: string) {
    this.#term = term;
    this.#tokens = tokensOf(term);
    this.#words = this.#tokens.map(({ word }) => word);
    this.#joinWords();
    for (const at of this.places()) this.#stopAt(at, at + this.lengthOf(NAMES, at));
  }

  get length(): number {
    return this.#words.length;
  }

  places(): Iterable<number> {
    return this.#words.keys();
  }

  at(place: number): string {
    return this.#words[place] ?? TAKEN;
  }

  slice(from: number, to: number): string[] {
    return this.#words.slice(from, to);
  }

  take(from: number, to: number): string {
    this.#stopAt(from, to);
    for (let at = from; at < to; at += 1) this.#isTaken.add(at);
    return this.#term.slice(this.#tokens[from]?.start, this.#tokens[to - 1]?.end);
  }

  get isPlain(): boolean {
    return this.#isTaken.size === 0;
  }

  get rest(): string {
    let rest = '';
    let from = 0;
    for (const [at, { start, end }] of this.#tokens.entries()) {
      if (!this.#isTaken.has(at)) continue;
      rest += `${this.#term.slice(from, start)} `;
      from = end;
    }
    return (rest + this.#term.slice(from)).replace(/\s+/g, ' ').replace(AROUND_REST, '');
  }

  lengthOf(words: RegExp, at: number): number {
    if (at < 0 || at >= this.#words.length) return 0;
    words.lastIndex = this.#starts[at] ?? 0;
    return words.exec(this.#line)?.[0].split(' ').length ?? 0;
  }

  #stopAt(from: number, to: number): void {
    if (from === to) return;
    this.#words.fill(TAKEN, from, to);
    this.#joinWords();
  }

  #joinWords(): void {
    let start = 0;
    this.#starts = this.#words.map((word) => {
      const own = start;
      start += word.length + 1;
      return own;
    });
    this.#line = this.#words.join(' ');
  }

  skip(words: ReadonlySet<string>, from: number): number {
    let at = from;
    while (words.has(this.at(at))) at += 1;
    return at;
  }

  skipListing(from: number): number {
    const length = this.lengthOf(LIST, from);
    return length === 0 ? from : this.skipListing(from + length);
  }

  beforeListing(from: number): number {
    let at = from;
    while (LISTING.has(this.at(at - 1))) at -= 1;
    return at;
  }
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** 'gin -egg', as other searches have it. */
const MINUS = '-';
const TOKEN =
  /(?<!\S)-(?!less|free)(?=\p{L})|\d+(?:[.,]\d+)?\s?%|w\/o(?:ut)?(?!\p{L})|\d+[.,]\d+|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/|?!+]|\.(?!\p{L})/giu;
/** 'eggless', 'nutfree', 'glutenfee', 'alkoholfrei': the thing and its refusal. */
const SUFFIXED = /^(?<thing>.{2,}?)(?<suffix>less|f[re]{2,4}i?)$/;

/** 'Nut-free' is two. */
function tokensOf(term: string): Token[] {
  return [...term.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) => {
    if (text === MINUS) return [{ word: 'no', start, end: start + 1 }];
    const word = meantRefusal(foldText(text).replace(/['’\s]/g, ''));
    const end = start + text.length;
    const { thing = '', suffix = '' } = SUFFIXED.exec(word)?.groups ?? {};
    if (word === 'less' && term[start - 1] === '-') return [{ word: '-less', start, end }];
    if (!isKnownThing([thing])) return [{ word, start, end }];
    const middle = end - suffix.length;
    return [
      { word: thing, start, end: middle },
      { word: suffix === 'less' ? '-less' : '-free', start: middle, end },
    ];
  });
}
