import type { FeaturedOrderFields, ListCocktailsParams } from '#openapi/generated/model.ts';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { shownPart, type PublicCatalogue } from '#server/catalogue/catalogue.ts';
import { createItem, patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import {
  arrangeFeatured,
  featureCocktail,
  orderFeatured,
} from '#server/catalogue/commands/featured-places.ts';
import type { Item } from '#server/catalogue/item.ts';
import { bar } from '#server/catalogue/queries/next-bottles.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { featuredOrder } from '#server/catalogue/queries/cocktail-order.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { searchCocktails } from '#server/catalogue/queries/search-cocktails.ts';
import { similarCocktails } from '#server/catalogue/queries/similar-cocktails.ts';
import { RESOURCES } from '#server/catalogue/resources.ts';
import { cocktailView } from '#server/catalogue/views.ts';
import { listAnswer, pageHeaders, pageOf } from './list-answer.ts';
import {
  changeItem,
  findItem,
  getItem,
  removeItem,
  savedResponse,
  seenBy,
  targetOf,
} from './item-operations.ts';
import type { Operation, OperationResponse, Operations } from './operation.ts';
import { prepareUploads } from './picture-operations.ts';
import type { Services } from './services.ts';

/** Lists show cocktails and all that they name. */
const TAGS_OF_LISTS = [
  'cocktails',
  ...new Set(RESOURCES.cocktails.references.map(({ resource }) => resource)),
];

export function createCocktailOperations(services: Services) {
  const { catalogue: live, pictures } = services;
  const startedAt = services.now().toISOString();

  const cacheableIn = ({ edition }: PublicCatalogue, tags: readonly string[] = TAGS_OF_LISTS) => ({
    edition,
    tags,
  });

  const listOf = (
    catalogue: PublicCatalogue,
    items: readonly Item[],
    made: { from: unknown[]; headers?: Readonly<Record<string, string>> | undefined },
  ): OperationResponse =>
    listAnswer(items, {
      ...made,
      view: (item) => cocktailView(catalogue, item),
      cacheable: cacheableIn(catalogue),
      startedAt,
    });

  const filtered = (path: string, query: ListCocktailsParams, category?: string): OperationResponse => {
    const catalogue = live.public();
    const filter = category === undefined ? query : { ...query, category };
    const { items, total } = listCocktails(catalogue, filter);
    const headers = query.limit === undefined ? undefined : pageHeaders(path, { ...query }, total);
    return listOf(catalogue, items, { from: [path, query], headers });
  };

  const reckoned = (
    read: (catalogue: PublicCatalogue) => unknown,
    tags?: readonly string[],
  ): OperationResponse => {
    const catalogue = live.public();
    return { status: 200, body: read(catalogue), cacheable: cacheableIn(catalogue, tags) };
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
      const catalogue = live.public();
      const path = `/api/cocktails/search/${encodeURIComponent(term)}`;
      const { items: all, unknown } = searchCocktails(catalogue, term);
      const { items, headers: paging } = pageOf(path, query, all);
      const told = unknown.length > 0 && { 'X-Unknown-Things': unknown.map(encodeURIComponent).join() };
      const headers = { ...paging, ...told };
      return listOf(catalogue, items, { from: ['search', term, query], headers });
    },

    listSimilarCocktails({ params: { id = '' }, query }) {
      const catalogue = live.public();
      const similar = similarCocktails(catalogue, findItem(catalogue, 'cocktails', id));
      const path = `/api/cocktails/${encodeURIComponent(id)}/similar`;
      const { items: body, headers } = pageOf(path, query, similar);
      return { status: 200, ...(headers && { headers }), body, cacheable: cacheableIn(catalogue) };
    },

    listCollectionOptions: ({ query }) => reckoned((catalogue) => collectionOptions(catalogue, query)),

    getBar: ({ query }) => reckoned((catalogue) => bar(catalogue, query)),

    getFeaturedOrder: () => reckoned(featuredOrder, ['cocktails']),

    async updateFeaturedOrder(request) {
      const { ids } = request.body as FeaturedOrderFields;
      const command = { ids, ...seenBy(request) };
      const { catalogue } = await live.write({
        decide: (now) => orderFeatured(now, command),
      });
      const order = featuredOrder(shownPart(catalogue));
      return { status: 200, headers: { ETag: contentTag(JSON.stringify(order)) }, body: order };
    },

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
