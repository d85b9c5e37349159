import { test } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { asVisitor, inEachEngine } from './engines/engines.ts';
import { openSiteForFile } from './open-site-for-file.ts';

const here = openSiteForFile(startBuiltSite);

/** From the click on the first link to that on the second, in ms; a view transition begins somewhere in between. */
const GAPS = [0, 20, 40, 60, 80, 100, 150, 200, 250];

declare global {
  interface Window {
    /** The path of the link that was followed last, until another document is loaded. */
    followedForTest?: string;
  }
}

inEachEngine('a link that is followed right after another one', (engine) => {
  test.each([
    ['of the head', '/', ['/about', '/contact']],
    ['of the page that is about to go', '/categories', ['/categories/Aperitif', '/categories/Sours']],
    ['which is the same', '/categories', ['/categories/Aperitif', '/categories/Aperitif']],
  ])('%s shows its page without a document', (_, path, links) =>
    asVisitor(
      engine,
      async (page) => {
        await page.goto(here().address + path);
        await page.waitFor('a living page', () => window.earlyEvents === undefined);
        const title = await page.evaluate(() => document.querySelector('main h1')?.textContent);
        for (const gap of GAPS) {
          await page.evaluate(
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
          await page.waitFor(`the page of the last link, ${gap} ms after the first`, () => {
            const shown = document.querySelector('main h1')?.textContent ?? '';
            const name = window.followedForTest?.split('/').pop()?.toLowerCase();
            return (
              name !== undefined &&
              location.pathname === window.followedForTest &&
              shown.toLowerCase().startsWith(name)
            );
          });
          await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
          await page.waitFor(
            'the page before',
            (wanted) => document.querySelector('main h1')?.textContent === wanted,
            title,
          );
        }
      },
      { wantsMotion: true },
    ),
  );
});
