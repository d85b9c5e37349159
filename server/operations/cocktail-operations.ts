import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { createItem, patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import { arrangeFeatured, featureCocktail } from '#server/catalogue/commands/featured-places.ts';
import type { Item } from '#server/catalogue/item.ts';
import { bar } from '#server/catalogue/queries/next-bottles.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { searchCocktails } from '#server/catalogue/queries/search-cocktails.ts';
import { similarCocktails } from '#server/catalogue/queries/similar-cocktails.ts';
import { cocktailView } from '#server/catalogue/views.ts';
import { listAnswer, pageHeaders, pageOf } from './list-answer.ts';
import {
  catalogueFor,
  changeItem,
  findItem,
  getItem,
  narrowed,
  removeItem,
  savedResponse,
  targetOf,
} from './item-operations.ts';
import type { Operation, OperationResponse, Operations } from './operation.ts';
import { prepareUploads } from './picture-operations.ts';
import type { Services } from './services.ts';

export function createCocktailOperations(services: Services) {
  const { catalogue: live, pictures } = services;

  const listOf = (
    { catalogue, caching }: ReturnType<typeof catalogueFor>,
    items: readonly Item[],
    headers?: Readonly<Record<string, string>>,
  ): OperationResponse =>
    listAnswer(items, { view: (item) => cocktailView(catalogue, item), headers, ...caching });

  const filtered = (path: string, query: ListCocktailsParams, category?: string): OperationResponse => {
    const shown = catalogueFor(services, { ...query });
    const asked = category === undefined ? query : { ...query, category };
    if (query.status !== undefined) {
      const { items: all } = listCocktails(shown.catalogue, { ...asked, limit: undefined, offset: 0 });
      const some = narrowed(services, 'cocktails', { ...query }, all);
      const { items, headers } = pageOf(path, { ...query }, some);
      return listOf(shown, items, headers);
    }
    const { items, total } = listCocktails(shown.catalogue, asked);
    const headers = query.limit === undefined ? undefined : pageHeaders(path, { ...query }, total);
    return listOf(shown, items, headers);
  };

  const reckoned = (read: (catalogue: Catalogue) => unknown): OperationResponse => {
    const { catalogue, caching } = catalogueFor(services, {});
    return { status: 200, body: read(catalogue), ...caching };
  };

  const update: Operation = async (request) => {
    const target = targetOf(request, 'cocktails');
    const uploaded = await prepareUploads(request, pictures);
    const { body } = uploaded;
    // A body without a name has the flag and the place alone.
    const isFlagAlone = !('name' in body);
    const written = await live.write({
      decide: (now) =>
        isFlagAlone
          ? featureCocktail(now, {
              ...target,
              featured: body['featured'] === true,
              place: body['featuredPlace'] as number | null | undefined,
            })
          : arrangeFeatured(now, replaceItem(now, { ...target, body })),
      pictures: uploaded.pictures,
    });
    return savedResponse(200, 'cocktails', written);
  };

  return {
    listCocktails: ({ query }) => filtered('/api/cocktails', query),

    listCocktailsOfCategory: ({ params: { category = '' }, query }) =>
      filtered(`/api/cocktails/category/${encodeURIComponent(category)}`, query, category),

    searchCocktails({ params: { term = '' }, query }) {
      const shown = catalogueFor(services, {});
      const path = `/api/cocktails/search/${encodeURIComponent(term)}`;
      const { items: all, unknown } = searchCocktails(shown.catalogue, term);
      const { items, headers: paging } = pageOf(path, query, all);
      const told = unknown.length > 0 && { 'X-Unknown-Things': unknown.map(encodeURIComponent).join() };
      const headers = { ...paging, ...told };
      return listOf(shown, items, headers);
    },

    listSimilarCocktails({ params: { id = '' }, query }) {
      const { catalogue, caching } = catalogueFor(services, {});
      const similar = similarCocktails(catalogue, findItem(catalogue, 'cocktails', id));
      const path = `/api/cocktails/${encodeURIComponent(id)}/similar`;
      const { items: body, headers } = pageOf(path, query, similar);
      return { status: 200, ...(headers && { headers }), body, ...caching };
    },

    listCollectionOptions: ({ query }) => reckoned((catalogue) => collectionOptions(catalogue, query)),

    getBar: ({ query }) => reckoned((catalogue) => bar(catalogue, query)),

    getCocktail: getItem(services, 'cocktails'),

    async createCocktail(request) {
      const uploaded = await prepareUploads(request, pictures);
      const item = { resource: 'cocktails', body: uploaded.body } as const;
      const written = await live.write({
        decide: (now) => arrangeFeatured(now, createItem(now, item)),
        pictures: uploaded.pictures,
      });
      return savedResponse(201, 'cocktails', written);
    },

    updateCocktail: update,

    patchCocktail: changeItem(services, 'cocktails', (now, target, sent) => {
      const isUnfeatured = 'featured' in sent && sent['featured'] !== true;
      const patch = isUnfeatured ? { ...sent, featuredPlace: null } : sent;
      return arrangeFeatured(now, patchItem(now, { ...target, patch }));
    }),

    deleteCocktail: removeItem(services, 'cocktails'),
  } satisfies Partial<Operations>;
}
