import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { ItemUser } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../item.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { REFERENCES_TO, type ResourceName } from '../resources.ts';

export type Users = ReadonlyMap<ResourceName, number>;

export interface Usage {
  users: Users;
  items: ItemUser[];
}

const { maxItems: MAX_ITEMS } = contract.components.schemas.Problem.properties.usedBy;

export function usageOf(catalogue: Catalogue, resource: ResourceName, id: string): Usage {
  const items = REFERENCES_TO[resource].flatMap(({ from, reference }) => {
    const slots = slotsWith(catalogue.facets[from], reference.field, id);
    return catalogue.collections[from]
      .firstByName(slots, MAX_ITEMS)
      .map((item) => ({ resource: from, id: item.id, name: nameOf(from, item.fields) }));
  });
  return { users: usersOf(catalogue, resource, id), items: items.slice(0, MAX_ITEMS) };
}

export function usersOf(catalogue: Catalogue, resource: ResourceName, id: string): Users {
  const from = [...new Set(REFERENCES_TO[resource].map((reference) => reference.from))];
  const counts = from.map((name) => [name, usageCount(catalogue, resource, id, name)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export function usageCount(
  { facets }: Catalogue,
  resource: ResourceName,
  id: string,
  by?: ResourceName,
): number {
  const references = REFERENCES_TO[resource].filter(({ from }) => by === undefined || from === by);
  return references.reduce(
    (count, { from, reference }) => count + slotsWith(facets[from], reference.field, id).length,
    0,
  );
}
