import { describe, expect, test } from 'vitest';
import { asVisitor, holdScripts, open, untilInteractive } from '../support/browser.ts';
import { SITE } from '../support/site.ts';

const WITHOUT = { javaScriptEnabled: false };

describe('without scripts', () => {
  test('a visitor reads the home page, a category and a recipe, and follows the links between them', () =>
    asVisitor(async ({ page }) => {
      await page.goto(`${SITE}/`);
      await page.getByRole('heading', { name: 'Crafting our Signature Cocktails' }).waitFor();
      await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
      await page.getByRole('link', { name: 'Aperitif', exact: true }).click();
      await page.getByRole('link', { name: 'Negroni', exact: true }).click();
      await page.waitForURL('**/recipe/negroni');
      const lines = (name: string) => page.getByRole('region', { name }).getByRole('listitem').count();
      await expect.poll(() => lines('Ingredients')).toBe(3);
      await expect.poll(() => lines('Instructions')).toBe(4);
    }, WITHOUT));

  test('forms filter the collection, and make the shopping list of a link', () =>
    asVisitor(async ({ page }) => {
      await page.goto(`${SITE}/explore-collection?difficulty=Easy`);
      await page.getByText('More filters').click();
      await page.getByLabel('Technique').selectOption('Shaken');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL('**/explore-collection?*type=Shaken*');
      expect(new URL(page.url()).searchParams.get('difficulty')).toBe('Easy');
      await page.goto(`${SITE}/saved?recipes=negroni,gone-drink`);
      await page.getByText('This recipe is no longer on our menu.').waitFor();
      await page.getByLabel('Guests').fill('24');
      await page.getByRole('button', { name: 'Make the list' }).click();
      await page.getByText('24 oz: 1 bottle of 750 ml').first().waitFor();
      expect(new URL(page.url()).searchParams.get('recipes')).toBe('negroni,gone-drink');
    }, WITHOUT));

  test('the guide opens at most one card, and a click on the open one closes it', () =>
    asVisitor(async ({ page }) => {
      await page.goto(`${SITE}/sustainable-guide`);
      const cards = page.getByRole('article');
      const shown = () => Promise.all([0, 1].map((at) => cards.nth(at).getByText('Benefits').isVisible()));
      const click = (at: number) => cards.nth(at).locator('summary').click();
      expect(await shown()).toEqual([false, false]);
      await click(0);
      await expect.poll(shown).toEqual([true, false]);
      await click(1);
      await expect.poll(shown).toEqual([false, true]);
      await click(1);
      await expect.poll(shown).toEqual([false, false]);
    }, WITHOUT));
});

test('a page whose code cannot be loaded works as without scripts, and does not request it again', () =>
  asVisitor(async ({ page, complaints }) => {
    const drop = await holdScripts(page, 'abort');
    await page.goto(`${SITE}/explore-collection`, { waitUntil: 'commit' });
    const searchWithout = async (name: string) => {
      await page.getByText('More filters').click();
      await page.getByRole('textbox', { name: 'Without' }).fill(name);
      await page.getByRole('textbox', { name: 'Without' }).press('Enter');
    };
    await searchWithout('mint');
    drop();
    await page.waitForURL(/without=mint/);
    await untilInteractive(page);
    let scripts = 0;
    page.on('request', (request) => (scripts += Number(request.resourceType() === 'script')));
    // A page that requested its scripts again and again would never be idle.
    await page.waitForLoadState('networkidle');
    expect(scripts).toBeLessThan(25);
    await searchWithout('lime');
    await page.waitForURL(/without=lime/);
    // The test drops these scripts on purpose.
    complaints.length = 0;
  }));

test('shows an error and a reload button when a chunk of an older release is missing', () =>
  asVisitor(async ({ page, complaints }) => {
    await open(page, '/');
    let isOld = true;
    let documents = 0;
    await page.route('**/assets/AboutPage-*.js', (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
      if (request.url().endsWith('/about')) documents += 1;
    });
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.getByText('The page could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Fill every glass with love and passion').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(1);
    complaints.length = 0;
  }));
