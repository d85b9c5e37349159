import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { openSiteForFile } from './open-site-for-file.ts';

/** A loop sends hundreds of requests in this time; a single failure some. */
const LOOP_MS = 1500;
const FEW_REQUESTS = 25;

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
const clickLink = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const documents = () => requests.filter((url) => url.endsWith('/about')).length;

async function expectNoLoop(): Promise<void> {
  requests = [];
  await page.waitForTimeout(LOOP_MS);
  expect(requests.length).toBeLessThan(FEW_REQUESTS);
}

describe('offline', () => {
  test('a recipe says that it could not be loaded, once, and comes when it is tried again', async () => {
    await open('/explore-collection');
    await context.setOffline(true);
    await clickLink('Negroni Stirred');
    await page.getByText(/could not be loaded. Check your connection and try again/).waitFor();
    await expectNoLoop();
    await context.setOffline(false);
    // First its code, then its data, as each was missing.
    const heading = page.getByRole('heading', { name: 'Negroni', level: 1 });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await heading.waitFor();
  });

  test('the search says that it could not be loaded, and can be had when it is tried again', async () => {
    await open('/');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/The search could not be loaded/).waitFor();
    await expectNoLoop();
    await context.setOffline(false);
    // Chromium asks for a module that failed only once the page is loaded anew, which trying again does.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog', { name: 'Search Cocktails' }).waitFor();
  });
});

describe('code of an older release', () => {
  test('is answered by one reload, and then by a message', async () => {
    await open('/');
    await page.route('**/assets/about-screen-*.js', (route) => route.fulfill({ status: 404 }));
    requests = [];
    await clickLink('About');
    await page.getByText(/The page could not be loaded/).waitFor();
    await expectNoLoop();
  });

  test('loads the page of the new release, once', async () => {
    await open('/');
    let isOld = true;
    await page.route('**/assets/about-screen-*.js', (route) =>
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
    await open('/about');
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
