import type { Catalogue } from '../catalogue.ts';
import { idsIn, nameOf } from '../item.ts';
import { referencesTo, type ResourceName } from '../resources.ts';

/** How many items of other resources refer to one, and the first of their names in the order of their lists. */
export interface Usage {
  count: number;
  names: readonly string[];
}

const MAX_NAMES = 3;

/** Who refers to an item. */
export function usageOf(catalogue: Catalogue, resource: ResourceName, id: string): Usage {
  const users = referencesTo(resource).flatMap(({ from, reference }) =>
    catalogue.collections[from].sorted
      .filter(({ fields }) => idsIn(fields, reference.field).includes(id))
      .map(({ fields }) => nameOf(from, fields)),
  );
  return { count: users.length, names: users.slice(0, MAX_NAMES) };
}

/** How many items refer to one. */
export function usageCount(catalogue: Catalogue, resource: ResourceName, id: string): number {
  return usageOf(catalogue, resource, id).count;
}
