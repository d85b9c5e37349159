import type { RequestHandler } from 'express';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { clientKey } from '#server/operations/pipeline/address-blocks.ts';
import { NO_PAGE_PATH, pageAddress, pageKey } from '../addresses.ts';
import type { Answer, SendAnswer } from '../answer.ts';
import { createReadQueue, type TakeRate } from '../client-limits.ts';
import type { ClientReader } from '../incoming-request.ts';
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

const RENDERS_AT_ONCE = 2;

/** Every address that is neither remembered nor a file nor the API's: a page, or a file that is made of the catalogue. */
export function createPageStep(parts: PageStepParts): RequestHandler {
  const { makePage, cache, catalogue, clients, takeRate, send, isCacheable } = parts;
  const inTurn = createReadQueue(RENDERS_AT_ONCE, cache, takeRate);
  /** All readers of a page that is being made share one render; one who comes after a write gets a new one. */
  const begun = new Map<string, Promise<Answer>>();

  return async (request, response) => {
    const client = clientKey(clients.clientOf(request));
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

    const page = await inTurn({ client, key, response }, () => {
      const { edition } = catalogue.public();
      const name = `${edition} ${key}`;
      const made = begun.get(name) ?? render(edition).finally(() => begun.delete(name));
      begun.set(name, made);
      return made;
    });
    await send(request, response, page);
  };
}
