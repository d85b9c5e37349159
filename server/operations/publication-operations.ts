import type { ListAdminCocktailsParams } from '#openapi/generated/model.ts';
import { itemTag, itemView } from '#server/catalogue/views.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import type { Item } from '#server/catalogue/item.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import type { ResourceName } from '#server/catalogue/resources.ts';
import type { Operation, Operations } from './operation.ts';
import { pageOf, jsonChunks } from './list-answer.ts';
import { findItem } from './item-operations.ts';
import type { Services } from './services.ts';

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Reads of the administrator, which show drafts too. No cache may store them. */
export function createPublicationOperations(services: Services) {
  return {
    listAdminCocktails: listAll(services, 'cocktails'),
    getAdminCocktail: getAny(services, 'cocktails'),
    listAdminCategories: listAll(services, 'categories'),
    getAdminCategory: getAny(services, 'categories'),
    listAdminMenus: listAll(services, 'menus'),
    getAdminMenu: getAny(services, 'menus'),
    listAdminSubstitutions: listAll(services, 'sustainable-substitutions'),
    getAdminSubstitution: getAny(services, 'sustainable-substitutions'),
    listCocktailIds: ({ query }) => ({
      status: 200,
      headers: HEADERS,
      body: { ids: matching(services, 'cocktails', query).map(({ id }) => id) },
    }),
  } satisfies Partial<Operations>;
}

function listAll(services: Services, resource: ResourceName): Operation {
  return ({ query }) => {
    const catalogue = services.catalogue.current();
    const all = matching(services, resource, query);
    const { items, headers } = pageOf(`/api/admin/${resource}`, query, all);
    const chunks = jsonChunks(items, (item) => itemView(catalogue, resource, item));
    return { status: 200, headers: { ...HEADERS, ...headers }, chunks };
  };
}

function matching(
  { catalogue: live, now }: Services,
  resource: ResourceName,
  query: object,
): readonly Item[] {
  const { status, limit: _, offset: __, ...filter } = query as ListAdminCocktailsParams;
  const catalogue = live.current();
  const found =
    resource === 'cocktails'
      ? listCocktails(catalogue, filter).items
      : catalogue.collections[resource].sorted;
  if (status === undefined) return found;
  const time = now().getTime();
  return found.filter(({ fields }) => publicationOf(fields, time) === status);
}

function getAny({ catalogue: live }: Services, resource: ResourceName): Operation {
  return ({ params: { id = '' } }) => {
    const catalogue = live.current();
    const item = findItem(catalogue, resource, id);
    return {
      status: 200,
      headers: { ETag: itemTag(catalogue, resource, item) },
      body: itemView(catalogue, resource, item),
    };
  };
}
