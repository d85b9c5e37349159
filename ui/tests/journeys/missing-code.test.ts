import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

/** A loop sends hundreds of requests in this time; a single failure some. */
const LOOP_MS = 1500;
const FEW_REQUESTS = 25;
const PRESS_WITHIN_MS = 1000;

const here = openSiteForFile(startBuiltSite);
let context: BrowserContext;
let page: Page;
let requests: string[];

beforeEach(async () => {
  context = await newVisitor(here());
  page = await context.newPage();
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
});
afterEach(() => context.close());

const open = (path: string) => page.goto(here().address + path, { waitUntil: 'networkidle' });
/** Without its scripts a page's links load whole documents. A busy machine may run them only after the network is idle. */
async function openAlive(path: string): Promise<void> {
  await open(path);
  await page.waitForFunction(() => window.earlyEvents === undefined);
}
const clickLink = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const documents = () => requests.filter((url) => url.endsWith('/about')).length;

async function expectNoLoop(): Promise<void> {
  requests = [];
  await page.waitForTimeout(LOOP_MS);
  expect(requests.length).toBeLessThan(FEW_REQUESTS);
}

describe('offline', () => {
  test('the search says that it could not be loaded, and can be had when it is tried again', async () => {
    await openAlive('/');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/The search could not be loaded/).waitFor();
    await expectNoLoop();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    // A browser may ask for a module that failed only once the page is loaded anew, which takes the search away again.
    const dialog = page.getByRole('dialog', { name: 'Search Cocktails' });
    const search = page.getByRole('button', { name: 'Search', exact: true });
    // It may open by itself meanwhile, and the button is out of reach then.
    const press = () => search.click({ timeout: PRESS_WITHIN_MS }).catch(() => undefined);
    await expect.poll(async () => (await dialog.count()) || (await press(), 0)).toBe(1);
  });
});

describe('the first code of a page', () => {
  /** Loses the scripts that fit on their way, `times` times each. */
  async function lose(pattern: RegExp, times: number): Promise<void> {
    const lost = new Map<string, number>();
    await page.route(pattern, (route) => {
      const url = route.request().url();
      const count = lost.get(url) ?? 0;
      lost.set(url, count + 1);
      return count < times ? route.abort() : route.continue();
    });
  }

  test('never comes: the page is used as without scripts', async () => {
    await lose(/\/assets\/.*\.js$/, Infinity);
    await openAlive('/explore-collection');
    await expectNoLoop();
    await page.getByRole('textbox', { name: 'Without' }).fill('mint');
    await page.getByRole('textbox', { name: 'Without' }).press('Enter');
    await page.waitForURL(/without=mint/);
  });
});

describe('code of an older release', () => {
  test('loads the page of the new release, once', async () => {
    await openAlive('/');
    let isOld = true;
    await page.route('**/assets/AboutPage-*.js', (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    requests = [];
    await clickLink('About');
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation').length > 0 && location.pathname === '/about',
    );
    await page.getByText('Fill every glass with love and passion').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The question whether the site answers, and the reload.
    expect(documents()).toBe(2);
  });
});

describe('an answer that cannot be shown', () => {
  test('takes one part of the page away, and tells the console which', async () => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await openAlive('/about');
    await page.route('**/api/cocktails?*', (route) => route.fulfill({ json: [{ id: 'x' }] }));
    await clickLink('Home');
    await page.getByText('This part of the page could not be shown.').waitFor();
    await page.getByRole('heading', { name: 'Explore by Category' }).waitFor();
    await expect.poll(() => told.join('\n')).toMatch(/listCocktails/);
    await expect
      .poll(() => told.join('\n'))
      .toMatch(/listCocktails, GET \/api\/cocktails\?.*: \[0\]\.name is missing/);
  });
});
