import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { selectCocktails } from './cocktail-filter.ts';
import { slotsInOrder } from './cocktail-order.ts';
import { featuredSlots } from './featured-order.ts';
import { foundSlots, searchSlots } from './search-cocktails.ts';

export interface CocktailList {
  items: readonly Item[];
  /** How many there are without `limit` and `offset`. */
  total: number;
}

/**
 * Cocktails that pass the filters, by name unless another order is asked for, the featured as the home page shows them; with `q` those
 * that it finds, best first. An unknown reference has none.
 */
export function listCocktails(catalogue: Catalogue, query: ListCocktailsParams): CocktailList {
  const { q, sort, limit = Infinity, offset = 0, ...filter } = query;
  const { cocktails } = catalogue.collections;
  const { count, passes } = selectCocktails(catalogue, filter);
  if (q !== undefined && sort === undefined) {
    const best = searchSlots(catalogue, q).filter(passes);
    return { items: cocktails.itemsAt(best.slice(offset, offset + limit)), total: best.length };
  }
  const found = q === undefined ? null : foundSlots(catalogue, q).filter(passes);
  const total = found ? found.length : count;
  const end = Math.min(offset + limit, total);
  const isHomePage = sort === undefined && filter.featured === true;
  const order = isHomePage ? featuredSlots(catalogue) : slotsInOrder(catalogue, sort ?? 'name');
  if (total === cocktails.size) return { items: cocktails.itemsAt(order.subarray(offset, end)), total };
  const isListed = found ? marked(found, cocktails.slotEnd) : passes;
  return { items: cocktails.itemsAt(pageOf(order, isListed, offset, end)), total };
}

/** Tells of a slot whether it is one of these. */
function marked(slots: readonly number[], end: number): (slot: number) => boolean {
  const marks = new Uint8Array(end);
  for (const slot of slots) marks[slot] = 1;
  return (slot) => marks[slot] === 1;
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
