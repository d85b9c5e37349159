import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { logInAt } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);

test('an advert that a visitor saw and clicked is counted in the dashboard', async () => {
  const { page, context, close } = await openWatchedPage(here());
  // A browser without windows calls itself a robot.
  await context.setExtraHTTPHeaders({
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Firefox/153.0',
  });
  await context.route(/alderandstill/, (route) => route.fulfill({ body: 'Elsewhere' }));
  const isCounted = () => page.waitForResponse(/\/api\/advert-counts$/);
  const viewed = isCounted();
  await page.goto(`${here().address}/categories/Sours`);
  const advert = page.getByRole('article').filter({ hasText: 'From the house' }).first();
  await advert.scrollIntoViewIfNeeded();
  expect((await viewed).status()).toBe(204);
  const name = (await advert.getByRole('link').innerText()).match(/^(?!From the house).+/m)?.[0] ?? '';
  const clicked = isCounted();
  await advert.getByRole('link').click();
  expect((await clicked).status()).toBe(204);
  await logInAt(page, here().address, 'myads');
  await page.getByRole('button', { name: `Statistics of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Statistics of “${name}”` });
  await dialog.getByText('1 view').first().waitFor();
  await dialog.getByText('1 click').first().waitFor();
  await close();
});
