import MiniSearch, { type SearchOptions } from 'minisearch';

/** How well cocktails fit, by id. */
export type Scores = ReadonlyMap<string, number>;

/** "name before spirit and category before ingredients before description" */
const BOOST = { name: 10, spirits: 4, category: 4, ingredients: 2, type: 2, description: 0.5 };
/** Where a word is looked for: in all that is written, or in names as they sound, word by word or run together. */
const FIELDS = { text: BOOST, sounds: { sounds: 5 }, joined: { joined: 8 } };

const WEIGHTS = { prefix: 0.7, fuzzy: 0.35 };
const FUZZY_EDITS_PER_LETTER = 0.25;
const SHORTEST_FUZZY_WORD_LENGTH = 4;
/** It takes longer than everything else to look through so many. */
const FEWEST_EVERYWHERE = 10_000;
const NUMBER = /^\d+$/;
/** Some megabytes. */
const MAX_KEPT_SCORES = 50_000;
/** What finds fewer is as quickly found again. */
const FEWEST_KEPT_SCORES = 20;

/** One word that is asked for. */
export interface AskedWord {
  word: string;
  within: keyof typeof FIELDS;
  /** Whether it may be a mistake. */
  isForgiven: boolean;
}

/** A cocktail's words by field, with spaces between them. */
export type WordsByField = Record<'id' | keyof typeof BOOST | 'sounds' | 'joined', string>;

/**
 * The index over the words of cocktails: what each word finds by itself. Words come back in other questions, and what
 * they find is kept until a cocktail changes, the least recently asked for going first.
 */
export class WordScores {
  readonly #index = new MiniSearch({
    fields: [...Object.keys(BOOST), 'sounds', 'joined'],
    tokenize: (text) => text.split(' '),
    // What goes in are words already.
    processTerm: (word) => word || null,
  });
  /** In how many cocktails a word stood when they came; a word whose last one went stays. */
  readonly #frequencies = new Map<string, number>();
  readonly #kept = new Map<string, Scores>();
  #keptScores = 0;

  save(words: WordsByField): void {
    this.#forget();
    const isNew = !this.#index.has(words.id);
    if (isNew) this.#index.add(words);
    else this.#index.replace(words);
    for (const word of new Set(Object.values(words).join(' ').split(' '))) {
      const frequency = this.#frequencies.get(word) ?? 0;
      if (isNew || frequency === 0) this.#frequencies.set(word, frequency + 1);
    }
  }

  remove(id: string): void {
    this.#forget();
    if (this.#index.has(id)) this.#index.discard(id);
  }

  /** Whether it stands in some cocktail, or has: then it is no mistake. */
  knows(word: string): boolean {
    return this.#frequencies.has(word);
  }

  /** What a word finds; with `among`, at least those of them that are there. */
  of(asked: AskedWord, among?: Scores): Scores {
    const key = `${asked.within} ${asked.isForgiven} ${asked.word}`;
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const found = this.#index.search(asked.word, {
      ...optionsFor(asked, this.knows(asked.word)),
      // Nothing is counted for those that are out already.
      ...(among && { boostDocument: (id: unknown) => (among.has(String(id)) ? 1 : 0) }),
    });
    const scores = new Map(found.map(({ id, score }) => [String(id), score]));
    if (!among && scores.size >= FEWEST_KEPT_SCORES) this.#keep(key, scores);
    return scores;
  }

  /**
   * Cocktails that every one of these words finds, with the sum of what they score. In a large catalogue, a word that
   * most cocktails have tells nothing beside others, and is not looked for.
   */
  ofAll(asked: readonly AskedWord[]): Scores {
    const frequency = ({ word }: AskedWord): number => this.#frequencies.get(word) ?? 0;
    const most = Math.max(FEWEST_EVERYWHERE, this.#index.documentCount / 2);
    const telling = asked.filter((word) => frequency(word) <= most);
    const [rarest, ...rest] = (telling.length > 0 ? telling : asked).toSorted(
      (one, other) => frequency(one) - frequency(other),
    );
    let found: Scores = rarest ? this.of(rarest) : new Map();
    for (const next of rest) {
      if (found.size === 0) break;
      const scores = this.of(next, found);
      const both = [...found].flatMap(([id, score]): [string, number][] => {
        const more = scores.get(id);
        return more === undefined ? [] : [[id, score + more]];
      });
      found = new Map(both);
    }
    return found;
  }

  #keep(key: string, scores: Scores): void {
    this.#kept.set(key, scores);
    this.#keptScores += scores.size;
    for (const [oldest, { size }] of this.#kept) {
      if (this.#keptScores <= MAX_KEPT_SCORES) return;
      this.#kept.delete(oldest);
      this.#keptScores -= size;
    }
  }

  #forget(): void {
    this.#kept.clear();
    this.#keptScores = 0;
  }
}

function optionsFor({ word, within, isForgiven }: AskedWord, isKnown: boolean): SearchOptions {
  const boost = FIELDS[within];
  const isNumber = NUMBER.test(word);
  const mayBeMistyped = isForgiven && word.length >= SHORTEST_FUZZY_WORD_LENGTH && !/\d/.test(word);
  return {
    fields: Object.keys(boost),
    boost,
    // A number that there is is meant as it stands first: '75' is no beginning of '750'.
    prefix: isForgiven || !(isNumber && isKnown),
    fuzzy: mayBeMistyped ? FUZZY_EDITS_PER_LETTER : false,
    weights: WEIGHTS,
  };
}
