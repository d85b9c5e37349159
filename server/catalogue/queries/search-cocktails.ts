import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { createCocktailSearch, type CocktailSearch } from '#openapi/search/cocktail-search.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, type Item } from '../item.ts';
import { cocktailView } from '../views.ts';

const { '200': found } = contract.paths['/api/cocktails/search/{term}'].get.responses;

/** How many cocktails a search answers with at most, as the contract has it. */
export const MOST_FOUND: number = found.content['application/json'].schema.maxItems;

const searches = new WeakMap<Catalogue, CocktailSearch>();

/** Cocktails that `term` may mean, best first. */
export function searchCocktails(catalogue: Catalogue, term: string): readonly Item[] {
  let search = searches.get(catalogue);
  const { cocktails, spirits } = catalogue.collections;
  const nameOfSpirit = (id: string): string => {
    const spirit = spirits.get(id);
    return spirit ? nameOf('spirits', spirit.fields) : id;
  };
  if (!search) {
    search = createCocktailSearch(
      cocktails.sorted.map((item) => {
        const view = cocktailView(catalogue, item);
        const names = view.spirits.map((id) => nameOfSpirit(id));
        return { ...view, spirits: names };
      }),
    );
    searches.set(catalogue, search);
  }
  return search.find(term).flatMap((id) => cocktails.get(id) ?? []);
}
