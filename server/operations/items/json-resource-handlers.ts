import { jsonResources, type JsonResourceOperationId } from '#openapi/generated/resources.ts';
import { itemView } from '#server/catalogue/queries/views.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { fieldValues, type Item } from '#server/catalogue/items/item.ts';
import { RESOURCES } from '#server/catalogue/items/resources.ts';
import { listResponse } from '../responses/list-response.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import type { Services } from '../services.ts';
import { catalogueFor, createItemHandlers, filterByStatusAndUse, type ListRequest } from './item-handlers.ts';

type JsonResource = keyof typeof jsonResources;

/** openapi/generated/resources.ts names these handlers, such as updateSpirit. */
export function createJsonResourceHandlers(
  services: Services,
): Pick<OperationHandlers, JsonResourceOperationId> {
  const entries = (Object.keys(jsonResources) as JsonResource[]).flatMap((name) => {
    const { list, get, create, update, patch, remove } = jsonResources[name].operations;
    const handlers = createItemHandlers(services, name);
    return [
      [list, listHandler(services, name)],
      [get, handlers.get],
      [create, handlers.create],
      [update, handlers.replace],
      [patch, handlers.patch],
      [remove, handlers.remove],
    ] as const;
  });
  return Object.fromEntries(entries) as Pick<OperationHandlers, JsonResourceOperationId>;
}

function listHandler(services: Services, resource: JsonResource) {
  return async (request: ListRequest) => {
    const { query } = request;
    const { cocktail } = query;
    const { catalogue, edition } = catalogueFor(services, request);
    const all =
      cocktail === undefined
        ? catalogue.itemSets[resource].itemsByName
        : itemsOfCocktail(catalogue, resource, cocktail);
    const items = filterByStatusAndUse(services, resource, query, all);
    const view = (item: Item) => itemView(catalogue, resource, item);
    return { ...(await listResponse(request, items, view)), edition };
  };
}

function itemsOfCocktail({ itemSets }: Catalogue, resource: JsonResource, id: string): Item[] {
  const { fields = {} } = itemSets.cocktails.get(id) ?? {};
  return RESOURCES.cocktails.references
    .filter((reference) => reference.resource === resource)
    .flatMap(({ field }) => fieldValues(fields, field))
    .flatMap((named) => itemSets[resource].get(named) ?? []);
}
