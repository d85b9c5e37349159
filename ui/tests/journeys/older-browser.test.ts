import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newContext } from '../../../.tooling/new-context.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { PAGE_ADDRESSES } from '../support/page-addresses.ts';
import { sheetsIn } from '../support/style-sheets-in.ts';
import { withoutRules } from '../support/without-rules.ts';

const here = openSharedSite();

const GATE = /@supports not \(text-wrap:\s*balance\)/g;

/** What a browser makes of the style sheet, by what it does not know. */
const BROWSERS: Record<string, (css: string) => string> = {
  'of before the last 30 months': (css) => withoutRules(css, /^@property|:has\(/),
  'without cascade layers': (css) => withoutRules(css, /^@layer|^@property|:has\(/),
};

/** The login and the page of the service worker are of scripts alone. */
const { '/admin': _login, '/offline': _offline, ...readable } = PAGE_ADDRESSES;

/** A page of a browser whose style sheet is `change`d, which says no to what the site asks of a browser. Its scripts are noted. */
async function openPage(change: (css: string) => string, scripts: string[]): Promise<Page> {
  const context = await newContext(here().browser, {
    viewport: { width: 375, height: 667 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const changed = new Map<string, string>();
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    expect(css).toMatch(GATE);
    const body = changed.get(css) ?? change(css.replaceAll(GATE, '@media all'));
    changed.set(css, body);
    await route.fulfill({ response, body });
  });
  return page;
}

describe.each(Object.entries(BROWSERS))('a browser %s', (_, change) => {
  let page: Page;
  const scripts: string[] = [];
  beforeAll(async () => {
    page = await openPage(change, scripts);
  });
  afterAll(() => page.context().close());
  beforeEach(() => void scripts.splice(0));

  test.each(Object.values(readable))('reads and prints %s, and meets no dead control', async (path) => {
    await page.goto(here().address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.locator('main [type=button]:visible').all()).toEqual([]);
    expect(await page.evaluate(layoutFaults, false)).toEqual([]);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    const sheets = sheetsIn(await page.pdf({ format: 'A4' }));
    expect(sheets.filter((drawn) => drawn > 0)).not.toEqual([]);
    expect(sheets).not.toContain(0);
    // Until it was printed, which takes longer than a page that starts waits for its scripts.
    expect(scripts).toEqual([]);
  });

  test('gets from the menu to a recipe by links, and filters the collection by its form', async () => {
    await page.goto(`${here().address}/categories`);
    await page.getByRole('link', { name: 'Aperitif', exact: true }).click();
    await page.getByRole('link', { name: 'Negroni', exact: true }).click();
    await page.waitForURL('**/recipe/negroni');
    await expect
      .poll(() => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').count())
      .toBe(3);
    await page.goto(`${here().address}/explore-collection`);
    await page.getByLabel('Taste').selectOption('sour');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**taste=sour**');
    await page
      .getByRole('link', { name: /Daiquiri/ })
      .first()
      .waitFor();
  });
});
