import type { CocktailOrder } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { strengthIn } from '../snapshot/traits.ts';

/** More than any slot or place. */
const PLACES = 2 ** 21;
/** Larger than any strength in tenths of a percent that is known. */
const MOST_TENTHS = 1000;

/** Orders by the part of a snapshot that they are made of; they go with it. A cocktail that changes makes new traits, too. */
const orders = new WeakMap<object, Uint32Array>();

/** The slots of all cocktails in an order; what is equal stands by name. At 100,000 cocktails the first time takes 20 ms. */
export function slotsInOrder(catalogue: Catalogue, order: CocktailOrder): Uint32Array {
  const { cocktails } = catalogue.collections;
  if (order === 'name') return cocktails.order;
  const isByStrength = order === 'strength';
  const madeOf = isByStrength ? catalogue.traits : cocktails;
  const slots = orders.get(madeOf) ?? sorted(catalogue, isByStrength ? weakness : age);
  orders.set(madeOf, slots);
  return slots;
}

/** As numbers that hold both what is compared and the place among the names, which sort ten times as fast as pairs. */
function sorted(catalogue: Catalogue, keyOf: (catalogue: Catalogue, slot: number) => number): Uint32Array {
  const { order } = catalogue.collections.cocktails;
  const keys = new Float64Array(order.length);
  for (let place = 0; place < order.length; place += 1)
    keys[place] = keyOf(catalogue, order[place] ?? 0) * PLACES + place;
  keys.sort();
  const slots = new Uint32Array(order.length);
  for (let at = 0; at < slots.length; at += 1) slots[at] = order[(keys[at] ?? 0) % PLACES] ?? 0;
  return slots;
}

/** Less for what is stronger; what is not known comes last. */
function weakness({ traits }: Catalogue, slot: number): number {
  const tenths = strengthIn(traits.at(slot) ?? 0);
  return tenths > MOST_TENTHS ? MOST_TENTHS + 1 : MOST_TENTHS - tenths;
}

/** A hundred years of twelve months of 31 days, in seconds. */
const CENTURY_SECONDS = 100 * 12 * 31 * 86_400;

/** Less for what came later. */
function age({ collections }: Catalogue, slot: number): number {
  return CENTURY_SECONDS - momentOf(collections.cocktails.itemAt(slot)?.createdAt ?? '');
}

/** A number that grows with an ISO time, second by second; a tenth of the work of parsing a date. */
function momentOf(time: string): number {
  const two = (at: number): number => (time.charCodeAt(at) - ZERO) * 10 + time.charCodeAt(at + 1) - ZERO;
  const day = ((two(2) * 12 + two(5) - 1) * 31 + two(8) - 1) * 86_400;
  return day + (two(11) * 60 + two(14)) * 60 + two(17) || 0;
}

const ZERO = 48;
