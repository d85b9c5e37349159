import { http, type RequestHandler } from 'msw';
import { getGetSiteMockHandler } from '../generated/site/site.msw.ts';
import { getHistoryMock } from '../generated/history/history.msw.ts';
import { getSheetsMock } from '../generated/sheets/sheets.msw.ts';
import { cocktailHandlers } from './cocktails.ts';
import { itemHandlers } from './items.ts';
import { HouseMemory, type Keeper } from './memory.ts';
import { HouseProblem } from './problem.ts';
import { RESOURCES, type ItemResource } from './resources.ts';
import { sessionHandlers } from './sessions.ts';
import { sheetHandlers } from './sheets.ts';

/**
 * A pretend server that remembers what it is told: the starter catalogue to begin with, the contract's rules and words,
 * and the contract's examples for the few operations that a browser cannot play (workbooks, history, backups).
 *
 * @param keeper where the memory outlives a reload; without one it ends with the page
 */
export function createHouse(keeper?: Keeper): RequestHandler[] {
  const memory = new HouseMemory(keeper);
  return [
    ...sheetHandlers(memory),
    ...cocktailHandlers(memory),
    ...(Object.keys(RESOURCES) as ItemResource[]).flatMap((resource) => itemHandlers(memory, resource)),
    ...sessionHandlers(memory),
    getGetSiteMockHandler(),
    ...getSheetsMock(),
    ...getHistoryMock(),
  ];
}

/** What the server says at every other address of its API; not for stories, where such a request is a mistake. */
export const nothingElse: RequestHandler = http.all(/^https?:\/\/[^/]+\/api\//, () =>
  new HouseProblem(404, 'There is nothing at this address.').toResponse(),
);
