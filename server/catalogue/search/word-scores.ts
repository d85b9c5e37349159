import { tellingWords } from '#openapi/text/filler-words.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { initialsKey, RESOURCE_OF_FIELD, searchWords } from './index/search-index.ts';
import type { NearWord } from './index/vocabulary.ts';

/** How much a word counts in a field. */
const FIELD_WEIGHTS = {
  name: 10,
  spirits: 4,
  category: 4,
  type: 2,
  ingredients: 2,
  description: 0.5,
} as const;

type SearchField = keyof typeof FIELD_WEIGHTS;
export type SearchFields = readonly SearchField[];

/** The description is left out, because it may mention a word in passing. */
export const STRUCTURED_FIELDS: SearchFields = ['name', 'spirits', 'category', 'type', 'ingredients'];
export const ALL_SEARCH_FIELDS: SearchFields = [...STRUCTURED_FIELDS, 'description'];

export function knowsWord(catalogue: Catalogue, word: string, fields = ALL_SEARCH_FIELDS): boolean {
  return fields.some((field) => slotsOf(catalogue, field, word).some((slots) => slots.length > 0));
}

function idsOfItemsNamed(
  { itemSets, search }: Catalogue,
  field: keyof typeof RESOURCE_OF_FIELD,
  word: string,
) {
  const names = search.names.withWord(word);
  // This saves time, because most words name no item, and a search looks up hundreds of words.
  if (names.length === 0) return [];
  const { [RESOURCE_OF_FIELD[field]]: items } = itemSets;
  // An item whose name was spelt otherwise before is found by both spellings, but counts once.
  return [...new Set(names.flatMap((name) => items.findByIdentity(nameKey(name))?.id ?? []))];
}

/** The words are the full name of a category, a technique or a spirit. */
export function isItemName({ itemSets, search }: Catalogue, words: readonly string[]): boolean {
  const isThere = (name: string): boolean =>
    Object.values(RESOURCE_OF_FIELD).some((resource) => itemSets[resource].findByIdentity(nameKey(name)));
  return search.names
    .withWord(words[0] ?? '')
    .some((name) => tellingWords(searchWords(name)).join(' ') === words.join(' ') && isThere(name));
}

/** Reads the words as initials if each is a single letter: 'g&t'. */
export function slotsWithInitials({ search }: Catalogue, words: readonly string[]): readonly number[] {
  return words.length < 2 || words.some((word) => word.length > 1) ? [] : search.name.get(initialsKey(words));
}

/** Scores by slot. A cocktail without the word has 0. */
type WordScores = Float64Array;
const WHOLE_SCORE = 1e5;

/** Scores by slot. They are whole numbers, because a sum of fractions depends on the order of its terms. */
export type Scores = Map<number, number>;

/** Only cocktails with at least `minWords` of the words count. More words give a higher score. */
export function sumScores(words: readonly WordScores[], minWords = words.length): Scores {
  const sums: Scores = new Map();
  const slotEnd = words[0]?.length ?? 0;
  for (let slot = 0; slot < slotEnd; slot += 1) {
    let sum = 0;
    let count = 0;
    for (const scores of words) {
      const score = scores[slot] ?? 0;
      sum += score;
      if (score > 0) count += 1;
    }
    if (sum > 0 && count >= minWords) sums.set(slot, Math.round(sum * count));
  }
  return sums;
}

/** A forgiven word may be a mistake for another one. */
export function scoresOfWord(
  catalogue: Catalogue,
  word: string,
  { fields = ALL_SEARCH_FIELDS, isForgiven = false } = {},
) {
  const scores: WordScores = new Float64Array(catalogue.itemSets.cocktails.slotEnd);
  const isKnown = knowsWord(catalogue, word, fields);
  const mistakes: NearWord[] = [];
  for (const near of catalogue.search.words.wordsNear(word, { isKnown, isForgiven })) {
    // The name of a category, a technique or a spirit means that item, not a mention in a description.
    const searchedFields = isItemName(catalogue, [near.word]) ? STRUCTURED_FIELDS : fields;
    for (const field of searchedFields) {
      if (near.isMistake && field === 'description') mistakes.push(near);
      else addField(scores, catalogue, field, near);
    }
  }
  // Descriptions are searched for a mistyped word only if nothing else has one like it.
  if (mistakes.length > 0 && scores.every((score) => score === 0))
    for (const near of mistakes) addField(scores, catalogue, 'description', near);
  return scores;
}

/** A rare word counts more. */
function addField(scores: WordScores, catalogue: Catalogue, field: SearchField, near: NearWord): void {
  const { word, weight } = near;
  const { cocktails } = catalogue.itemSets;
  const found = slotsOf(catalogue, field, word);
  let count = 0;
  for (const slots of found) count += slots.length;
  if (count === 0) return;
  const others = Math.max(0, cocktails.size - count);
  const rarity = Math.log(1 + (others + 0.5) / (count + 0.5));
  const score = WHOLE_SCORE * weight * FIELD_WEIGHTS[field] * rarity;
  for (const slots of found)
    for (const slot of slots) {
      // The word 'mojito' is all of the name Mojito, and only half of the name Virgin Mojito.
      const fractionOfName =
        field === 'name' ? word.length / String(cocktails.itemAt(slot)?.fields.name).length : 0;
      scores[slot] = (scores[slot] ?? 0) + score * (1 + fractionOfName);
    }
}

function slotsOf(catalogue: Catalogue, field: SearchField, word: string): (readonly number[])[] {
  const { search, facets } = catalogue;
  if (field === 'name' || field === 'description') return [search[field].get(word)];
  const values =
    field === 'ingredients' ? search.lines.withWord(word) : idsOfItemsNamed(catalogue, field, word);
  return values.map((value) => slotsWith(facets.cocktails, field, value));
}
