import type { Cocktail } from '#openapi/generated/model/index.ts';
import { createCocktailSearch } from '#openapi/search/cocktail-search.ts';
import { nameOf, type HouseMemory } from './memory.ts';

/** The cocktails that `term` may mean, best first. */
export function searchCocktails({ state }: HouseMemory, cocktails: Cocktail[], term: string): Cocktail[] {
  const spirits = new Map(state.items.spirits.map((item) => [item.id, nameOf(item)]));
  const search = createCocktailSearch(
    cocktails.map((cocktail) => ({
      ...cocktail,
      spirits: cocktail.spirits.map((id) => spirits.get(id) ?? id),
    })),
  );
  const byId = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  return search.find(term).flatMap((id) => byId.get(id) ?? []);
}
