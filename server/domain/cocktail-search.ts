import MiniSearch from 'minisearch';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { foldText } from './names.ts';

/** Finds cocktails by words; see createCocktailSearch. */
export interface CocktailSearch {
  /** Ids of the cocktails that have all words of `term`, best first. */
  find(term: string): string[];
}

const SHORTEST_FUZZY_WORD_LENGTH = 4;
const FUZZY_EDITS_PER_LETTER = 0.25;

/**
 * An index in memory over name, ingredients, category, spirits, technique and description: whole words,
 * prefixes and small typing mistakes; case and accents do not count. `spiritNames` are by id.
 */
export function createCocktailSearch(
  cocktails: readonly Cocktail[],
  spiritNames: ReadonlyMap<string, string>,
): CocktailSearch {
  const index = new MiniSearch({
    fields: ['name', 'spirits', 'category', 'ingredients', 'type', 'description'],
    tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean),
    processTerm: soundOf,
    searchOptions: {
      boost: { name: 8, spirits: 3, category: 3, ingredients: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= SHORTEST_FUZZY_WORD_LENGTH ? FUZZY_EDITS_PER_LETTER : false),
    },
  });
  index.addAll(
    cocktails.map(({ id, name, spirits, category, ingredients, type, description }) => ({
      id,
      name: name.replace(/['’]/g, ''),
      spirits: spirits.map((spirit) => spiritNames.get(spirit) ?? spirit).join(' '),
      category: category.join(' '),
      ingredients: ingredients.join(' '),
      type: type ?? '',
      description,
    })),
  );
  return {
    find: (term) => index.search(term.replace(/['’]/g, '')).map((result) => String(result.id)),
  };
}

/** Letters that sound alike become one, so that 'dakiri' is a small mistake for 'daiquiri'. */
function soundOf(word: string): string {
  return foldText(word)
    .replace(/ck|qu|q|c(?![eihy])/g, 'k')
    .replace(/ph/g, 'f');
}
