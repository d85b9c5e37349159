import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { filterCocktails, passesFilter } from './cocktail-filter.ts';
import { searchCocktails } from './search-cocktails.ts';

export interface CocktailList {
  items: readonly Item[];
  /** How many there are without `limit` and `offset`. */
  total: number;
}

/** Cocktails that pass the filters: by name, or with `q` those that it finds, best first. An unknown reference has none. */
export function listCocktails(catalogue: Catalogue, query: ListCocktailsParams): CocktailList {
  const { q, limit = Infinity, offset = 0, ...filter } = query;
  const items =
    q === undefined
      ? filterCocktails(catalogue, filter)
      : searchCocktails(catalogue, q).filter(passesFilter(catalogue, filter));
  return { items: items.slice(offset, offset + limit), total: items.length };
}
