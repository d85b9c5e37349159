import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { newVisitor, watch, type Place } from './browser.ts';

/** The page of a new visitor. */
export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  /** Ends the visit; fails when the page complained of anything. */
  close: () => Promise<void>;
}

/** Opens a page whose complaints fail the test that closes it. */
export async function openWatchedPage(place: Place): Promise<WatchedPage> {
  const context = await newVisitor(place);
  const page = await context.newPage();
  const { complaints } = watch(page);
  return {
    context,
    page,
    complaints,
    async close() {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}
