import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';

export function listedItems(
  { collections }: Pick<Catalogue, 'collections'>,
  resource: ResourceName,
): readonly Item[] {
  const { newestBy } = RESOURCES[resource];
  const { sorted } = collections[resource];
  if (newestBy === undefined) return sorted;
  const dateOf = ({ fields }: Item): string => String(fields[newestBy]);
  return sorted.toSorted((one, other) =>
    dateOf(one) < dateOf(other) ? 1 : dateOf(one) > dateOf(other) ? -1 : 0,
  );
}
