import { expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

const here = openSiteForFile(startBuiltSite);

const WINDOWS = [
  { width: 320, height: 640, fields: 3 },
  { width: 375, height: 667, fields: 3 },
  { width: 768, height: 1024, fields: 5 },
  { width: 1366, height: 640, fields: 4 },
];

test.each(WINDOWS)('the dashboard in $width × $height', async ({ width, height, fields }) => {
  const context = await newVisitor(here());
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(`${here().address}/admin`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Negroni', exact: true }).waitFor();

  // Every tab is in sight: the nine of the specification, what the house makes itself, its menus and its notes.
  const tabs = await page.getByRole('tab').all();
  const places = await Promise.all(tabs.map((tab) => tab.boundingBox()));
  expect(places).toHaveLength(12);
  for (const place of places) expect((place?.x ?? width) + (place?.width ?? 0)).toBeLessThanOrEqual(width);

  // What was just said covers no button of the form.
  const toast = await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .boundingBox();
  const add = await page.getByRole('button', { name: 'Add Cocktail' }).boundingBox();
  const clear = await page.getByRole('button', { name: 'Clear Form' }).boundingBox();
  for (const button of [add, clear]) {
    expect(
      button && toast && button.y < toast.y + toast.height && toast.y < button.y + button.height
        ? button.x + button.width
        : 0,
    ).toBeLessThanOrEqual(toast?.x ?? 0);
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
  }

  // The form that opens shows more than a field or two above its buttons, and nothing is wider than the window.
  await page.getByRole('button', { name: 'Edit Negroni', exact: true }).click();
  const update = page.getByRole('button', { name: 'Update Cocktail' });
  await update.waitFor();
  await page.getByRole('heading', { name: 'Edit Negroni' }).waitFor();
  const labelsInSight = async () => {
    const edge = (await update.boundingBox())?.y ?? 0;
    const labels = await page.locator('form label[for]').all();
    const tops = await Promise.all(labels.map(async (label) => (await label.boundingBox())?.y ?? -1));
    return tops.filter((top) => top >= 0 && top < edge).length;
  };
  // The page scrolls to the form once it is drawn.
  await expect.poll(labelsInSight).toBeGreaterThanOrEqual(fields);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await context.close();
});
