import { ASKING, CHATTER, FILLERS } from '../../names/filler-words.ts';
import { allergensIn } from '../allergens.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottle-table.ts';
import { singular } from '../../names/fold-words.ts';
import { wholeWords } from '../../names/whole-words.ts';
import { isKnownThing, meaningsOf } from './left-out-things.ts';
import {
  DISTILLED,
  ENDING,
  FORMS,
  LINKING,
  LISTING,
  LISTING_PHRASES,
  NAMED_SO,
  QUALITY,
  REFUSING_BEFORE,
} from './refusal-words.ts';
import { tokensOf, type Token } from './term-tokens.ts';

export type Knows = (words: readonly string[]) => boolean;
/** Whether the catalogue pours something of this name, or has a drink that is called so. */
export interface Known {
  pours: Knows;
  names: Knows;
}

const AROUND_REST = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const TAKEN = '|';
const MOST_WORDS_OF_A_THING = 5;

/** Alternatives of words, as a pattern for `lengthOf`. */
export const phrase = (words: string): RegExp => new RegExp(`(?:${words})(?= |$)`, 'y');
export const BEFORE = phrase(REFUSING_BEFORE);
const NAMES = phrase(NAMED_SO);
const LIST = phrase(LISTING_PHRASES);
const QUALITIES = phrase(`(?:${QUALITY})(?: (?:${QUALITY}))*`);
/** 'Rye', and so 'rye whiskey'. */
const BOTTLE = new RegExp(`^(?:${BOTTLES.map(([, names]) => names).join('|')})(?: (?:${SPIRIT_WORDS}))*$`);
const OF_SPIRIT = wholeWords(SPIRIT_WORDS);
const isSpirit: Knows = (words) => BOTTLE.test(words.join(' ')) && OF_SPIRIT.test(words.join(' '));
const OR = new Set(['or', 'nor', 'either']);
const ENDING_LISTS = new Set([TAKEN, '.', 'with']);
/** 'egg raw milk'. */
const BETWEEN = new Set(['of', 'raw', 'fresh']);

/** The words of a search term, folded, and where the things begin and end that they name. What is taken from them is a stop. */
export class TermWords {
  readonly #term: string;
  readonly #tokens: readonly Token[];
  readonly #words: string[];
  readonly #isTaken = new Set<number>();
  readonly #known: Known;
  #line = '';
  /** Where each word begins in the line. */
  #starts: readonly number[] = [];

