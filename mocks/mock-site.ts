import { http, type RequestHandler } from 'msw';
import type { TypicalDrink } from '#server/catalogue/queries/typical-drinks.ts';
import { fetchResponse, requestOf } from '#mocks/fetch-exchange.ts';
import type { MockApi } from '#mocks/mock-api.ts';
import type { MockSiteOptions } from '#mocks/mock-site-options.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

export interface MockSite {
  /** Answers every request to the API. */
  handler: RequestHandler;
  /** What the picture of the categories shows now. */
  typicalDrinks: () => Promise<TypicalDrink[]>;
  /** Begins anew, as when its page is opened again: without storage, what was changed is forgotten. Nobody is logged in. */
  restart: () => void;
}

/**
 * The whole API in the page: the operations, the validation and the words of the server, on a store in memory. What differs from the
 * server is listed in mock-services.ts.
 */
export function createMockSite(options: MockSiteOptions = {}): MockSite {
  let started: Promise<MockApi> | null = null;
  // The operations come with the first request: a story that shows a single state needs none of them.
  const api = () => (started ??= startApi(options));
  const handler = http.all(API_ADDRESS, async ({ request }) => {
    const response = await (await api()).handle(requestOf(request));
    return fetchResponse(request, response);
  });
  return {
    handler,
    typicalDrinks: async () => (await api()).typicalDrinks(),
    restart() {
      started = null;
    },
  };
}

async function startApi(options: MockSiteOptions): Promise<MockApi> {
  const { createMockApi } = await import('#mocks/mock-api.ts');
  return createMockApi(options);
}
