import { describe, expect, test } from 'vitest';
import { administratorJourney } from './administrator-journey.ts';
import { newVisitor } from './browser.ts';
import { CHROMIUM } from '../engines/in-each-engine.ts';
import { startMockSite } from './serve-mock-site.ts';
import { openSiteForFile } from './open-site-for-file.ts';
import { visitorJourney } from './visitor-journey.ts';
import { walk } from './walk.ts';

// The mocks answer in a service worker.
const here = openSiteForFile(startMockSite, 'allow');

describe('the same site on mocks that remember', () => {
  // Here React is the one for development, whose warnings are complaints. The keyboard alone is for the built site.
  walk('a visitor goes their whole way', visitorJourney, here, [CHROMIUM]);
  walk('an administrator goes their whole way', administratorJourney, here, [CHROMIUM]);

  test('each category has its picture in both themes, a new one too', async () => {
    const context = await newVisitor(here());
    try {
      const page = await context.newPage();
      for (const theme of ['light', 'dark'] as const) {
        await page.goto(`${here().address}/categories`);
        await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.reload();
        await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
        const shown = page.locator('main article img').filter({ visible: true }).first();
        await expect
          .poll(() => shown.getAttribute('src'))
          .toBe(`/drawings/categories-${theme}.svg#after-dinner`);
        await page.waitForFunction(isLoaded, await shown.elementHandle());
      }
      await page.evaluate(addNightCap);
      await page.reload();
      await page.getByRole('link', { name: 'Night cap', exact: true }).waitFor();
      // An address with an id that is not in the picture would show the whole of it.
      const picture = await page.evaluate(async () => (await fetch('/drawings/categories-dark.svg')).text());
      // The tile of a category without a drink is above the picture.
      expect(picture).toMatch(/<view id="night-cap" viewBox="0 \d/);
    } finally {
      await context.close();
    }
  });

  test('its panel chooses answers and situations, also for the next load, and as usual again', async () => {
    const context = await newVisitor(here());
    try {
      const page = await context.newPage();
      await page.goto(`${here().address}/categories`);
      await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
      await page.keyboard.press('Alt+m');
      await page.keyboard.type('listcategories');
      await page.getByLabel('listCategories: answer').selectOption('503-DatabaseAway');
      await expect.poll(() => page.url()).toContain('?mock=listCategories:503-DatabaseAway');
      await page.reload();
      await page.getByRole('alert').first().waitFor();
      await page.goto(`${here().address}/categories?mock=first-start`);
      await page.getByText('No categories found').waitFor();
      await page.keyboard.press('Alt+m');
      await page.getByRole('button', { name: 'Forget everything' }).click();
      await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    } finally {
      await context.close();
    }
  });
});

/** Runs in the page. */
function isLoaded(image: SVGElement | HTMLElement | null): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

/** Runs in the page: adds a category with a cocktail, as the dashboard does. */
async function addNightCap(): Promise<void> {
  const post = async (path: string, body: BodyInit, headers: HeadersInit = {}) => {
    const response = await fetch(path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { token?: string };
  };
  const json = { 'Content-Type': 'application/json' };
  const cocktail = new FormData();
  for (const [field, value] of Object.entries({
    name: 'Lights out',
    category: '["Night cap"]',
    description: 'Dark.',
    ingredients: '["2 oz dark rum"]',
    instructions: '["Stir."]',
    difficulty: 'Easy',
  }))
    cocktail.set(field, value);
  const { token } = await post('/api/admin/login', '{"password":"cheers"}', json);
  const session = { Authorization: `Bearer ${token}` };
  await post('/api/categories', '{"name":"Night cap","description":"Late."}', { ...json, ...session });
  await post('/api/cocktails', cocktail, session);
}
