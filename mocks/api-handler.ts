import { http, type RequestHandler } from 'msw';
import type { Api } from '#server/operations/pipeline/api.ts';
import { API_URL, fetchResponse, requestOf } from './fetch-adapter.ts';
import { createMemoryApi, type MemoryApiOptions } from './memory-api.ts';

/** Answers what a page asks of the API. The memory API starts with the first request. */
export function createApiHandler(options: MemoryApiOptions = {}): RequestHandler {
  let started: Promise<Api> | null = null;
  return http.all(API_URL, async ({ request }) => {
    const api = await (started ??= createMemoryApi(options));
    return fetchResponse(request, await api.handle(requestOf(request)));
  });
}
