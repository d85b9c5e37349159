import { test } from 'vitest';
import { asVisitor, inEachEngine } from '../engines/in-each-engine.ts';
import type { EnginePage } from '../engines/engine-page.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const DOWN_PX = 900;

const here = openSharedSite();

/** Opens a page, and waits until it lives. */
async function open(page: EnginePage, path: string): Promise<void> {
  await page.goto(here().address + path);
  await lives(page);
}
const lives = (page: EnginePage) =>
  page.waitFor('a living page', () => document.readyState === 'complete' && window.earlyEvents === undefined);

const isAt = (page: EnginePage, path: string) =>
  page.waitFor(path, (wanted) => location.pathname + location.hash === wanted, path);

const isScrolled = (page: EnginePage, top: number) =>
  page.waitFor(`a page at ${top} px`, (wanted) => Math.abs(scrollY - wanted) <= 1, top);

/** By the page's own button, gesture or key: the browser alone decides how, and whether a document is loaded. */
const step = (page: EnginePage, by: 1 | -1) =>
  page.evaluate((delta) => {
    setTimeout(() => history.go(delta));
  }, by);

/** Scrolls down and at once, before the browser tells of it, follows a link; `whole` loads its document. */
async function leave(page: EnginePage, path: string, whole = false): Promise<void> {
  await page.waitFor(`a link to ${path}`, (to) => document.querySelector(`a[href="${to}"]`) !== null, path);
  await page.evaluate(
    ({ to, top, isWhole }) => {
      window.scrollTo(0, top);
      if (isWhole) location.href = to;
      else document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
    },
    { to: path, top: DOWN_PX, isWhole: whole },
  );
  await isAt(page, path);
}

const LEFT = [
  ['/explore-collection', '/recipe/negroni', 'Negroni'],
  ['/categories/Aperitif', '/recipe/negroni', 'Negroni'],
  ['/sustainable-guide', '/about', /^About/],
] as const;

inEachEngine('back', (engine) => {
  test('and forward come to where a page was left, within the site and over documents', () =>
    asVisitor(engine, async (page) => {
      for (const [path, next, heading] of LEFT) {
        await open(page, path);
        for (const way of ['within', 'reloaded', 'document']) {
          await leave(page, next, way === 'document');
          await page.see({ role: 'heading', name: heading });
          await isScrolled(page, 0);
          await lives(page);
          if (way === 'reloaded') {
            await page.reload();
            await lives(page);
          }
          await step(page, -1);
          await isAt(page, path);
          await isScrolled(page, DOWN_PX);
          await lives(page);
        }
        await step(page, 1);
        await isAt(page, next);
        await isScrolled(page, 0);
      }
      // What a page that is left was asking for, as WebKit tells of it.
      const meant = page.complaints.filter((complaint) => !complaint.endsWith('TypeError: Load failed'));
      page.complaints.splice(0, Infinity, ...meant);
    }));
});
