import { expect, test } from 'vitest';
import { asVisitor } from '../support/browser.ts';
import { byText } from '../engines/engine-page.ts';
import { buttonOf, formBox, logInAt, sessionAt } from '../support/dashboard-page.ts';
import { SITE } from '../support/site.ts';

const WINDOWS = [
  { width: 320, height: 640, fields: 3 },
  { width: 768, height: 1024, fields: 5 },
  { width: 1024, height: 768, fields: 4 },
  { width: 1366, height: 640, fields: 4 },
];

const TWO_LINES_PX = 40;

test('the dashboard fits on a phone, a tablet and a laptop: tabs, names, actions of rows, buttons of the form, some fields', () =>
  asVisitor(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await logInAt(page, 'cocktails');
    await buttonOf(page, 'Edit Negroni').waitFor();
    // On a phone, the dashboard shows the list first.
    await buttonOf(page, 'New Cocktail').click();
    // The toast covers no button of the form.
    await buttonOf(page, 'Add Cocktail').waitFor();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect.poll(() => toast.count()).toBe(0);
    await buttonOf(page, 'Back to the list').click();

    const update = buttonOf(page, 'Update Cocktail');
    const star = page.getByRole('switch', { name: 'Featured: Mojito' });
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true });
    for (const { width, height, fields } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const tabs = await page.getByRole('tab').all();
      for (const tab of tabs) {
        const place = await tab.boundingBox();
        expect((place?.x ?? width) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      // The mouse is not over this row.
      for (const action of [buttonOf(page, 'Delete Mojito'), page.getByLabel('Select Mojito'), star])
        expect(await action.evaluate(isVisible)).toBe(true);
      const name = await buttonOf(page, 'Edit Americano').boundingBox();
      expect(name?.height).toBeLessThan(TWO_LINES_PX);
      await buttonOf(page, 'Edit Negroni').click();
      await page.getByRole('heading', { name: 'Edit Negroni' }).waitFor();
      // The page scrolls to the form after it is rendered.
      await expect
        .poll(async () => {
          const edge = (await update.boundingBox())?.y ?? 0;
          if (edge > height) return 0;
          const labels = await page.locator('form label[for]').all();
          const tops = await Promise.all(labels.map(async (label) => (await label.boundingBox())?.y ?? -1));
          return tops.filter((top) => top >= 0 && top < edge).length;
        })
        .toBeGreaterThanOrEqual(fields);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await buttonOf(page, 'Cancel').click();
    }
  }));

test('on a phone, no toast covers a field that the server refuses', () =>
  asVisitor(
    async ({ page, complaints }) => {
      await logInAt(page, 'cocktails');
      await buttonOf(page, 'Edit Negroni').click();
      await page.getByRole('heading', { name: 'Edit Negroni' }).waitFor();
      const refusal = {
        type: '/api/docs#problem-fields-invalid',
        title: 'Bad Request',
        status: 400,
        detail: 'Please correct the marked fields.',
        errors: [{ field: 'difficulty', code: 'x', message: 'No.' }],
      };
      await page.route('**/api/cocktails/negroni', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 400, contentType: 'application/problem+json', json: refusal })
          : route.continue(),
      );
      const box = page.locator('form [name="difficulty"]');
      // Scrolls the field to the lower edge, where the toast will be.
      await box.evaluate((element) =>
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 130),
      );
      // The page measures in each frame, since the toast disappears after five seconds.
      const isFieldFree = page.evaluate(async () => {
        const edgesOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        for (;;) {
          const [field, toast] = [edgesOf('form [name="difficulty"]'), edgesOf('[data-toasts] li')];
          if (field && toast && toast.top >= field.top + Math.min(field.height, 44)) return;
          await new Promise(requestAnimationFrame);
        }
      });
      await buttonOf(page, 'Update Cocktail').click();
      await isFieldFree;
      // The browser reports the refusal.
      complaints.length = 0;
    },
    { viewport: { width: 375, height: 667 } },
  ));

test('a menu is written with the keyboard, its rows move by keyboard and pointer, and its URL shows it', () =>
  asVisitor(async ({ page }) => {
    await logInAt(page, 'menus');
    await formBox(page, /^Name/).fill('Lunch');
    await buttonOf(page, 'Add a section').press('Enter');
    // The new section has the focus, and Enter leads to its first drink.
    await page.keyboard.type('By the glass');
    await page.keyboard.press('Enter');
    for (const [name, price] of [
      ['Negroni', '12,50'],
      ['Mojito', '9'],
    ] as const) {
      await page.keyboard.type(name);
      // The options are loaded separately.
      await page.getByRole('option', { name, exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type(price);
      await page.keyboard.press('Enter');
    }
    await page.getByLabel('Price of Mojito').press('Alt+ArrowUp');
    await byText(page, 'Mojito, 2 of 3').waitFor();
    const handle = (name: string) =>
      page.getByRole('group', { name, exact: true }).getByTitle('Drag to another place');
    await handle('Mojito').dragTo(handle('Negroni'));
    await byText(page, 'Mojito, 3 of 3').waitFor();
    await buttonOf(page, 'Add Menu').click();
    await byText(page, 'Menu created successfully').waitFor();
    await page.goto(`${SITE}/menu/lunch`);
    const rows = page.getByRole('region', { name: 'By the glass' }).getByRole('listitem');
    await expect
      .poll(async () => (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ')))
      .toEqual(['Negroni $12.50 Contains sulfites', 'Mojito $9.00']);
    const send = await sessionAt(SITE);
    await send('DELETE', '/api/menus/lunch');
  }));
