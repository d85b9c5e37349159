import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { selectCocktails } from './cocktail-filter.ts';
import { slotsInOrder, featuredSlots } from './cocktail-order.ts';
import { bestFirst, lookFor } from './search-cocktails.ts';

export function listCocktails(
  catalogue: Catalogue,
  query: ListCocktailsParams,
): { items: readonly Item[]; total: number } {
  const { sort, limit = Infinity, offset = 0, ...filter } = query;
  const { q, ...others } = filter;
  const { cocktails } = catalogue.collections;
  if (q !== undefined && sort === undefined) {
    const { passes } = selectCocktails(catalogue, others);
    const best = bestFirst(lookFor(catalogue, q).found, cocktails).filter(passes);
    return { items: cocktails.itemsAt(best.slice(offset, offset + limit)), total: best.length };
  }
  const { count: total, passes } = selectCocktails(catalogue, filter);
  const isHomePage = sort === undefined && filter.featured === true;
  const order = isHomePage ? featuredSlots(catalogue) : slotsInOrder(catalogue, sort ?? 'name');
  const passing = total === cocktails.size ? order : order.filter(passes);
  return { items: cocktails.itemsAt(passing.slice(offset, offset + limit)), total };
}
