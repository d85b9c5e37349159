import { sortKey } from '#openapi/names.ts';
import { identityOf, nameOf, type Item } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import type { Collection, ItemEdit } from './collection.ts';

interface Placed {
  slot: number;
  key: string;
}

/** The slots of a collection in the order of names, as its edits leave it. */
export function reordered(collection: Collection, edits: readonly ItemEdit[]): Uint32Array {
  const { resource, order } = collection;
  const moved = edits.filter(({ before, after }) => keyOf(resource, before) !== keyOf(resource, after));
  if (moved.length === 0) return order;
  const gone = new Set(moved.flatMap(({ id, before }) => (before ? [collection.slotOf(id)] : [])));
  const come = moved
    .flatMap(({ id, after }): Placed[] =>
      after ? [{ slot: collection.slotOf(id), key: keyOf(resource, after) }] : [],
    )
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const staying = gone.size === 0 ? order : order.filter((slot) => !gone.has(slot));
  return merged(staying, come, (slot) => keyOf(resource, collection.itemAt(slot)));
}

/** Lists are in the order of names without case and accents; the identity settles names that differ by accents only. */
function keyOf(resource: ResourceName, item: Item | undefined): string {
  if (!item) return '';
  return `${sortKey(nameOf(resource, item.fields))}\n${identityOf(resource, item.fields)}`;
}

/** Puts what comes among what stays. A key costs more than copying: few are asked for when little comes. */
function merged(
  staying: Uint32Array,
  come: readonly Placed[],
  keyOfSlot: (slot: number) => string,
): Uint32Array {
  const result = new Uint32Array(staying.length + come.length);
  let from = 0;
  for (const [index, { slot, key }] of come.entries()) {
    const place = placeOf(staying, from, key, keyOfSlot);
    result.set(staying.subarray(from, place), from + index);
    result[place + index] = slot;
    from = place;
  }
  result.set(staying.subarray(from), from + come.length);
  return result;
}

/** The first place from `from` on whose key is not before `key`: doubling strides, then halving. */
function placeOf(
  staying: Uint32Array,
  from: number,
  key: string,
  keyOfSlot: (slot: number) => string,
): number {
  const isBefore = (place: number): boolean => keyOfSlot(staying[place] ?? 0) < key;
  let stride = 1;
  let low = from;
  while (low + stride <= staying.length && isBefore(low + stride - 1)) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride - 1, staying.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
