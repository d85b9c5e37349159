import type { RequestHandler } from 'express';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { clientKey } from '#server/operations/pipeline/address-blocks.ts';
import { FairQueue, tooBusy } from '#server/operations/pipeline/fair-queue.ts';
import { NO_PAGE_PATH, pageAddress, pageKey } from '../addresses.ts';
import type { Answer, SendAnswer } from '../answer.ts';
import type { ClientReader } from '../incoming-request.ts';
import type { TakeRate } from '../rates.ts';
import type { ResponseCache } from '../response-cache.ts';
import type { MakePage } from './pages.ts';

interface PageStepParts {
  makePage: MakePage;
  cache: ResponseCache;
  catalogue: Pick<LiveCatalogue, 'public'>;
  clients: ClientReader;
  takeRate: TakeRate;
  send: SendAnswer;
  isCacheable: boolean;
}

/** A render takes some 10 ms, and another client waits for two at most. All connections of one address may ask for the same page. */
const RENDER_LIMITS = { maxActive: 2, maxWaitingOfClient: 1000, maxWaiting: 2000 };

/** Every address that is neither remembered nor a file nor the API's: a page, or a file that is made of the catalogue. */
export function createPageStep(parts: PageStepParts): RequestHandler {
  const { makePage, cache, catalogue, clients, takeRate, send, isCacheable } = parts;
  const renders = new FairQueue(RENDER_LIMITS);
  /** All readers of a page that is being made share one render; one who comes after a write gets a new one. */
  const begun = new Map<string, Promise<Answer>>();

  return async (request, response) => {
    const client = clientKey(clients.clientOf(request));
    await takeRate('reads', client);
    const origin = clients.originOf(request);
    const address = pageAddress(request.originalUrl);
    const key = pageKey(origin, address);

    const render = async (edition: number): Promise<Answer> => {
      const page = await makePage(address, origin);
      const isKept = page.status === 200 || address.path === NO_PAGE_PATH;
      // A page that was begun before a write may show both what was before and after it.
      if (isCacheable && isKept && catalogue.public().edition === edition) cache.store(key, page, edition);
      return page;
    };

    const page = await renders.run(client, () => {
      // The client went away while it waited.
      if (response.destroyed) throw tooBusy();
      const { edition } = catalogue.public();
      const name = `${edition} ${key}`;
      const known = cache.find(key) ?? begun.get(name);
      if (known) return known;
      const made = render(edition).finally(() => begun.delete(name));
      begun.set(name, made);
      return made;
    });
    await send(request, response, page);
  };
}
