import type { FeaturedOrderFields, ListCocktailsOfCategoryParams } from '#openapi/generated/model/index.ts';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { shownPart, type PublicCatalogue } from '#server/catalogue/catalogue.ts';
import { createItem, patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import {
  arrangeFeatured,
  featureCocktail,
  orderFeatured,
} from '#server/catalogue/commands/featured-places.ts';
import { noSuchItem } from '#server/catalogue/commands/messages.ts';
import type { Item } from '#server/catalogue/item.ts';
import { bar } from '#server/catalogue/queries/next-bottles.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { featuredOrder } from '#server/catalogue/queries/featured-order.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { searchCocktails } from '#server/catalogue/queries/search-cocktails.ts';
import { similarCocktails } from '#server/catalogue/queries/similar-cocktails.ts';
import { RESOURCES } from '#server/catalogue/resources.ts';
import { cocktailView, itemTags } from '#server/catalogue/views.ts';
import { listAnswer, pageHeaders, pageOf } from './list-answer.ts';
import { removeItem, savedResponse, seenBy, targetOf } from './item-operations.ts';
import type { Operation, OperationResponse, Operations } from './operation.ts';
import { prepareUploads } from './uploads.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { Services } from './services.ts';

/** Lists show cocktails and all that they name. */
const TAGS_OF_LISTS = [
  'cocktails',
  ...new Set(RESOURCES.cocktails.references.map(({ resource }) => resource)),
];

export function createCocktailOperations(services: Services) {
  const { catalogue: live, pictures } = services;
  const startedAt = services.now().toISOString();

  const listOf = (
    catalogue: PublicCatalogue,
    items: readonly Item[],
    made: { from: unknown[]; headers?: Readonly<Record<string, string>> | undefined },
  ): OperationResponse => {
    const cacheable = { edition: catalogue.edition, tags: TAGS_OF_LISTS };
    return listAnswer(items, {
      ...made,
      view: (item) => cocktailView(catalogue, item),
      cacheable,
      startedAt,
    });
  };

  const reckoned = (read: (catalogue: PublicCatalogue) => unknown): OperationResponse => {
    const catalogue = live.public();
    const cacheable = { edition: catalogue.edition, tags: TAGS_OF_LISTS };
    return { status: 200, body: read(catalogue), cacheable };
  };

  const update: Operation = async (request) => {
    const target = targetOf(request, 'cocktails');
    const uploaded = await prepareUploads(request, pictures);
    const { body } = uploaded;
    // A body without a name has the flag and the place alone.
    const isFlagAlone = !('name' in body);
    const written = await live.write({
      session: request.session,
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
    listCocktails({ query }) {
      const catalogue = live.public();
      const { items, total } = listCocktails(catalogue, query);
      const headers = query['limit'] === undefined ? undefined : pageHeaders('/api/cocktails', query, total);
      return listOf(catalogue, items, { from: ['list', query], headers });
    },

    listCocktailsOfCategory({ params: { category = '' }, query }) {
      const catalogue = live.public();
      if (!catalogue.collections.categories.resolve(category))
        throw new RequestProblem(404, `There is no category "${category}".`);
      const page = query as ListCocktailsOfCategoryParams;
      const { items, total } = listCocktails(catalogue, { ...page, category });
      const path = `/api/cocktails/category/${encodeURIComponent(category)}`;
      const headers = page.limit === undefined ? undefined : pageHeaders(path, query, total);
      return listOf(catalogue, items, { from: ['category', category, query], headers });
    },

    searchCocktails({ params: { term = '' }, query }) {
      const catalogue = live.public();
      const path = `/api/cocktails/search/${encodeURIComponent(term)}`;
      const { items, headers } = pageOf(path, query, searchCocktails(catalogue, term));
      return listOf(catalogue, items, { from: ['search', term, query], headers });
    },

    listSimilarCocktails({ params: { id = '' }, query }) {
      const catalogue = live.public();
      const item = catalogue.collections.cocktails.get(id);
      if (!item) throw new RequestProblem(404, noSuchItem('cocktails', id));
      const path = `/api/cocktails/${encodeURIComponent(id)}/similar`;
      const { items: body, headers } = pageOf(path, query, similarCocktails(catalogue, item));
      const cacheable = { edition: catalogue.edition, tags: TAGS_OF_LISTS };
      return { status: 200, ...(headers && { headers }), body, cacheable };
    },

    listCollectionOptions: ({ query }) => reckoned((catalogue) => collectionOptions(catalogue, query)),

    getBar: ({ query }) => reckoned((catalogue) => bar(catalogue, query)),

    getFeaturedOrder() {
      const catalogue = live.public();
      const cacheable = { edition: catalogue.edition, tags: ['cocktails'] };
      return { status: 200, body: featuredOrder(catalogue), cacheable };
    },

    async updateFeaturedOrder(request) {
      const { ids } = request.body as FeaturedOrderFields;
      const command = { ids, ...seenBy(request) };
      const { catalogue } = await live.write({
        session: request.session,
        decide: (now) => orderFeatured(now, command),
      });
      const order = featuredOrder(shownPart(catalogue));
      return { status: 200, headers: { ETag: contentTag(JSON.stringify(order)) }, body: order };
    },

    getCocktail({ params: { id = '' } }) {
      const catalogue = live.public();
      const item = catalogue.collections.cocktails.get(id);
      if (!item) throw new RequestProblem(404, noSuchItem('cocktails', id));
      const cacheable = { edition: catalogue.edition, tags: itemTags('cocktails', id) };
      return { status: 200, body: cocktailView(catalogue, item), cacheable };
    },

    async createCocktail(request) {
      const uploaded = await prepareUploads(request, pictures);
      const item = { resource: 'cocktails', body: uploaded.body } as const;
      return live.answer(
        {
          session: request.session,
          decide: (now) => arrangeFeatured(now, createItem(now, item)),
          pictures: uploaded.pictures,
        },
        (written) => savedResponse(201, 'cocktails', written),
        request.repeatable,
      );
    },

    updateCocktail: update,

    async patchCocktail(request) {
      const sent = request.body as Record<string, unknown>;
      const isUnfeatured = 'featured' in sent && sent['featured'] !== true;
      const patch = isUnfeatured ? { ...sent, featuredPlace: null } : sent;
      const target = targetOf(request, 'cocktails');
      const written = await live.write({
        session: request.session,
        decide: (now) => arrangeFeatured(now, patchItem(now, { ...target, patch })),
      });
      return savedResponse(200, 'cocktails', written);
    },

    replaceCocktail: update,

    deleteCocktail: removeItem(services, 'cocktails'),
  } satisfies Partial<Operations>;
}
