import type { CocktailOrder } from '#openapi/generated/model.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { strengthIn } from '../snapshot/traits.ts';
import type { Collection } from '../snapshot/collection.ts';

const PLACES = 2 ** 21;
const MOST_TENTHS = 1000;

/** By the part of a snapshot that they are made of. */
const orders = new WeakMap<object, Uint32Array>();

export function slotsInOrder(catalogue: Catalogue, order: CocktailOrder): Uint32Array {
  const { cocktails } = catalogue.collections;
  if (order === 'name') return cocktails.order;
  const isByStrength = order === 'strength';
  const madeOf = isByStrength ? catalogue.traits : cocktails;
  const slots = orders.get(madeOf) ?? (isByStrength ? byStrength : byAge)(catalogue);
  orders.set(madeOf, slots);
  return slots;
}

function byStrength({ traits, collections }: Catalogue): Uint32Array {
  return sortedBy(collections.cocktails.order, (slot) => {
    const tenths = strengthIn(traits.at(slot) ?? 0);
    return tenths > MOST_TENTHS ? MOST_TENTHS + 1 : MOST_TENTHS - tenths;
  });
}

function byAge({ collections: { cocktails } }: Catalogue): Uint32Array {
  return sortedBy(cocktails.order, (slot) => CENTURY_SECONDS - momentOf(newSince(cocktails.itemAt(slot))));
}

/** Numbers that hold rank and place sort ten times as fast as pairs. */
function sortedBy(order: Uint32Array, rankOf: (slot: number) => number): Uint32Array {
  const keys = Float64Array.from(order, (slot, place) => rankOf(slot) * PLACES + place).sort();
  return Uint32Array.from(keys, (key) => order[key % PLACES] ?? 0);
}

/** What became public since then, to the second. */
export function slotsSince(catalogue: Catalogue, since: string): Uint32Array {
  const { cocktails } = catalogue.collections;
  // A leap second is a time of the contract, and none of JavaScript.
  const first = Math.floor(Date.parse(since.replace(/:60(?=[.Zz+-])/, ':59')) / 1000) * 1000;
  const order = slotsInOrder(catalogue, 'newest');
  let [start, end] = [0, order.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (Date.parse(newSince(cocktails.itemAt(order[middle] ?? 0))) < first) end = middle;
    else start = middle + 1;
  }
  return order.subarray(0, end);
}

/** When visitors could first see it. */
export function newSince(item: Item | undefined): string {
  const shownFrom = item?.fields['shownFrom'];
  const createdAt = item?.createdAt ?? '';
  return typeof shownFrom === 'string' && shownFrom > createdAt ? shownFrom : createdAt;
}

/** Of twelve months of 31 days. */
const CENTURY_SECONDS = 100 * 12 * 31 * 86_400;

/** Grows with an ISO time; a tenth of the work of parsing a date. */
function momentOf(time: string): number {
  const two = (at: number): number => (time.charCodeAt(at) - ZERO) * 10 + time.charCodeAt(at + 1) - ZERO;
  const day = ((two(2) * 12 + two(5) - 1) * 31 + two(8) - 1) * 86_400;
  return day + (two(11) * 60 + two(14)) * 60 + two(17) || 0;
}

const ZERO = 48;

const featuredOrders = new WeakMap<Collection, Uint32Array>();

export function featuredSlots({ collections: { cocktails }, facets }: Catalogue): Uint32Array {
  const known = featuredOrders.get(cocktails);
  if (known) return known;
  const isFeatured = new Uint8Array(cocktails.slotEnd);
  const featured = facets.cocktails.get('featured')?.slotsOf('true') ?? [];
  for (let at = 0; at < featured.length; at += 1) isFeatured[featured[at] ?? 0] = 1;
  const byName = cocktails.order.filter((slot) => isFeatured[slot] === 1);
  const places = new Map<number, number>();
  for (const slot of byName) {
    const place = cocktails.itemAt(slot)?.fields['featuredPlace'];
    if (typeof place === 'number') places.set(slot, place);
  }
  const placed = [...places.keys()].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const order = Uint32Array.from([...placed, ...byName.filter((slot) => !places.has(slot))]);
  featuredOrders.set(cocktails, order);
  return order;
}
