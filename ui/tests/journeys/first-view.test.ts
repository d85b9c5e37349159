import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watch, type Watch } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { newContext } from '../../../.tooling/new-context.ts';

const PHONE = { width: 375, height: 667 };

const here = openSharedSite();
let context: BrowserContext;
let page: Page;
let watched: Watch;

beforeEach(async () => {
  context = await newContext(here().browser, { viewport: PHONE });
  page = await context.newPage();
  watched = watch(page);
});
afterEach(async () => {
  await context.close();
  expect(watched.complaints).toEqual([]);
});

describe('the first view on a phone', () => {
  test.each(['/', '/recipe/negroni'])('of %s is painted before its scripts are asked for', async (path) => {
    await page.goto(here().address + path);
    await page.waitForLoadState('networkidle');
    const { paintedAt, scripts } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(paintedAt);
  });
});

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

describe('the scripts, when they come', () => {
  test.each(['/', '/recipe/negroni', '/explore-collection'])('move nothing of %s', async (path) => {
    const letIn = await holdScripts(page);
    await page.goto(here().address + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shifts = await page.evaluateHandle(async () => {
      // Words in another typeface are as wide as they are.
      await document.fonts.ready;
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[]) {
          moved.push(...sources.map(({ node }) => node?.parentElement?.textContent ?? 'what is gone'));
        }
      }).observe({ type: 'layout-shift' });
      return moved;
    });
    letIn();
    await page.waitForLoadState('networkidle');
    expect(await shifts.jsonValue()).toEqual([]);
  });
});

describe('what a visitor does before the scripts are here', () => {
  /** Opens a page whose scripts come when they are let in. */
  async function openWithoutScripts(path: string): Promise<() => void> {
    const letIn = await holdScripts(page);
    await page.goto(here().address + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return letIn;
  }

  test('opens the search when they come', async () => {
    const letIn = await openWithoutScripts('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    letIn();
    await page.getByRole('dialog', { name: 'Search Cocktails' }).waitFor();
  });

  test('switches the theme when they come', async () => {
    const letIn = await openWithoutScripts('/recipe/negroni');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    letIn();
    await page.locator('html.dark').waitFor();
  });

  test('is not done twice: the menu of a phone opens without scripts, and stays open', async () => {
    const letIn = await openWithoutScripts('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).waitFor();
    letIn();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('button', { name: 'Close menu' }).isVisible()).toBe(true);
  });
});
