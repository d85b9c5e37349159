import { test } from 'vitest';
import type { EnginePage } from '../engines/engine-page.ts';
import { asVisitor, inEachEngine } from '../engines/in-each-engine.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const here = openSharedSite();

/**
 * From the click on the first link to that on the second, in ms; a view transition begins somewhere in between. WebKit alone was seen to load a
 * document then, and its moments are the same wherever a link stands.
 */
const GAPS = [60];
const GAPS_OF_WEBKIT = [0, 60, 150];
const ALL_GAPS_OF_WEBKIT = [0, 30, 60, 100, 150, 250];

const PAIRS = [
  ['of the head', '/', ['/about', '/contact']],
  ['of the page that is about to go', '/categories', ['/categories/Aperitif', '/categories/Sours']],
  ['which is the same', '/categories', ['/categories/Aperitif', '/categories/Aperitif']],
] as const;

declare global {
  interface Window {
    /** The path of the link that was followed last, until another document is loaded. */
    followedForTest?: string;
  }
}

inEachEngine('a link that is followed right after another one', (engine) => {
  test('shows its page without a document', () =>
    asVisitor(
      engine,
      async (page) => {
        for (const [index, [kind, path, links]] of PAIRS.entries()) {
          await page.goto(here().address + path);
          await page.waitFor('a living page', () => window.earlyEvents === undefined);
          const title = await page.evaluate(() => document.querySelector('main h1')?.textContent);
          const ofWebkit = index === 0 ? ALL_GAPS_OF_WEBKIT : GAPS_OF_WEBKIT;
          for (const gap of engine.name === 'webkit' ? ofWebkit : GAPS) {
            await followTwo(page, links, gap);
            await page.waitFor(`the page of a link ${kind}, ${gap} ms after the first`, () => {
              const shown = document.querySelector('main h1')?.textContent ?? '';
              const name = window.followedForTest?.split('/').pop()?.toLowerCase();
              return (
                name !== undefined &&
                location.pathname === window.followedForTest &&
                shown.toLowerCase().startsWith(name)
              );
            });
            await page.evaluate(
              (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
              path,
            );
            await page.waitFor(
              'the page before',
              (wanted) => document.querySelector('main h1')?.textContent === wanted,
              title,
            );
          }
        }
      },
      { wantsMotion: true },
    ));
});

function followTwo(page: EnginePage, links: readonly string[], gap: number): Promise<void> {
  return page.evaluate(
    async ({ paths, gapMs }) => {
      for (const to of paths) {
        const link = document.querySelector<HTMLElement>(`:is(nav, main) a[href="${to}"]`);
        // On the next page by now, where a hand does not meet it.
        if (!link) return;
        window.followedForTest = to;
        link.click();
        await new Promise((resolve) => setTimeout(resolve, gapMs));
      }
    },
    { paths: links, gapMs: gap },
  );
}

/** From the moment when a page can be read to the click, in ms. */
const EARLY = [0, 0, 10, 20, 40, 60, 80, 100, 120, 150, 180, 220, 260, 300];
/** Firefox alone was seen to stay on the page before, 4 times in 14. */
const SOME_EARLY = [0, 20, 80, 150, 300];

inEachEngine('once the service worker is there', (engine) => {
  test('a link that is followed in the first tenths of a second leads to its page', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/`);
      await page.waitFor('the service worker', () => navigator.serviceWorker.controller !== null);
      const delays = engine.name === 'firefox' ? EARLY : SOME_EARLY;
      for (const [index, delayMs] of delays.entries()) {
        const [from, to] = index % 2 === 0 ? ['/categories', '/about'] : ['/explore-collection', '/contact'];
        await page.evaluate((path) => {
          location.href = path;
        }, from);
        await page.waitFor(
          `the links of ${from}`,
          (path) =>
            location.pathname === path && document.querySelector('footer a[href="/contact"]') !== null,
          from,
        );
        const link = { path: to, afterMs: delayMs };
        await page.evaluate(({ path, afterMs }) => {
          setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), afterMs);
        }, link);
        await page.waitFor(
          `${to}, whose link was followed ${delayMs} ms after ${from} came, alive`,
          (path) =>
            location.pathname === path &&
            document.readyState === 'complete' &&
            window.earlyEvents === undefined &&
            `/${document.querySelector('main h1')?.textContent.split(' ')[0]?.toLowerCase() ?? ''}` === path,
          to,
        );
      }
    }));
});