  constructor(term: string, known: Known) {
    this.#term = term;
    this.#tokens = tokensOf(term);
    this.#words = this.#tokens.map(({ word }) => word);
    this.#known = known;
    this.#joinWords();
    for (const at of this.places()) this.#stopAt(at, at + this.lengthOf(NAMES, at));
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

  /** The words as they were typed. */
  take(from: number, to: number): string {
    this.#stopAt(from, to);
    for (let at = from; at < to; at += 1) this.#isTaken.add(at);
    return this.#term.slice(this.#tokens[from]?.start, this.#tokens[to - 1]?.end);
  }

  get isPlain(): boolean {
    return this.#isTaken.size === 0;
  }

  /** What was not taken. */
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

  /** How many words a phrase has here. */
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

  /**
   * What is refused from here, without commas between: 'nuts eggs milk'. The first may be any word, misspelt perhaps; of what follows,
   * only what the tables know: 'chopped nuts gin' looks for gin.
   */
  thingsFrom(start: number): (readonly [from: number, end: number])[] {
    let last = start;
    while (!this.#endsThing(last)) last += 1;
    const isKnownAt = (at: number) => at < last && this.endOfKnownThing(at) > at;
    let from = start;
    // 'A drop of egg', but cream of coconut is poured.
    while (this.at(from + 1) === 'of' && this.#longest(from, this.isKnown) <= from + 1) from += 2;
    const things: (readonly [from: number, end: number])[] = [];
    let end = Math.min(last, this.#longest(from, this.isKnown));
    const head = from + this.lengthOf(QUALITIES, from);
    if (head > from && head < last)
      end = Math.min(last, Math.max(end, head + 1, this.#longest(head, this.isKnown)));
    else if (end <= from && from < last) {
      end = from + 1;
      while (end < last && !isKnownAt(end) && this.#longest(end, this.#isElsewhere) === end) end += 1;
      if (!isKnownAt(end)) end = from + 1;
    }
    // A list goes on behind the whole name of a drink: 'no nuts, Clover Club, egg', 'no milk, brandy Alexander or egg'.
    const name = Math.min(last, this.#longest(from, this.#known.names));
    if (name > end) {
      if (isKnownThing(this.slice(from, end))) things.push([from, end]);
      from = things.at(-1)?.[1] ?? from;
      end = name;
    }
    while (end > from) {
      if (things.length > 0 || !isKnownAt(end)) end = Math.min(last, this.skip(FORMS, end));
      things.push([from, end]);
      from = this.skip(BETWEEN, end);
      end = isKnownAt(from) ? this.endOfKnownThing(from) : from;
    }
    return things;
  }

  /** Of what the tables know, unless a drink is called so: 'no egg mint julep'. */
  endOfKnownThing(from: number): number {
    if (this.#longest(from, this.#known.names) > from + 1) return from;
    return this.#longest(from, isKnownThing);
  }

  #longest(from: number, isKnown: Knows): number {
    for (let end = Math.min(this.#words.length, from + MOST_WORDS_OF_A_THING); end > from; end -= 1)
      if (isKnown(this.#words.slice(from, end))) return end;
    return from;
  }

  startOfThing(end: number, isKnown: Knows, mayBeAny: boolean): number {
    for (let start = Math.max(0, end - MOST_WORDS_OF_A_THING); start < end; start += 1)
      // 'coconut milk' is two known things.
      if (isKnown(this.#words.slice(start, end))) return this.startOfThing(start, isKnownThing, false);
    const isForm = FORMS.has(this.at(end - 1));
    if (isForm && this.#tells(end - 2)) return this.startOfThing(end - 1, isKnown, true);
    return mayBeAny && this.#tells(end - 1) ? end - 1 : end;
  }

  /**
   * 'No egg, gin' wants gin, and 'no egg, Mojito' a Mojito: a comma alone ends what is refused where a spirit follows that is not made of
   * it, or a drink's name. Not so 'no alcohol, gin', and not where the list goes on to what is left out: 'no egg, gin or rum', 'no lime, gin, mint'.
   */
  beginsWish(refused: readonly (readonly string[])[], end: number, start: number): boolean {
    if (!/^[,;](?: an?)?$/.test(this.slice(end, start).join(' '))) return false;
    const name = this.#longest(start, this.#isOnlyName);
    if (name > start) return !refused.some(this.#isOnlyName) && !this.#refusesFurther(name);
    const spirit = this.slice(start, this.#longest(start, isSpirit));
    return (
      refused.every(isKnownThing) &&
      !refused.flat().some((word) => DISTILLED.has(singular(word))) &&
      !refused.flatMap(meaningsOf).some(({ isAlcoholFree }) => isAlcoholFree) &&
      spirit.length > 0 &&
      spirit.join(' ') !== 'rye' &&
      !this.#refusesFurther(start + spirit.length)
    );
  }

  /** By an 'or', by what has allergens, or by what people leave out behind a comma alone. 'Gin with milk' is no list. */
  #refusesFurther(from: number): boolean {
    let listed = 0;
    for (let at = from; at < this.#words.length; at += listed || 1) {
      listed = this.lengthOf(LIST, at);
      if (OR.has(this.at(at))) return true;
      if (this.lengthOf(BEFORE, at + Math.max(0, listed - 1)) > 0) return false;
      if (listed === 0 && ENDING_LISTS.has(this.at(at))) return false;
      if (listed === 0 || this.at(at + listed) === 'with') continue;
      const thing = this.skip(LINKING, at + listed);
      const words = this.slice(thing, Math.max(thing + 1, this.#longest(thing, isKnownThing)));
      if (listed === 1 && /[,;]/.test(this.at(at)) && isKnownThing(words)) return true;
      if (meaningsOf(words).some(({ freeFrom }) => freeFrom)) return true;
      if (allergensIn(words.join(' ')).length > 0) return true;
    }
    return false;
  }

  /** Before 'and', 'or' and the comma, if there are any. */
  beforeListing(from: number): number {
    let at = from;
    while (LISTING.has(this.at(at - 1))) at -= 1;
    return at;
  }

  #endsThing(at: number): boolean {
    const word = this.at(at);
    return ENDING.has(word) || LISTING.has(word) || this.lengthOf(BEFORE, at) > 0;
  }

  #tells(at: number): boolean {
    const word = this.at(at);
    const says = [FILLERS, ASKING, CHATTER, LINKING].some((words) => words.has(word));
    return !says && !this.#endsThing(at);
  }

  readonly #isOnlyName = (words: readonly string[]): boolean =>
    this.#known.names(words) && !this.isKnown(words);
  readonly #isElsewhere = (words: readonly string[]): boolean =>
    this.#known.pours(words) || this.#known.names(words);

  readonly isKnown = (words: readonly string[]): boolean =>
    !words.some((word) => ENDING.has(word) || LISTING.has(word)) &&
    (isKnownThing(words) || (!isList(words) && (BOTTLE.test(words.join(' ')) || this.#known.pours(words))));
}

/** 'Honey ginger', of which a syrup may be poured too. */
const isList = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => isKnownThing([word]) && !FORMS.has(word));
