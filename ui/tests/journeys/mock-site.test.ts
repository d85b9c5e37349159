import { describe, expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { startMockSite } from '../support/serve-mock-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

// The mocks answer in a service worker.
const here = openSiteForFile(startMockSite, 'allow');

describe('the same site on mocks that remember', () => {
  test('its panel chooses answers and situations, also for the next load, and as usual again', async () => {
    const context = await newVisitor(here());
    try {
      const page = await context.newPage();
      await page.goto(`${here().address}/categories`);
      await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
      await page.keyboard.press('Alt+m');
      await page.keyboard.type('listcategories');
      await page.getByLabel('listCategories: answer').selectOption('503-DatabaseAway');
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
