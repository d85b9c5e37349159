import { http, type RequestHandler } from 'msw';
import { operations } from '#openapi/generated/operations.ts';
import { getGetSiteMockHandler } from '../generated/site/site.msw.ts';
import { cocktailHandlers } from './cocktails.ts';
import { itemHandlers } from './items.ts';
import { historyHandlers } from './history.ts';
import { HouseMemory, type Keeper } from './memory.ts';
import { HouseProblem } from './problem.ts';
import { ITEM_RESOURCES } from './resources.ts';
import { sessionHandlers } from './sessions.ts';
import { sheetHandlers } from './sheets.ts';

/**
 * A pretend server that remembers what it is told: the starter catalogue to begin with, the contract's rules and words,
 * its answers to everything that the dashboard can ask for. A backup is its memory as JSON, which no site can restore.
 *
 * @param keeper where the memory outlives a reload; without one it ends with the page
 */
export function createHouse(keeper?: Keeper): RequestHandler[] {
  const memory = new HouseMemory(keeper);
  return [
    ...sheetHandlers(memory),
    ...cocktailHandlers(memory),
    ...ITEM_RESOURCES.flatMap((resource) => itemHandlers(memory, resource)),
    ...sessionHandlers(memory),
    ...historyHandlers(memory),
    getGetSiteMockHandler(),
  ];
}

/** What the server says at every other address of its API; not for stories, where such a request is a mistake. */
export const nothingElse: RequestHandler = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  const { pathname } = new URL(request.url);
  const methods = Object.values(operations).flatMap(({ method, path }) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname) ? [method] : [],
  );
  if (methods.length === 0) return new HouseProblem(404, 'There is nothing at this address.').toResponse();
  const allow = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
    .filter((method) => methods.some((one) => one === method || (one === 'GET' && method === 'HEAD')))
    .join(', ');
  return new HouseProblem(405, `This address answers ${allow} only.`, {}, { Allow: allow }).toResponse();
});
