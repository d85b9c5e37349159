import { http, type RequestHandler } from 'msw';
import type { Api } from '#server/operations/pipeline/api.ts';
import { fetchResponse, requestOf } from '#mocks/fetch-adapter.ts';
import { createMemoryApi, type MemoryApiOptions } from '#mocks/memory-api.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

/** Runs the server's operations, validation and words on a store in memory. mock-services.ts lists what differs. */
export function createMockSite(options: MemoryApiOptions = {}): RequestHandler {
  let started: Promise<Api> | null = null;
  return http.all(API_ADDRESS, async ({ request }) => {
    const api = await (started ??= createMemoryApi(options));
    return fetchResponse(request, await api.handle(requestOf(request)));
  });
}
