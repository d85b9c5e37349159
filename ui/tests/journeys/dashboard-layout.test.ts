import { expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { logInAt } from '../support/dashboard-page.ts';
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
  expect(places).toHaveLength(11);
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

test('on a phone a field that the server refuses lies under no toast, and a saved one leads to the site', async () => {
  const context = await newVisitor(here());
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 667 });
  await logInAt(page, here().address, 'cocktails');
  await page.getByRole('button', { name: 'Edit Negroni', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Negroni' }).waitFor();
  const save = page.getByRole('button', { name: 'Update Cocktail' });
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  for (const field of ['description', 'difficulty', 'ingredients', 'image', 'status']) {
    const refusal = {
      ...{ type: '/api/docs#problem-fields-invalid', title: 'Bad Request', status: 400 },
      ...{ detail: 'Please correct the marked fields.', errors: [{ field, code: 'x', message: 'No.' }] },
    };
    await page.route('**/api/cocktails/negroni', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, contentType: 'application/problem+json', json: refusal })
        : route.continue(),
    );
    // At the lower edge, where the toast will be.
    const box = page.locator(`form :is([name="${field}"], [name="${field}.0"])`);
    await box.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 130);
      element.focus({ preventScroll: true });
    });
    await save.click();
    await toast.waitFor();
    const gap = async () => {
      const [place, cover] = [await box.boundingBox(), await toast.boundingBox()];
      return (cover?.y ?? 0) - ((place?.y ?? 0) + Math.min(place?.height ?? 0, 44));
    };
    await expect.poll(gap, { message: field }).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.unroute('**/api/cocktails/negroni');
  }
  await save.click();
  await page.getByText('Cocktail updated successfully').first().waitFor();
  const opened = context.waitForEvent('page');
  await toast.getByRole('button', { name: 'View on site' }).click();
  await (await opened).getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
  await context.close();
});
