import { describe, expect, test } from 'vitest';
import { administratorJourney } from '../support/administrator-journey.ts';
import { newVisitor, watch } from '../support/browser.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { CHROMIUM } from '../engines/in-each-engine.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { keyboardJourney, visitorJourney } from '../support/visitor-journey.ts';
import { walk } from '../support/walk.ts';
import { newContext } from '../../../.tooling/new-context.ts';

/** In demo mode, as the README's two commands start it. */
const startSite = () => startBuiltSite({ NODE_ENV: 'development', ADMIN_PASSWORD: undefined });
const here = openSiteForFile(startSite);

describe('the built site on the real server', () => {
  walk('a visitor goes their whole way', visitorJourney, here);
  walk('a visitor gets by with the keyboard alone', keyboardJourney, here, [CHROMIUM]);
});

describe('the dashboard on a server of its own', () => {
  const site = openSiteForFile(startSite);
  // The further engines have the day of `engines/dashboard.test.ts`.
  walk('an administrator goes their whole way by touch', administratorJourney, site, [CHROMIUM], 'touch');
});

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

describe('the first load of a public page', () => {
  // "a first load shows no placeholder": whatever it shows came with the page.
  test.each(PUBLIC_PAGES)(
    '%s asks the API for nothing that it shows, and complains of nothing',
    async (path) => {
      const context = await newVisitor(here());
      try {
        const page = await context.newPage();
        const { complaints, apiRequests } = watch(page);
        const response = await page.goto(here().address + path);
        expect(response?.status()).toBe(200);
        await page.waitForLoadState('networkidle');
        await page.getByRole('heading', { level: 1 }).waitFor();
        // A swap is a link beside an ingredient, and comes with the code that knows of it.
        expect(apiRequests).toEqual(path.startsWith('/recipe/') ? ['/api/sustainable-substitutions'] : []);
        // A page that the browser could not take over as it came would be a complaint of React's.
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

describe('without scripts', () => {
  test('a visitor reads the menu, a category and a recipe, and gets from one to the next', async () => {
    const context = await newContext(here().browser, { javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${here().address}/`);
      await page.getByRole('heading', { name: 'Crafting our Signature Cocktails' }).waitFor();
      await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
      await page.getByRole('link', { name: 'Aperitif', exact: true }).click();
      await page.getByRole('link', { name: 'Negroni', exact: true }).click();
      await page.waitForURL('**/recipe/negroni');
      await expect
        .poll(() => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').count())
        .toBe(3);
      await expect
        .poll(() => page.getByRole('region', { name: 'Instructions' }).getByRole('listitem').count())
        .toBe(4);
    } finally {
      await context.close();
    }
  });
});

test("the contract's page shows the operations", async () => {
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    await page.goto(`${here().address}/api/docs`);
    await page.getByText('spirits', { exact: true }).first().click();
    await page.getByText('/api/spirits/{id}').first().waitFor();
  } finally {
    await context.close();
  }
});
