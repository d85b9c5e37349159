import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { selectCocktails } from './cocktail-filter.ts';
import { slotsInOrder, featuredSlots } from './cocktail-order.ts';
import { searchSlots } from './search-cocktails.ts';

export function listCocktails(
  catalogue: Catalogue,
  query: ListCocktailsParams,
): { items: readonly Item[]; total: number } {
  const { sort, limit = Infinity, offset = 0, ...filter } = query;
  const { q, ...others } = filter;
  const { cocktails } = catalogue.collections;
  if (q !== undefined && sort === undefined) {
    const best = searchSlots(catalogue, q).filter(selectCocktails(catalogue, others).passes);
    return { items: cocktails.itemsAt(best.slice(offset, offset + limit)), total: best.length };
  }
  const { count: total, passes } = selectCocktails(catalogue, filter);
  const end = Math.min(offset + limit, total);
  const isHomePage = sort === undefined && filter.featured === true;
  const order = isHomePage ? featuredSlots(catalogue) : slotsInOrder(catalogue, sort ?? 'name');
  if (total === cocktails.size) return { items: cocktails.itemsAt(order.subarray(offset, end)), total };
  return { items: cocktails.itemsAt(pageOf(order, passes, offset, end)), total };
}

function pageOf(
  order: Uint32Array,
  passes: (slot: number) => boolean,
  from: number,
  to: number,
): readonly number[] {
  const page: number[] = [];
  let place = 0;
  for (let at = 0; at < order.length && place < to; at += 1) {
    const slot = order[at] ?? 0;
    if (!passes(slot)) continue;
    if (place >= from) page.push(slot);
    place += 1;
  }
  return page;
}
