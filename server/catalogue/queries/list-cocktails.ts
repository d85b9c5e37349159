import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { selectCocktails } from './cocktail-filter.ts';
import { searchSlots } from './search-cocktails.ts';

export interface CocktailList {
  items: readonly Item[];
  /** How many there are without `limit` and `offset`. */
  total: number;
}

/** Cocktails that pass the filters: by name, or with `q` those that it finds, best first. An unknown reference has none. */
export function listCocktails(catalogue: Catalogue, query: ListCocktailsParams): CocktailList {
  const { q, limit = Infinity, offset = 0, ...filter } = query;
  const { cocktails } = catalogue.collections;
  const { count, passes } = selectCocktails(catalogue, filter);
  if (q !== undefined) {
    const found = searchSlots(catalogue, q).filter(passes);
    return { items: cocktails.itemsAt(found.slice(offset, offset + limit)), total: found.length };
  }
  const end = Math.min(offset + limit, count);
  if (count === cocktails.size) return { items: cocktails.between(offset, end), total: count };
  return { items: cocktails.itemsAt(pageOf(cocktails.order, passes, offset, end)), total: count };
}

/** The slots that pass, in their order, from one place among them up to another. */
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
