import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import type { Item } from '#server/catalogue/item.ts';
import { bar } from '#server/catalogue/queries/next-bottles.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { searchCocktails } from '#server/catalogue/queries/search-cocktails.ts';
import { similarCocktails } from '#server/catalogue/queries/similar-cocktails.ts';
import { cocktailView } from '#server/catalogue/queries/views.ts';
import { listAnswer, pageOfList } from './answers.ts';
import {
  postItem,
  catalogueFor,
  changeItem,
  findItem,
  getItem,
  withStatusAndUse,
  removeItem,
} from './item-operations.ts';
import { withPictures } from './picture-operations.ts';
import type { OperationResponse, Operations } from './pipeline/operation.ts';
import type { Services } from './pipeline/services.ts';

export function createCocktailOperations(services: Services) {
  const listOf = (
    { catalogue, caching }: ReturnType<typeof catalogueFor>,
    items: readonly Item[],
    headers?: Readonly<Record<string, string>>,
  ): OperationResponse =>
    listAnswer(items, { view: (item) => cocktailView(catalogue, item), headers, ...caching });

  const filtered = (path: string, query: ListCocktailsParams, filter = query): OperationResponse => {
    const shown = catalogueFor(services, { ...query });
    const all = withStatusAndUse(services, 'cocktails', { ...query }, listCocktails(shown.catalogue, filter));
    const { items, headers } = pageOfList(path, { ...query }, all);
    return listOf(shown, items, headers);
  };

  const publicAnswer = (read: (catalogue: Catalogue) => unknown): OperationResponse => {
    const { catalogue, caching } = catalogueFor(services, {});
    return { status: 200, body: read(catalogue), ...caching };
  };

  return {
    listCocktails: ({ query }) => filtered('/api/cocktails', query),

    listCocktailsOfCategory: ({ params: { category = '' }, query }) =>
      filtered(`/api/cocktails/category/${encodeURIComponent(category)}`, query, { ...query, category }),

    searchCocktails({ params: { term = '' }, query }) {
      const shown = catalogueFor(services, {});
      const path = `/api/cocktails/search/${encodeURIComponent(term)}`;
      const { items: all, unknown } = searchCocktails(shown.catalogue, term);
      const { items, headers: paging } = pageOfList(path, query, all);
      const warning = unknown.length > 0 && { 'X-Unknown-Things': unknown.map(encodeURIComponent).join() };
      const headers = { ...paging, ...warning };
      return listOf(shown, items, headers);
    },

    listSimilarCocktails({ params: { id = '' }, query }) {
      const { catalogue, caching } = catalogueFor(services, {});
      const similar = similarCocktails(catalogue, findItem(catalogue, 'cocktails', id));
      const path = `/api/cocktails/${encodeURIComponent(id)}/similar`;
      const { items: body, headers } = pageOfList(path, query, similar);
      return { status: 200, ...(headers && { headers }), body, ...caching };
    },

    listCollectionOptions: ({ query }) => publicAnswer((catalogue) => collectionOptions(catalogue, query)),

    getBar: ({ query }) => publicAnswer((catalogue) => bar(catalogue, query)),

    getCocktail: getItem(services, 'cocktails'),

    createCocktail: withPictures(services, postItem(services, 'cocktails')),

    // The contract allows two bodies: the whole cocktail, or `featured` and its place without a name.
    updateCocktail: withPictures(
      services,
      changeItem(services, 'cocktails', (now, target, body) =>
        'name' in body ? replaceItem(now, { ...target, body }) : patchItem(now, { ...target, patch: body }),
      ),
    ),

    patchCocktail: changeItem(services, 'cocktails', (now, target, patch) =>
      patchItem(now, { ...target, patch }),
    ),

    deleteCocktail: removeItem(services, 'cocktails'),
  } satisfies Partial<Operations>;
}
