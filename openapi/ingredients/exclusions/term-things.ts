import { ASKING, CHATTER, FILLERS } from '../../names/filler-words.ts';
import { allergensIn } from '../allergens.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottle-table.ts';
import { singular, wholeWords } from '../../names/fold-text.ts';
import { isKnownThing, meaningsOf } from './left-out-things.ts';
import { DISTILLED, ENDING, FORMS, LINKING, LISTING, QUALITY, REFUSING_BEFORE } from './refusal-words.ts';
import { LIST, phrase, TAKEN, TermWords } from './term-words.ts';

export type Knows = (words: readonly string[]) => boolean;
export interface Known {
  pours: Knows;
  names: Knows;
}

const MOST_WORDS_OF_A_THING = 5;

export const BEFORE = phrase(REFUSING_BEFORE);
const QUALITIES = phrase(`(?:${QUALITY})(?: (?:${QUALITY}))*`);
const BOTTLE = new RegExp(`^(?:${BOTTLES.map(([, names]) => names).join('|')})(?: (?:${SPIRIT_WORDS}))*$`);
export const isBottle: Knows = (words) => BOTTLE.test(words.join(' '));
const OF_SPIRIT = wholeWords(SPIRIT_WORDS);
const isSpirit: Knows = (words) => isBottle(words) && OF_SPIRIT.test(words.join(' '));
const OR = new Set(['or', 'nor', 'either']);
const ENDING_LISTS = new Set([TAKEN, '.', 'with']);
const BETWEEN = new Set(['of', 'raw', 'fresh']);

export class TermThings extends TermWords {
  readonly #known: Known;

  constructor(term: string, known: Known) {
    super(term);
    this.#known = known;
  }

  /** What is refused from here, without commas between: 'nuts eggs milk'. Behind the first, only what the tables know: 'chopped nuts gin' is gin. */
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
    for (let end = Math.min(this.length, from + MOST_WORDS_OF_A_THING); end > from; end -= 1)
      if (isKnown(this.slice(from, end))) return end;
    return from;
  }

  startOfThing(end: number, isKnown: Knows, mayBeAny: boolean): number {
    for (let start = Math.max(0, end - MOST_WORDS_OF_A_THING); start < end; start += 1)
      if (isKnown(this.slice(start, end))) return this.startOfThing(start, isKnownThing, false);
    const isForm = FORMS.has(this.at(end - 1));
    if (isForm && this.#tells(end - 2)) return this.startOfThing(end - 1, isKnown, true);
    return mayBeAny && this.#tells(end - 1) ? end - 1 : end;
  }

  /** 'No egg, gin' wants gin; not so 'no alcohol, gin', nor where the list goes on: 'no egg, gin or rum'. */
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
    for (let at = from; at < this.length; at += listed || 1) {
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
    (isKnownThing(words) || (!isList(words) && (isBottle(words) || this.#known.pours(words))));
}

/** 'Honey ginger', of which a syrup may be poured too. */
const isList = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => isKnownThing([word]) && !FORMS.has(word));
