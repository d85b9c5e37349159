import type { Cocktail } from '../generated/model/index.ts';
import { sortKey } from '../names.ts';
import { askedWords, soundOf, wordsOf } from './search-words.ts';
import { WordScores, type AskedWord, type Scores, type WordsByField } from './word-scores.ts';

/** What is searched of a cocktail; `spirits` are names. */
export type SearchableCocktail = Pick<
  Cocktail,
  'id' | 'name' | 'spirits' | 'category' | 'ingredients' | 'type' | 'description'
>;

/** Finds cocktails by words; see createCocktailSearch. */
export interface CocktailSearch {
  /** Ids of the cocktails that `term` may mean, best first. */
  find(term: string): readonly string[];
  /** Takes a cocktail up, or its newest state. */
  save(cocktail: SearchableCocktail): void;
  remove(id: string): void;
}

/** Nobody asks for more, and each costs; they are counted as bits, too. */
const MOST_WORDS = 24;
const FIGURE = /\d/;
/** Hardly any sound at all says nothing. */
const SHORTEST_SOUND_LENGTH = 3;
/** Of the words of a question that is answered in part only. */
const SMALLEST_ANSWERED_SHARE = 0.5;
const SCORE_PRECISION = 1e6;

/**
 * An index in memory over name, spirits, category, ingredients, technique and description: whole words, prefixes,
 * small mistakes of typing and hearing; case and accents do not count.
 */
export function createCocktailSearch(cocktails: readonly SearchableCocktail[] = []): CocktailSearch {
  const scores = new WordScores();
  const order = new Map<string, string>();
  /** What was put in order stays so while nothing changes: many questions come down to the same word. */
  let ranked = new WeakMap<Scores, readonly string[]>();

  const save = (cocktail: SearchableCocktail): void => {
    order.set(cocktail.id, sortKey(cocktail.name));
    ranked = new WeakMap();
    scores.save(documentOf(cocktail));
  };
  cocktails.forEach(save);

  const rank = (found: Scores): readonly string[] => {
    const known = ranked.get(found);
    if (known) return known;
    const ids = [...found]
      .map(([id, score]) => ({ id, score: Math.round(score * SCORE_PRECISION) }))
      .sort((one, other) => other.score - one.score || compare(order.get(one.id), order.get(other.id)))
      .map(({ id }) => id);
    ranked.set(found, ids);
    return ids;
  };

  return {
    find(term) {
      const words = [...new Set(askedWords(term))].slice(0, MOST_WORDS);
      if (words.length === 0) return [];
      // Looking for mistakes costs more than all the rest: only where there may be one, and in what nobody wrote.
      const areKnown = words.every((word) => scores.knows(word));
      const forgiving = (within: AskedWord['within']) => (word: string) => {
        return { word, within, isForgiven: areKnown || !scores.knows(word) };
      };
      const inText = words.map(forgiving('text'));
      const exact = areKnown ? scores.ofAll(inText.map((word) => ({ ...word, isForgiven: false }))) : NONE;
      if (exact.size > 0) return rank(exact);
      // A number sounds as it is written; what is run together may hold one: 'b52'.
      const spoken = words.some((word) => FIGURE.test(word)) ? [] : words.map(soundOf);
      const joined = [soundOf(words.join(''))];
      const ways = [inText, spoken.map(forgiving('sounds')), joined.map(forgiving('joined'))].filter(
        (asked) => asked === inText || asked.every(({ word }) => word.length >= SHORTEST_SOUND_LENGTH),
      );
      const whole = sumOf(ways.map((asked) => ({ asked, found: scores.ofAll(asked) })));
      if (whole.size > 0 || words.length === 1) return rank(whole);
      return rank(
        sumOf(
          inText.map((word) => ({ asked: [word], found: scores.of(word) })),
          words.length * SMALLEST_ANSWERED_SHARE,
        ),
      );
    },
    save,
    remove(id) {
      order.delete(id);
      ranked = new WeakMap();
      scores.remove(id);
    },
  };
}

const NONE: Scores = new Map();

/** What was asked for, and what that found. */
interface Way {
  asked: readonly AskedWord[];
  found: Scores;
}

/**
 * Cocktails that any of the ways finds: with the sum of what they score, times the number of different words that
 * found them, of which there must be `fewest`.
 */
function sumOf(ways: readonly Way[], fewest = 1): Scores {
  const fruitful = ways.filter(({ found }) => found.size > 0);
  const [only] = fruitful;
  if (!only || fruitful.length === 1) return only && only.asked.length >= fewest ? only.found : NONE;
  const sums = new Map<string, { score: number; ways: number }>();
  fruitful.forEach(({ found }, at) => {
    for (const [id, score] of found) {
      const sum = sums.get(id);
      if (!sum) {
        sums.set(id, { score, ways: 1 << at });
        continue;
      }
      sum.score += score;
      sum.ways |= 1 << at;
    }
  });
  // By the ways as bits: there are few combinations, and many cocktails.
  const words = new Map<number, number>();
  const wordsOfWays = (ways: number): number => {
    const known = words.get(ways);
    if (known !== undefined) return known;
    const asked = fruitful.flatMap((way, at) => (ways & (1 << at) ? way.asked : []));
    const { size } = new Set(asked.map(({ word }) => word));
    words.set(ways, size);
    return size;
  };
  const total = new Map<string, number>();
  for (const [id, { score, ways }] of sums) {
    const count = wordsOfWays(ways);
    if (count >= fewest) total.set(id, score * count);
  }
  return total;
}

function documentOf({
  id,
  name,
  spirits,
  category,
  ingredients,
  type,
  description,
}: SearchableCocktail): WordsByField {
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

function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
