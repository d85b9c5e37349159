import { http, type RequestHandler } from 'msw';
import { firstItems, type CatalogueContents } from '#server/operations/live/fill-store.ts';
import { createApi, type Api } from '#server/operations/pipeline/api.ts';
import { createLiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { createHandlers } from '#server/operations/handlers.ts';
import { createMemoryStore } from './memory-store.ts';
import { createMockServices } from './mock-services.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { API_URL, toFetchResponse, toApiRequest } from './fetch-adapter.ts';

export type { CatalogueContents };

const now = (): Date => new Date();

/** Runs the server's handlers and validation on a store in memory. mock-services.ts lists what differs. */
export async function createMemoryApi(contents?: CatalogueContents): Promise<Api> {
  const at = now().toISOString();
  const store = createMemoryStore(firstItems(contents ?? starterContents(at.slice(0, 10)), at));
  const live = await createLiveCatalogue(store, now);
  const services = createMockServices(store, live, now);
  const api = createApi(services, createHandlers(services));
  return {
    async handle(request) {
      await live.refresh();
      return api.handle(request);
    },
  };
}

/** Starts the API in memory at the first request. */
export function createApiHandler(contents?: CatalogueContents): RequestHandler {
  let startedApi: Promise<Api> | null = null;
  return http.all(API_URL, async ({ request }) => {
    const api = await (startedApi ??= createMemoryApi(contents));
    return toFetchResponse(request, await api.handle(toApiRequest(request)));
  });
}
