import { http, type RequestHandler } from 'msw';
import type { Api } from '#server/operations/api.ts';
import { CookieJar } from './cookie-jar.ts';
import { fetchResponse, requestOf } from './fetch-exchange.ts';
import type { MockSiteOptions } from './mock-site-options.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api(?:[/?]|$)/;

/**
 * The whole API in the page: the operations, the validation and the words of the server, on a store in memory. What differs from the
 * server is listed in mock-services.ts.
 */
export function createMockSite(options: MockSiteOptions = {}): RequestHandler {
  const cookies = new CookieJar();
  let api: Promise<Api> | null = null;
  return http.all(API_ADDRESS, async ({ request }) => {
    api ??= startApi(options);
    const response = await (await api).handle(requestOf(request, cookies.header()));
    cookies.take(response.headers?.['Set-Cookie']);
    return fetchResponse(request, response);
  });
}

/** The operations come with the first request: a story that shows a single state needs none of them. */
async function startApi(options: MockSiteOptions): Promise<Api> {
  const { createMockApi } = await import('./mock-api.ts');
  return createMockApi(options);
}
