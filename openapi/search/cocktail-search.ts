import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Cocktail } from '../generated/model/index.ts';
import { sortKey } from '../names.ts';
import { askedWords, soundOf, wordsOf } from './search-words.ts';

/** What is searched of a cocktail; `spirits` are names. */
export type SearchableCocktail = Pick<
  Cocktail,
  'id' | 'name' | 'spirits' | 'category' | 'ingredients' | 'type' | 'description'
>;

/** Finds cocktails by words; see createCocktailSearch. */
export interface CocktailSearch {
  /** Ids of the cocktails that `term` may mean, best first. */
  find(term: string): string[];
  /** Takes a cocktail up, or its newest state. */
  save(cocktail: SearchableCocktail): void;
  remove(id: string): void;
}

const SHORTEST_FUZZY_WORD_LENGTH = 4;
const FUZZY_EDITS_PER_LETTER = 0.25;
const SHORTEST_SOUND_LENGTH = 3;
/** Of the words of a question that is answered in part only. */
const SMALLEST_ANSWERED_SHARE = 0.5;
const SCORE_PRECISION = 1e6;

/** "name before spirit and category before ingredients before description" */
const BOOST = { name: 10, spirits: 4, category: 4, ingredients: 2, type: 2, description: 0.5 };
const BY_WORDS: SearchOptions = {
  fields: Object.keys(BOOST),
  boost: BOOST,
  combineWith: 'AND',
  prefix: true,
  weights: { prefix: 0.7, fuzzy: 0.35 },
};
/** Names as they sound, word by word or run together: 'pina colatta', 'side car'. */
const BY_SOUND: SearchOptions = { ...BY_WORDS, boost: { sounds: 5, joined: 8 } };

/**
 * An index in memory over name, spirits, category, ingredients, technique and description: whole words, prefixes,
 * small mistakes of typing and hearing; case and accents do not count.
 */
export function createCocktailSearch(cocktails: readonly SearchableCocktail[] = []): CocktailSearch {
  const index = new MiniSearch({
    fields: [...Object.keys(BOOST), 'sounds', 'joined'],
    tokenize: (text) => text.split(' '),
    // What goes in are words already.
    processTerm: (word) => word || null,
  });
  const order = new Map<string, string>();
  // What stands in some cocktail is no mistake. A word whose last cocktail goes stays: it costs a second look only.
  const vocabulary = new Set<string>();

  const save = (cocktail: SearchableCocktail): void => {
    order.set(cocktail.id, sortKey(cocktail.name));
    const document = documentOf(cocktail);
    for (const words of Object.values(document)) for (const word of words.split(' ')) vocabulary.add(word);
    if (index.has(cocktail.id)) index.replace(document);
    else index.add(document);
  };
  cocktails.forEach(save);

  const ids = (query: Query, keep: (answered: number) => boolean = () => true): string[] =>
    index
      .search(query)
      .filter(({ queryTerms }) => keep(new Set(queryTerms).size))
      .map(({ id, score }) => ({ id: String(id), score: Math.round(score * SCORE_PRECISION) }))
      .sort((one, other) => other.score - one.score || compare(order.get(one.id), order.get(other.id)))
      .map(({ id }) => id);

  return {
    find(term) {
      const words = askedWords(term);
      if (words.length === 0) return [];
      // Looking for mistakes costs more than all the rest: only where there may be one, and in what nobody wrote.
      const areKnown = words.every((word) => vocabulary.has(word));
      const exact = areKnown ? ids({ ...BY_WORDS, queries: words }) : [];
      if (exact.length > 0) return exact;
      const fuzzy = (word: string): number | false =>
        areKnown || !vocabulary.has(word) ? editsOf(word) : false;
      const whole = ids({
        fuzzy,
        combineWith: 'OR',
        queries: [
          { ...BY_WORDS, fuzzy, queries: words },
          ...bySound('sounds', words.map(soundOf)),
          ...bySound('joined', [soundOf(words.join(''))]),
        ],
      });
      if (whole.length > 0 || words.length === 1) return whole;
      return ids(
        { ...BY_WORDS, fuzzy, combineWith: 'OR', queries: words },
        (answered) => answered >= words.length * SMALLEST_ANSWERED_SHARE,
      );
    },
    save,
    remove(id) {
      order.delete(id);
      if (index.has(id)) index.discard(id);
    },
  };
}

function documentOf({ id, name, spirits, category, ingredients, type, description }: SearchableCocktail) {
  const nameWords = wordsOf(name);
  return {
    id,
    name: nameWords.join(' '),
    sounds: nameWords.map(soundOf).join(' '),
    joined: soundOf(nameWords.join('')),
    spirits: wordsOf(spirits.join(' ')).join(' '),
    category: wordsOf(category.join(' ')).join(' '),
    ingredients: wordsOf(ingredients.join(' ')).join(' '),
    type: wordsOf(type ?? '').join(' '),
    description: wordsOf(description).join(' '),
  };
}

/** Names that sound so; hardly any sound at all says nothing. */
function bySound(field: 'sounds' | 'joined', sounds: string[]): Query[] {
  return sounds.every(({ length }) => length >= SHORTEST_SOUND_LENGTH)
    ? [{ ...BY_SOUND, fields: [field], queries: sounds }]
    : [];
}

/** A number is meant as it stands. */
function editsOf(word: string): number | false {
  return word.length >= SHORTEST_FUZZY_WORD_LENGTH && !/\d/.test(word) ? FUZZY_EDITS_PER_LETTER : false;
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
