import type { RequestHandler } from 'msw';
import type { MockSiteOptions } from '#mocks/mock-api.ts';
import { createMockSite, type MockSite } from '#mocks/mock-site.ts';

const sites: MockSite[] = [];

/** The whole API for one story, which may change everything: the story finds its first contents whenever it is shown anew. */
export function storySite(options?: MockSiteOptions): RequestHandler {
  const site = createMockSite(options);
  sites.push(site);
  return site.handler;
}

/** For the beginning of a story: what it changed when it was played before would stand in its way. */
export function restartStorySites(): void {
  for (const site of sites) site.restart();
}
