import type { Catalogue } from '../catalogue.ts';
import { nameOf } from '../item.ts';
import { referencesTo, type ResourceName } from '../resources.ts';

/** How many items refer to one, and the first of their names in the order of their lists. */
export interface Usage {
  count: number;
  names: readonly string[];
}

const MAX_NAMES = 3;

/** Who refers to an item. */
export function usageOf(catalogue: Catalogue, resource: ResourceName, id: string): Usage {
  const names = referencesTo(resource).flatMap(({ from, reference }) => {
    const collection = catalogue.collections[from];
    const { places, order } = collection;
    const slots = Array.from(catalogue.facets[from].get(reference.field)?.slotsOf(id) ?? []);
    const first = slots
      .map((slot) => places[slot] ?? 0)
      .sort((one, other) => one - other)
      .slice(0, MAX_NAMES);
    return first.flatMap((place) => {
      const item = collection.itemAt(order[place] ?? 0);
      return item ? [nameOf(from, item.fields)] : [];
    });
  });
  return { count: usageCount(catalogue, resource, id), names: names.slice(0, MAX_NAMES) };
}

/** How many items refer to one. */
export function usageCount({ facets }: Catalogue, resource: ResourceName, id: string): number {
  return referencesTo(resource).reduce(
    (count, { from, reference }) => count + (facets[from].get(reference.field)?.count(id) ?? 0),
    0,
  );
}
