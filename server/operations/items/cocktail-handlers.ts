import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import { barOf } from '#server/catalogue/queries/bar.ts';
import { collectionOptions } from '#server/catalogue/queries/collection-options.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { searchCocktails } from '#server/catalogue/search/search-cocktails.ts';
import { similarCocktails } from '#server/catalogue/queries/similar-cocktails.ts';
import { cocktailView } from '#server/catalogue/queries/views.ts';
import { listResponse } from '../responses/list-response.ts';
import { catalogueFor, createItemHandlers, filterByStatusAndUse, type ListRequest } from './item-handlers.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import type { Services } from '../services.ts';

export function createCocktailHandlers(services: Services) {
  const { live } = services;
  const handlers = createItemHandlers(services, 'cocktails');
  const listFiltered = async (
    request: ListRequest & { query: ListCocktailsParams },
    narrower: ListCocktailsParams = {},
  ) => {
    const { query } = request;
    const { catalogue, edition } = catalogueFor(services, request);
    const found = listCocktails(catalogue, { ...query, ...narrower });
    const items = filterByStatusAndUse(services, 'cocktails', query, found);
    const list = await listResponse(request, items, (item) => cocktailView(catalogue, item));
    return { ...list, edition };
  };

  return {
    listCocktails: (request) => listFiltered(request),

    listCocktailsOfCategory: (request) => listFiltered(request, { category: request.params.category }),

    async searchCocktails(request) {
      const catalogue = live.publicCatalogue();
      const { items, unknown } = searchCocktails(catalogue, request.params.term);
      const list = await listResponse(request, items, (item) => cocktailView(catalogue, item));
      const warning = unknown.length > 0 && { 'X-Unknown-Things': unknown.map(encodeURIComponent).join() };
      return { ...list, headers: { ...list.headers, ...warning }, edition: catalogue.edition };
    },

    async listSimilarCocktails(request) {
      const catalogue = live.publicCatalogue();
      const item = catalogue.itemSets.cocktails.getOrRefuse(request.params.id);
      const list = await listResponse(request, similarCocktails(catalogue, item), (view) => view);
      return { ...list, edition: catalogue.edition };
    },

    listCollectionOptions({ query }) {
      const catalogue = live.publicCatalogue();
      return { status: 200, body: collectionOptions(catalogue, query), edition: catalogue.edition };
    },

    getBar({ query }) {
      const catalogue = live.publicCatalogue();
      return { status: 200, body: barOf(catalogue, query), edition: catalogue.edition };
    },

    getCocktail: handlers.get,

    createCocktail: handlers.create,

    // The contract allows two bodies: the whole cocktail, which has a name, or only `featured` and its place.
    updateCocktail: handlers.updateBy((catalogue, target, body) =>
      'name' in body ? replaceItem(catalogue, target, body) : patchItem(catalogue, target, body),
    ),

    patchCocktail: handlers.patch,

    deleteCocktail: handlers.remove,
  } satisfies Partial<OperationHandlers>;
}
