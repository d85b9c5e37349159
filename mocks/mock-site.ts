import { http, type RequestHandler } from 'msw';
import type { Api } from '#server/operations/pipeline/api.ts';
import { fetchResponse, requestOf } from '#mocks/fetch-exchange.ts';
import { createMockApi, type MockSiteOptions } from '#mocks/mock-api.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

/** Runs the server's operations, validation and words on a store in memory. mock-services.ts lists what differs. */
export function createMockSite(options: MockSiteOptions = {}): RequestHandler {
  let started: Promise<Api> | null = null;
  return http.all(API_ADDRESS, async ({ request }) => {
    const api = await (started ??= createMockApi(options));
    return fetchResponse(request, await api.handle(requestOf(request)));
  });
}
