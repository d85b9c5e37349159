import { operationRoutes } from '#openapi/generated/operations.ts';
import { IdPool, slugOf } from '#openapi/text/slug.ts';
import { nameOf, type Fields } from '../items/item.ts';
import { recordByResource, RESOURCES, type ResourceName } from '../items/resources.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';

/** No item may have these ids, which are segments of other paths: /api/cocktails/search/{term}. */
export const RESERVED_IDS = recordByResource((name): ReadonlySet<string> => {
  const segments = Object.values(operationRoutes).flatMap(({ path }) => {
    const [, , resource, segment = ''] = path.split('/');
    return resource === name && /^\w/.test(segment) ? [segment] : [];
  });
  return new Set(segments);
});

export function slugFor(resource: ResourceName, fields: Fields): string {
  const { label } = RESOURCES[resource];
  return slugOf(nameOf(resource, fields), slugOf(label, label));
}

export function freeIds({ itemSets }: Catalogue, resource: ResourceName): IdPool {
  return new IdPool((id) => RESERVED_IDS[resource].has(id) || itemSets[resource].get(id) !== undefined);
}
