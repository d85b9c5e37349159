import { expect, test } from 'vitest';
import { untilInteractive, open } from '../support/browser.ts';
import { PAGE_URLS } from '../support/page-urls.ts';
import { sheetsIn } from '../support/sheets-in.ts';
import { SITE } from '../support/site.ts';
import { byRole, type EnginePage } from './engine-page.ts';
import { asEngineVisitor, inEachEngine, inFurtherEngines } from './in-each-engine.ts';

const DOWN_PX = 900;

/** Presses the theme's button, which every page has, and waits until the theme has changed. */
async function expectInteractive(page: EnginePage): Promise<void> {
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await byRole(page, 'button', wasDark ? 'Switch to light theme' : 'Switch to dark theme').click();
  await page.waitForFunction(
    (before) => document.documentElement.classList.contains('dark') !== before,
    wasDark,
  );
}

const isScrolled = (page: EnginePage, top: number) =>
  page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 1, top);

/** Scrolls down and clicks a link before the browser reports the scrolling. `whole` loads a document. */
async function leave(page: EnginePage, path: string, whole: boolean): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().waitFor();
  await page.evaluate(
    ({ to, top, isWhole }) => {
      window.scrollTo(0, top);
      if (isWhole) location.href = to;
      else document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    },
    { to: path, top: DOWN_PX, isWhole: whole },
  );
  await page.waitForURL(SITE + path);
}

// In Chromium, `layout.test.ts` looks at every screen.
inFurtherEngines('a page', (engine) => {
  test('of every kind opens, becomes interactive and fits into 320 px', () =>
    asEngineVisitor(engine, async (page) => {
      await page.setViewportSize({ width: 320, height: 720 });
      for (const path of Object.values(PAGE_URLS)) {
        await open(page, path);
        await page.locator('h1').first().waitFor();
        await expectInteractive(page);
        // A scroll bar may take some of the width.
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect({ path, tooWide }).toEqual({ path, tooWide: 0 });
      }
    }));
});

inEachEngine('a page', (engine) => {
  test('is where it was left when a visitor comes back, within the site and over documents', () =>
    asEngineVisitor(engine, async (page, complaints) => {
      await open(page, '/explore-collection');
      for (const way of ['within', 'reloaded', 'document']) {
        await leave(page, '/recipe/negroni', way === 'document');
        await byRole(page, 'heading', 'Negroni').waitFor();
        await isScrolled(page, 0);
        if (way === 'reloaded') await page.reload();
        await untilInteractive(page);
        await page.goBack();
        await page.waitForURL(`${SITE}/explore-collection`);
        await isScrolled(page, DOWN_PX);
        await untilInteractive(page);
      }
      await page.evaluate(() => void setTimeout(() => history.forward()));
      await page.waitForURL(`${SITE}/recipe/negroni`);
      await isScrolled(page, 0);
      // WebKit reports the requests that it cancels when the visitor leaves a page.
      const meant = complaints.filter((complaint) => !complaint.endsWith('TypeError: Load failed'));
      complaints.splice(0, Infinity, ...meant);
    }));

  if (engine.name === 'webkit') {
    test.skip('is printed by Ctrl+P without an empty sheet: the driver of WebKit has no command that prints');
    return;
  }
  test('is printed by Ctrl+P without an empty sheet, and a recipe or what is saved on one', () =>
    asEngineVisitor(engine, async (page) => {
      for (const [path, most] of [
        ['/recipe/negroni', 1],
        ['/saved?guests=8&recipes=negroni,mojito,whiskey-sour', 1],
        ['/explore-collection', 20],
      ] as const) {
        await open(page, path);
        let sheets: number[] = [];
        // The code of the paper is loaded after the page.
        await expect
          .poll(
            async () => {
              sheets = sheetsIn((await page.pdf?.({ format: 'Letter' })) ?? new Uint8Array());
              return sheets.length;
            },
            { message: path },
          )
          .toBeLessThanOrEqual(most);
        expect({ path, sheets, empty: sheets.filter((drawn) => drawn === 0) }).toMatchObject({ empty: [] });
        expect(sheets.length).toBeGreaterThan(0);
      }
    }));
});
