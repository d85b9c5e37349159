import MiniSearch from 'minisearch';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { nameOf, type HouseMemory } from './memory.ts';
import { foldText } from './naming.ts';

const SHORTEST_FUZZY_WORD = 4;
const FUZZY_EDITS_PER_LETTER = 0.25;

/** The cocktails that have all words of `term`, best first: whole words, beginnings and small typing mistakes. */
export function searchCocktails({ state }: HouseMemory, cocktails: Cocktail[], term: string): Cocktail[] {
  const spirits = new Map(state.items.spirits.map((item) => [item.id, nameOf(item)]));
  const index = new MiniSearch({
    fields: ['name', 'spirits', 'category', 'ingredients', 'type', 'description'],
    tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean),
    // Letters that sound alike become one, so that 'dakiri' is a small mistake for 'daiquiri'.
    processTerm: (word) =>
      foldText(word)
        .replace(/ck|qu|q|c(?![eihy])/g, 'k')
        .replace(/ph/g, 'f'),
    searchOptions: {
      boost: { name: 8, spirits: 3, category: 3, ingredients: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= SHORTEST_FUZZY_WORD ? FUZZY_EDITS_PER_LETTER : false),
    },
  });
  index.addAll(
    cocktails.map((cocktail) => ({
      id: cocktail.id,
      name: cocktail.name.replace(/['’]/g, ''),
      spirits: cocktail.spirits.map((id) => spirits.get(id) ?? id).join(' '),
      category: cocktail.category.join(' '),
      ingredients: cocktail.ingredients.join(' '),
      type: cocktail.type ?? '',
      description: cocktail.description,
    })),
  );
  const byId = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  return index.search(term.replace(/['’]/g, '')).flatMap(({ id }) => byId.get(String(id)) ?? []);
}
