import { test } from 'vitest';
import { asVisitor } from '../support/browser.ts';
import { startMockSite } from '../support/serve-mock-site.ts';

test('the same site on mocks that remember: its panel chooses responses, also for the next load', async () => {
  const { url, stop } = await startMockSite();
  try {
    await asVisitor(
      async ({ page, complaints }) => {
        await page.goto(`${url}/categories`);
        await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
        await page.keyboard.press('Alt+m');
        await page.keyboard.type('listcategories');
        await page.getByLabel('listCategories: answer').selectOption('503-DatabaseAway');
        await page.reload();
        await page.getByRole('alert').first().waitFor();
        await page.goto(`${url}/categories?mock=first-start`);
        await page.getByText('No categories found').waitFor();
        // The test chose this response.
        complaints.length = 0;
      },
      // The mocks answer in a service worker.
      { serviceWorkers: 'allow' },
    );
  } finally {
    await stop();
  }
});
