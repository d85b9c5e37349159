import { tellingWords } from '#openapi/names/filler-words.ts';
import { nameOf } from '../item.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Collection } from '../snapshot/collection.ts';
import { pushTo, slotsWith } from '../snapshot/facets.ts';
import { initialsKey } from '../snapshot/search-index.ts';
import type { NearWord, Vocabulary } from '../snapshot/vocabulary.ts';
import { wordsOf } from '../snapshot/words.ts';

/** A word counts by the field in which it stands. */
const BOOSTS = { name: 10, spirits: 4, category: 4, type: 2, ingredients: 2, description: 0.5 } as const;
type SearchField = keyof typeof BOOSTS;
export type SearchFields = readonly SearchField[];

/** Prose is not among these fields, since it only mentions a word. */
export const STRUCTURED: SearchFields = ['name', 'spirits', 'category', 'type', 'ingredients'];
export const TEXT: SearchFields = [...STRUCTURED, 'description'];

/** Fields that name another item. A word leads to these items, and the facet leads from an item to its cocktails. */
const NAMED = { spirits: 'spirits', category: 'categories', type: 'cocktail-types' } as const;

/** Tells whether a cocktail has the word. */
export function knowsWord(catalogue: Catalogue, word: string, fields = TEXT): boolean {
  return fields.some((field) => slotsOf(catalogue, field, word).some((slots) => slots.length > 0));
}

export function isItemName({ collections, search }: Catalogue, words: readonly string[]): boolean {
  const name = words.join(' ');
  return Object.values(NAMED).some((resource) =>
    namesIn(collections[resource], search.words).whole.has(name),
  );
}

/** Finds the names with these initials, as for 'g&t', if every word is a single letter. */
export function withInitials({ search }: Catalogue, words: readonly string[]): readonly number[] {
  return words.length < 2 || words.some((word) => word.length > 1) ? [] : search.name.get(initialsKey(words));
}

/** The index is the slot of a cocktail, and the value is its score. It is 0 if the cocktail does not have the word. */
type WordScores = Float64Array;

/** The key is the slot of a cocktail, and the value is its score. */
export type Scores = Map<number, number>;

/** Adds the scores of the cocktails that have at least `fewest` of the words. Each further word makes the score higher. */
export function summed(words: readonly WordScores[], fewest = words.length): Scores {
  const sums: Scores = new Map();
  const slotEnd = words[0]?.length ?? 0;
  for (let slot = 0; slot < slotEnd; slot += 1) {
    let [sum, count] = [0, 0];
    for (const scores of words) {
      const score = scores[slot] ?? 0;
      sum += score;
      if (score > 0) count += 1;
    }
    if (sum > 0 && count >= fewest) sums.set(slot, sum * count);
  }
  return sums;
}

/** Scores the cocktails that have a word. A forgiven word may be a mistake for another one. */
export function scoresOfWord(
  catalogue: Catalogue,
  word: string,
  { fields, isForgiven }: { fields: SearchFields; isForgiven: boolean },
): WordScores {
  const scores = new Float64Array(catalogue.collections.cocktails.slotEnd);
  const isKnown = knowsWord(catalogue, word, fields);
  const mistakes: NearWord[] = [];
  for (const near of catalogue.search.words.near(word, { isKnown, isForgiven })) {
    // The name of a category, a technique or a spirit means that item. It does not mean a mention in prose.
    for (const field of isItemName(catalogue, [near.word]) ? STRUCTURED : fields)
      if (near.isMistake && field === 'description') mistakes.push(near);
      else addField(scores, catalogue, field, near);
  }
  // Prose is searched for a mistaken word only if names and lines have nothing like it.
  if (mistakes.length > 0 && scores.every((score) => score === 0))
    for (const near of mistakes) addField(scores, catalogue, 'description', near);
  return scores;
}

function addField(
  scores: WordScores,
  catalogue: Catalogue,
  field: SearchField,
  { word, weight }: NearWord,
): void {
  const { cocktails } = catalogue.collections;
  const found = slotsOf(catalogue, field, word);
  const count = found.reduce((sum, slots) => sum + slots.length, 0);
  const score = weight * BOOSTS[field] * rarity(count, cocktails.size);
  for (const slots of found)
    for (const slot of slots) {
      // The word 'mojito' is all of the name Mojito, and only half of the name Virgin Mojito.
      const share = field === 'name' ? word.length / nameLength(cocktails, slot) : 0;
      scores[slot] = (scores[slot] ?? 0) + score * (1 + share);
    }
}

function nameLength(cocktails: Collection, slot: number): number {
  return String(cocktails.itemAt(slot)?.fields['name']).length;
}

function rarity(having: number, all: number): number {
  return Math.log(1 + (Math.max(all, having) - having + 0.5) / (having + 0.5));
}

function slotsOf(
  { search, facets, collections }: Catalogue,
  field: SearchField,
  word: string,
): (readonly number[])[] {
  if (field === 'name' || field === 'description') return [search[field].get(word)];
  const values =
    field === 'ingredients'
      ? search.lines.withWord(word)
      : (namesIn(collections[NAMED[field]], search.words).byWord.get(word) ?? []);
  return values.map((value) => slotsWith(facets.cocktails, field, value));
}

interface ItemNames {
  /** The ids of the items whose names have the word. */
  byWord: Map<string, string[]>;
  whole: Set<string>;
}

const namesOf = new WeakMap<Collection, ItemNames>();

/** Returns the words of the items' names. They are read once for each state of a collection. */
function namesIn(collection: Collection, vocabulary: Vocabulary): ItemNames {
  const remembered = namesOf.get(collection);
  if (remembered) return remembered;
  const names: ItemNames = { byWord: new Map(), whole: new Set() };
  for (const { id, fields } of collection.sorted) {
    const words = wordsOf(nameOf(collection.resource, fields));
    names.whole.add(tellingWords(words).join(' '));
    for (const word of new Set(words)) {
      vocabulary.add(word);
      pushTo(names.byWord, word, id);
    }
  }
  namesOf.set(collection, names);
  return names;
}
