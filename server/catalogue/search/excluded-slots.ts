import { FORM_WORD, mayBeExcluded, QUALITY_WORD } from '#openapi/ingredients/exclusions/exclusion-phrases.ts';
import { productsOf } from '#openapi/ingredients/made-of.ts';
import { FILLER_WORDS } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { MIN_MISTYPED_LENGTH } from './index/mistyped-words.ts';
import { knowsWord } from './word-scores.ts';

/** The name of an ingredient, in folded words. */
type Ingredient = readonly string[];

/** Cocktails whose lines or garnish name one of the ingredients, or something made of it. */
export function slotsNaming(catalogue: Catalogue, ingredients: readonly Ingredient[]): Set<number> {
  const { facets, itemSets, search } = catalogue;
  const names = ingredients.flatMap((ingredient) => [ingredient, ...productsOf(ingredient)]);
  const lines = new Set(names.flatMap((name) => search.lines.textsNaming(name)));
  const slots = new Set<number>();
  for (const line of lines)
    for (const slot of slotsWith(facets.cocktails, 'ingredients', line)) slots.add(slot);
  for (const { id } of itemSets.garnish.itemsByName)
    if (lines.has(itemSets.garnish.nameOf(id)))
      for (const slot of slotsWith(facets.cocktails, 'garnish', id)) slots.add(slot);
  return slots;
}

function isFound(catalogue: Catalogue, ingredient: Ingredient): boolean {
  return slotsNaming(catalogue, [ingredient]).size > 0;
}

/** No recipe has the ingredient, and the tables do not know it either. */
export function isUnknownIngredient(catalogue: Catalogue, text: string): boolean {
  const ingredient = foldWords(text);
  return !mayBeExcluded(ingredient.join(' ')) && !isFound(catalogue, ingredient);
}

/** Reads a mistyped ingredient as the likeliest one: 'no cucmber'. */
export function excludedSlots(catalogue: Catalogue, name: Ingredient): Set<number> {
  // 'No white sugar' excludes sugar, and 'no honey water' excludes honey.
  const bare = name.slice(name.findIndex((word) => !QUALITY_WORD.test(word)));
  for (const whole of [name, bare]) {
    const slots = slotsNaming(catalogue, [whole]);
    if (slots.size > 0) return slots;
  }
  const tellingWords = name.filter(
    (word, index) => index === 0 || (!FORM_WORD.test(word) && !FILLER_WORDS.has(word)),
  );
  const meantIngredients = tellingWords.flatMap((word) => likeliestIngredients(catalogue, word));
  return slotsNaming(catalogue, meantIngredients);
}

function likeliestIngredients(catalogue: Catalogue, word: string): Ingredient[] {
  if (isFound(catalogue, [word])) return [[word]];
  if (word.length < MIN_MISTYPED_LENGTH || knowsWord(catalogue, word)) return [];
  const nearWords = catalogue.search.words.wordsNear(word, { isKnown: false, isForgiven: true });
  // The index also has words of items that are hidden or deleted.
  const meant = nearWords.find(({ word: nearWord }) => isFound(catalogue, foldWords(nearWord)));
  return meant ? [foldWords(meant.word)] : [];
}
