import { expect, test } from 'vitest';
import { PAGE_ADDRESSES } from '../support/page-addresses.ts';
import { sheetsIn } from '../support/sheets-in.ts';
import { SITE } from '../support/site.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine, inFurtherEngines } from './in-each-engine.ts';

const DOWN_PX = 900;

/** A control that all pages have works. */
async function expectAlive(page: EnginePage): Promise<void> {
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.click({ role: 'button', name: wasDark ? 'Switch to light theme' : 'Switch to dark theme' });
  await page.waitFor(
    'the other theme',
    (before) => document.documentElement.classList.contains('dark') !== before,
    wasDark,
  );
}

const isScrolled = (page: EnginePage, top: number) =>
  page.waitFor(`a page at ${top} px`, (wanted) => Math.abs(scrollY - wanted) <= 1, top);

/** Scrolls down and at once, before the browser tells of it, follows a link; `whole` loads its document. */
async function leave(page: EnginePage, path: string, whole: boolean): Promise<void> {
  await page.see({ selector: `a[href="${path}"]` });
  await page.evaluate(
    ({ to, top, isWhole }) => {
      window.scrollTo(0, top);
      if (isWhole) location.href = to;
      else document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    },
    { to: path, top: DOWN_PX, isWhole: whole },
  );
  await page.isAt(SITE + path);
}

// In Chromium `layout.test.ts` looks at every screen.
inFurtherEngines('a page', (engine) => {
  test('of every kind opens, lives and fits into 320 px', () =>
    asVisitor(engine, async (page) => {
      await page.setSize({ width: 320, height: 720 });
      for (const path of Object.values(PAGE_ADDRESSES)) {
        await page.goto(SITE + path);
        await page.see({ selector: 'h1' });
        await expectAlive(page);
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
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/explore-collection`);
      for (const way of ['within', 'reloaded', 'document']) {
        await leave(page, '/recipe/negroni', way === 'document');
        await page.see({ role: 'heading', name: 'Negroni' });
        await isScrolled(page, 0);
        await page.lives();
        if (way === 'reloaded') await page.reload();
        await page.step(-1);
        await page.isAt(`${SITE}/explore-collection`);
        await isScrolled(page, DOWN_PX);
        await page.lives();
      }
      await page.step(1);
      await page.isAt(`${SITE}/recipe/negroni`);
      await isScrolled(page, 0);
      // What a page that is left was asking for, as WebKit tells of it.
      const meant = page.complaints.filter((complaint) => !complaint.endsWith('TypeError: Load failed'));
      page.complaints.splice(0, Infinity, ...meant);
    }));

  if (engine.name === 'webkit') {
    test.skip('is printed by Ctrl+P without an empty sheet: the driver of WebKit has no command that prints');
    return;
  }
  test('is printed by Ctrl+P without an empty sheet, and a recipe or what is saved on one', () =>
    asVisitor(engine, async (page) => {
      for (const [path, most] of [
        ['/recipe/negroni', 1],
        ['/saved?guests=8&recipes=negroni,mojito,whiskey-sour', 1],
        ['/explore-collection', 20],
      ] as const) {
        await page.goto(SITE + path);
        let sheets: number[] = [];
        // The paper of a recipe is loaded once the page stands.
        await expect
          .poll(
            async () => {
              sheets = sheetsIn((await page.print('Letter')) ?? new Uint8Array());
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
