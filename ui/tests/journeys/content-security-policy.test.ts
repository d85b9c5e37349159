import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, openTab, PICTURE, textOf } from '../support/dashboard-page.ts';
import { createLongCatalogue, type LongCatalogue } from '../support/long-catalogue.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { PUBLIC_SCREENS } from '../support/public-screens.ts';

const TABS = [
  'Categories',
  'Equipment',
  'Garnish',
  'Glassware',
  'MyAds',
  'Spirits',
  'Sustainable',
  'Techniques',
];
const SHEET =
  'name,category,description,ingredients,instructions,difficulty\nA,Sours,B.,1 oz gin,Shake.,Easy';

// With its service worker, whose address is a script's too.
const here = openSiteForFile(() => startBuiltSite({ STARTER_CATALOGUE: 'off' }), 'allow');
let made: LongCatalogue;
let context: BrowserContext;
let page: Page;
let broken: unknown[];
/** How each document looked that was sent to the printer. */
let printed: unknown[];

/**
 * A visitor in whose windows nothing may break the policy, those to print in included. It is the same one for all tests: the service worker fetches
 * all that a new one may need.
 */
beforeAll(async () => {
  made = await createLongCatalogue(here().address);
  context = await newVisitor(here());
  await context.exposeFunction('tellBroken', (what: unknown) => broken.push(what));
  await context.exposeFunction('tellPrinted', (paper: unknown) => printed.push(paper));
  await context.addInitScript(() => {
    const { tellBroken, tellPrinted } = window as unknown as Record<string, (what: unknown) => void>;
    window.print = () => {
      const rules = [...(document.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText);
      tellPrinted?.({
        color: getComputedStyle(document.body).color,
        hasPage: rules.some((rule) => rule.startsWith('@page')),
        hasFonts: document.fonts.size > 0,
      });
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      tellBroken?.(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  // A document that is written anew has lost its listeners, and its console has not.
  context.on('console', (message) => {
    if (/content security policy|trusted ?(?:html|script|type)/i.test(message.text()))
      broken.push(message.text());
  });
});
afterAll(() => context.close());

beforeEach(async () => {
  broken = [];
  printed = [];
  page = await context.newPage();
  await page.goto(`${here().address}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  return async () => {
    await Promise.all(context.pages().map((opened) => opened.close()));
    expect(broken).toEqual([]);
  };
});

async function openPath(path: string): Promise<void> {
  await page.goto(here().address + path, { waitUntil: 'networkidle' });
}

test.each(Object.keys(PUBLIC_SCREENS))('%s keeps the policy', async (name) => {
  const screen = PUBLIC_SCREENS[name];
  await openPath(screen?.pathIn(made) ?? '');
  await screen?.open?.(page);
});

test('a tutorial that plays keeps the policy, and moves as long as its step lasts', async () => {
  await openPath('/tutorials');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  await page.locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor();
  const lengths = await page
    .locator('.step-scene')
    .evaluate((scene) => getComputedStyle(scene).getPropertyValue('--step-ms'));
  expect(lengths).toMatch(/^\d{4}ms$/);
});

test('what a recipe prints keeps the policy, and has its styles', async () => {
  await openPath(made.recipe);
  await page.getByRole('button', { name: /^Print/ }).click();
  await page
    .getByRole('dialog', { name: 'Print Recipe Options' })
    .getByRole('button', { name: 'Print' })
    .click();
  await expect.poll(() => printed).toEqual([{ color: 'rgb(15, 42, 34)', hasPage: true, hasFonts: true }]);
});

test('every tab of the dashboard, its forms, lists and windows keep the policy', async () => {
  await logInAt(page, here().address, 'categories');
  for (const tab of TABS) {
    await openTab(page, tab);
    await buttonOf(page, /^Edit /).click();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: / form$/ })
          .locator('input')
          .first()
          .inputValue(),
      )
      .not.toBe('');
    await buttonOf(page, /^Delete /).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  await openTab(page, 'Cocktails');
  await buttonOf(page, /^Edit /).click();
  await expect.poll(() => formBox(page, /^Name/).inputValue()).not.toBe('');
  await page
    .getByLabel(/^Image/)
    .last()
    .waitFor({ state: 'attached' });
  await page
    .locator('input[type=file][accept^="image"]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await buttonOf(page, /^History of /).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Import from a sheet').click();
  await page
    .getByLabel('Sheet to import')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await textOf(page, 'What this sheet would do').waitFor();
  await buttonOf(page, 'Import').click();
});

test('the documentation of the API, what a page is made of and what is no page keep the policy', async () => {
  await openPath('/api/docs');
  await page.getByText('Try it out').first().click();
  await page.getByRole('button', { name: 'Send' }).first().waitFor();
  for (const path of [
    '/offline?from=%2Fabout',
    '/drawings/categories-light.svg',
    '/icon.svg',
    '/api/nothing',
  ])
    await openPath(path);
});
