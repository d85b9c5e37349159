import { http, type RequestHandler } from 'msw';
import type { Api } from '#server/operations/pipeline/api.ts';
import { API_URL, toFetchResponse, toApiRequest } from './fetch-adapter.ts';
import { createMemoryApi, type MemoryApiOptions } from './memory-api.ts';

/** Starts the API in memory at the first request. */
export function createApiHandler(options: MemoryApiOptions = {}): RequestHandler {
  let startedApi: Promise<Api> | null = null;
  return http.all(API_URL, async ({ request }) => {
    const api = await (startedApi ??= createMemoryApi(options));
    return toFetchResponse(request, await api.handle(toApiRequest(request)));
  });
}
