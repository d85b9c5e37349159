import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asVisitor, holdScripts, open, untilInteractive } from '../support/browser.ts';
import { SITE } from '../support/site.ts';

const PHONE = { viewport: { width: 375, height: 667 } };
const PUBLIC_PAGES = [
  '/',
  '/categories',
  '/categories/Aperitif',
  '/recipe/negroni',
  '/explore-collection',
  '/tutorials',
  '/sustainable-guide',
  '/about',
  '/contact',
];

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letIn = await holdScripts(page);
  await page.goto(SITE + path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    letIn();
    await untilInteractive(page);
  };
}

describe('the first load of a public page', () => {
  // The document has everything that a first load shows, so there are no placeholders.
  test('sends no request to the API, and reports no error', () =>
    asVisitor(async ({ page }) => {
      const apiReads: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const isData = ['fetch', 'xhr'].includes(request.resourceType());
        if (isData && pathname.startsWith('/api/')) apiReads.push(pathname);
      });
      for (const path of PUBLIC_PAGES) {
        apiReads.length = 0;
        await open(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect({ path, apiReads }).toEqual({ path, apiReads: [] });
      }
    }));

  test('is painted before it requests its scripts', () =>
    asVisitor(async ({ page }) => {
      await open(page, '/recipe/negroni');
      const { paintedAt, scripts } = await page.evaluate(() => ({
        paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
        scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
      }));
      expect(scripts.length).toBeGreaterThan(3);
      for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(paintedAt);
    }, PHONE));

  test.each(['/', '/recipe/negroni', '/explore-collection'])(
    'moves nothing on %s when its scripts run',
    (path) =>
      asVisitor(async ({ page }) => {
        const letIn = await openWithoutScripts(page, path);
        // Before its styles are loaded, a page requests no fonts.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const shifts = await page.evaluateHandle(async () => {
          // In the next frames, the loaded fonts replace the fallback, which has the same widths.
          await document.fonts.ready;
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          const moved: string[] = [];
          new PerformanceObserver((list) => {
            for (const { sources } of list.getEntries() as Shift[])
              moved.push(...sources.map(({ node }) => node?.parentElement?.textContent ?? 'what is gone'));
          }).observe({ type: 'layout-shift' });
          return moved;
        });
        await letIn();
        await page.waitForLoadState('networkidle');
        expect(await shifts.jsonValue()).toEqual([]);
      }, PHONE),
  );
});

describe('what a visitor presses before the scripts run', () => {
  test('is done once when they run: the search, the theme', () =>
    asVisitor(async ({ page }) => {
      let letIn = await openWithoutScripts(page, '/');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await letIn();
      await page.getByRole('dialog', { name: 'Search Cocktails' }).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      letIn = await openWithoutScripts(page, '/recipe/negroni');
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      await letIn();
      await page.locator('html.dark').waitFor();
      // A second press would switch the theme back.
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
    }, PHONE));

  test('is not done twice: the menu of a phone opens without scripts, and stays open', () =>
    asVisitor(async ({ page }) => {
      const letIn = await openWithoutScripts(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
      await letIn();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.getByRole('button', { name: 'Close menu' }).isVisible()).toBe(true);
    }, PHONE));

  test('is followed when they run: Back from a reloaded page', () =>
    asVisitor(async ({ page }) => {
      await open(page, '/about');
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await page.waitForURL('**/categories');
      const letIn = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.goBack({ waitUntil: 'commit' });
      letIn();
      await untilInteractive(page);
      await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    }));
});

test('the heart of a saved recipe is filled before the scripts run', () =>
  asVisitor(async ({ page }) => {
    const heart = page.getByRole('button', { name: 'Save Negroni' });
    await open(page, '/recipe/negroni');
    await heart.click();
    await page.getByRole('button', { name: 'Save Negroni', pressed: true }).waitFor();
    await openWithoutScripts(page, '/recipe/negroni');
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  }));
