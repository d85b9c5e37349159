import { expect, test } from 'vitest';
import { layoutFaults } from '../support/layout-faults.ts';
import { PAGE_ADDRESSES } from '../support/page-addresses.ts';
import { sheetsIn } from '../support/sheets-in.ts';
import { SITE } from '../support/site.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

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

/** In the page: as `layoutFaults`, which looks at every word. */
function tooWide(): string[] {
  // A scroll bar may take some of the width.
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : [];
}

const scrollDown = (page: EnginePage) => page.evaluate((top) => window.scrollTo(0, top), DOWN_PX);
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

inEachEngine('a page', (engine) => {
  test('of every kind opens, lives and fits into 320 and 1280 px', () =>
    asVisitor(engine, async (page) => {
      for (const [index, path] of Object.values(PAGE_ADDRESSES).entries()) {
        await page.goto(SITE + path);
        await page.see({ selector: 'h1' });
        await expectAlive(page);
        // Each is loaded at one width, in turns, and becomes the other.
        for (const width of index % 2 === 0 ? [1280, 320] : [320, 1280]) {
          await page.setSize({ width, height: 720 });
          await page.evaluate(async () => void (await document.fonts.ready));
          const faults = await page.evaluate(width === 320 ? layoutFaults : tooWide, true);
          expect({ path, width, faults }).toEqual({ path, width, faults: [] });
        }
      }
    }));

  test('lives when it is reloaded while scrolled, or opened at a part', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/explore-collection`);
      await scrollDown(page);
      await page.reload();
      await expectAlive(page);
      await page.goto(`${SITE}/about`);
      await page.goto(`${SITE}/recipe/negroni#content`);
      await expectAlive(page);
    }));

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
        ['/categories/Aperitif', 20],
        ['/explore-collection', 20],
        ['/tutorials', 20],
        ['/about', 20],
      ] as const) {
        await page.goto(SITE + path);
        const printed = async () => sheetsIn((await page.print('Letter')) ?? new Uint8Array());
        // The paper of a recipe is loaded once the page stands.
        await expect.poll(async () => (await printed()).length, { message: path }).toBeLessThanOrEqual(most);
        const sheets = await printed();
        expect({ path, sheets, empty: sheets.filter((drawn) => drawn === 0) }).toMatchObject({ empty: [] });
        expect(sheets.length).toBeGreaterThan(0);
      }
    }));
});
