import { http, type RequestHandler } from 'msw';
import type { TypicalDrink } from '#server/catalogue/queries/typical-drinks.ts';
import { fetchResponse, requestOf } from '#mocks/fetch-exchange.ts';
import type { MockApi, MockSiteOptions } from '#mocks/mock-api.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

export interface MockSite {
  handler: RequestHandler;
  typicalDrinks: () => Promise<TypicalDrink[]>;
}

/** The server's operations, validation and words, on a store in memory. mock-services.ts lists what differs. */
export function createMockSite(options: MockSiteOptions = {}): MockSite {
  let started: Promise<MockApi> | null = null;
  const api = () => (started ??= startApi(options));
  const handler = http.all(API_ADDRESS, async ({ request }) => {
    const response = await (await api()).handle(requestOf(request));
    return fetchResponse(request, response);
  });
  return { handler, typicalDrinks: async () => (await api()).typicalDrinks() };
}

async function startApi(options: MockSiteOptions): Promise<MockApi> {
  const { createMockApi } = await import('#mocks/mock-api.ts');
  return createMockApi(options);
}
