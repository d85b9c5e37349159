import type { Request, RequestHandler, Response } from 'express';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { acceptConnections } from '../http-server.ts';
import { pageKey, pageAddress, type PageAddress } from '../request-facts.ts';
import { FairQueue, tooBusy } from '#server/operations/pipeline/fair-queue.ts';
import { withCacheTags } from '../api-reader.ts';
import type { ClientReader } from '../client-address.ts';
import type { MakePage } from './pages.ts';
import type { CompressibleResponse } from '../responses/compressible-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendResponse, type Delivery } from '../responses/send-response.ts';

interface PageRouteParts {
  makePage: MakePage;
  cache: ResponseCache;
  catalogue: Pick<LiveCatalogue, 'public'>;
  clients: ClientReader;
  isCacheable: boolean;
  delivery: Delivery;
}

/** A render takes some 10 ms: the last of a client's own waits a second, and another client two renders. */
const RENDER_LIMITS = { maxActive: 2, maxWaitingOfClient: 100, maxWaiting: 1000 };

export function createPageRoute(parts: PageRouteParts): RequestHandler {
  const { makePage, cache, catalogue, clients, isCacheable, delivery } = parts;
  const renders = new FairQueue(RENDER_LIMITS, { afterMs: 0, pause: acceptConnections });

  async function render(
    address: PageAddress,
    origin: string,
    key: string | null,
  ): Promise<CompressibleResponse> {
    const cached = isCacheable && cache.find(key);
    if (cached) return cached;
    const { edition } = catalogue.public();
    const { result: page, tags } = await withCacheTags(() => makePage(address, origin));
    const isOfOneEdition = catalogue.public().edition === edition;
    if (isCacheable && page.status === 200 && isOfOneEdition) cache.store(key, page, { edition, tags });
    return page;
  }

  /** By client: its own readers of a page wait together. Those of others wait in their own turn, however many pages it asked for before. */
  const waiting = new Map<string, { page: Promise<CompressibleResponse>; readers: Response[] }>();
  /** All readers of a page that is being made share one render. */
  const begun = new Map<string, Promise<CompressibleResponse>>();

  function pageFor(request: Request, response: Response): Promise<CompressibleResponse> {
    const origin = clients.originOf(request);
    const address = pageAddress(request.originalUrl);
    const key = pageKey(origin, address);
    // A reader who comes after a write gets no page that was begun before it.
    const name = `${catalogue.public().edition} ${key ?? origin + address.path + address.search}`;
    const known = begun.get(name);
    if (known) return known;
    const client = clients.keyOf(request);
    const ownName = `${client} ${name}`;
    const shared = waiting.get(ownName);
    if (shared) {
      shared.readers.push(response);
      return shared.page;
    }
    const readers = [response];
    const page = renders.run(client, () => {
      if (readers.every((reader) => reader.destroyed)) throw tooBusy();
      const made = begun.get(name) ?? render(address, origin, key).finally(() => begun.delete(name));
      begun.set(name, made);
      return made;
    });
    waiting.set(ownName, { page, readers });
    return page.finally(() => waiting.delete(ownName));
  }

  return async (request, response) => {
    await sendResponse(request, response, await pageFor(request, response), delivery);
  };
}
