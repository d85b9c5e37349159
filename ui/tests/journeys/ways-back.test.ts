import { expect, test } from 'vitest';
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

/** In the page: resolves once it has its pictures, and neither grows nor scrolls any more. Some browsers restore a position late. */
async function rests(): Promise<void> {
  const FRAMES_AT_REST = 12;
  let before = '';
  for (let same = 0; same < FRAMES_AT_REST;) {
    await new Promise(requestAnimationFrame);
    const isLoaded = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
    const now = `${scrollY} ${document.documentElement.scrollHeight}`;
    same = isLoaded && now === before ? same + 1 : 0;
    before = now;
  }
}

async function staysAt(page: EnginePage, top: number): Promise<void> {
  await page.evaluate(rests);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
}

const PARTS = [
  ['/', 'by-category'],
  ['/recipe/mai-tai', 'similar'],
  ['/explore-collection', 'quick-links'],
] as const;

/** In the page: whether a part can be seen. */
function isInView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= -1 && top < innerHeight;
}

/** The part is in view, and stays there when more of the page has come. */
async function showsPart(page: EnginePage, id: string): Promise<void> {
  await page.waitFor(`the part ${id}`, isInView, id);
  await page.evaluate(rests);
  expect({ id, isShown: await page.evaluate(isInView, id) }).toEqual({ id, isShown: true });
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

inEachEngine('a page', (engine) => {
  test('that is reloaded while scrolled begins where its screen says', () =>
    asVisitor(engine, async (page) => {
      for (const [path, top] of [
        ['/explore-collection', 0],
        ['/sustainable-guide', DOWN_PX],
      ] as const) {
        await open(page, path);
        await page.evaluate((down) => {
          window.scrollTo(0, down);
        }, DOWN_PX);
        await page.reload();
        await lives(page);
        await isScrolled(page, top);
        await staysAt(page, top);
      }
    }));

  test('that is opened at one of its parts shows it, also after a reload and on the way back', () =>
    asVisitor(engine, async (page) => {
      // Where most comes in above a part.
      await page.setSize({ width: 375, height: 667 });
      for (const [path, id] of PARTS) {
        await open(page, `${path}#${id}`);
        await showsPart(page, id);
        await page.reload();
        await lives(page);
        await showsPart(page, id);
        for (const isWhole of [false, true]) {
          await page.evaluate((whole) => {
            if (whole) location.href = '/about';
            else document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
          }, isWhole);
          await page.see({ role: 'heading', name: /^About/ });
          await lives(page);
          await step(page, -1);
          await isAt(page, `${path}#${id}`);
          await lives(page);
          await showsPart(page, id);
        }
      }
    }));
});
