import { sortKey } from '#openapi/names/fold-text.ts';
import { identityOf, nameOf, type Item, type PlacedEdit } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import { type Steps, sortInSteps } from '../pausable-work.ts';

interface Placed {
  slot: number;
  key: string;
}

const EDITS_PER_STEP = 1000;

/** A `Collection`, which itself needs the order. */
interface OrderedItems {
  resource: ResourceName;
  order: Uint32Array;
  itemAt(slot: number): Item | undefined;
}

export function* reordered(collection: OrderedItems, edits: readonly PlacedEdit[]): Steps<Uint32Array> {
  const { resource, order } = collection;
  const gone: number[] = [];
  const come: Placed[] = [];
  for (const [at, { slot, before, after }] of edits.entries()) {
    if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
    const [oldKey, key] = [keyOf(resource, before), keyOf(resource, after)];
    if (oldKey === key) continue;
    if (before) gone.push(slot);
    if (after) come.push({ slot, key });
  }
  const sorted = yield* sortInSteps(come, (one, other) => one.key < other.key);
  return yield* merged(without(order, gone), sorted, (slot) => keyOf(resource, collection.itemAt(slot)));
}

/** Without case and accents; the identity settles names that differ only in accents. */
function keyOf(resource: ResourceName, item: Item | undefined): string {
  if (!item) return '';
  return `${sortKey(nameOf(resource, item.fields))}\n${identityOf(resource, item.fields)}`;
}

function without(order: Uint32Array, gone: readonly number[]): Uint32Array {
  if (gone.length === 0) return order;
  const isGone = new Set(gone);
  return order.filter((slot) => !isGone.has(slot));
}

function* merged(
  staying: Uint32Array,
  come: readonly Placed[],
  keyOfSlot: (slot: number) => string,
): Steps<Uint32Array> {
  const result = new Uint32Array(staying.length + come.length);
  let from = 0;
  for (const [index, { slot, key }] of come.entries()) {
    if (index % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
    const place = placeOf(staying, from, key, keyOfSlot);
    result.set(staying.subarray(from, place), from + index);
    result[place + index] = slot;
    from = place;
  }
  result.set(staying.subarray(from), from + come.length);
  return result;
}

/** The first place whose key is not before `key`. */
function placeOf(
  staying: Uint32Array,
  from: number,
  key: string,
  keyOfSlot: (slot: number) => string,
): number {
  let low = from;
  let high = staying.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOfSlot(staying[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
