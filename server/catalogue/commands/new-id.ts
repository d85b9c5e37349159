import { operations } from '#openapi/generated/operations.ts';
import { freeSlug, slugOf } from '#openapi/names/slug.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, type Fields } from '../item.ts';
import { forEachResource, RESOURCES, type ResourceName } from '../resources.ts';

/** Ids that would hide another address of the contract: /api/cocktails/search/{term} is no cocktail. */
export const RESERVED_IDS = forEachResource((name): ReadonlySet<string> => {
  const segments = Object.values(operations).flatMap(({ path }) => {
    const [, , resource, segment = ''] = path.split('/');
    return resource === name && /^\w/.test(segment) ? [segment] : [];
  });
  return new Set(segments);
});

export function slugFor(resource: ResourceName, fields: Fields): string {
  const { label } = RESOURCES[resource];
  return slugOf(nameOf(resource, fields), slugOf(label, label));
}

export function newId(catalogue: Catalogue, resource: ResourceName, fields: Fields): string {
  const collection = catalogue.collections[resource];
  return freeSlug(
    slugFor(resource, fields),
    (id) => RESERVED_IDS[resource].has(id) || collection.get(id) !== undefined,
  );
}
