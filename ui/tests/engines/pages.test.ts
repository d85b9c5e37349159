import { expect, test } from 'vitest';
import { layoutFaults } from '../support/layout-faults.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { PAGE_ADDRESSES } from '../support/page-addresses.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine, inFurtherEngines } from './in-each-engine.ts';

const here = openSharedSite();

/** A control that all pages have works: the page lives. */
async function expectAlive(page: EnginePage): Promise<void> {
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.click({ role: 'button', name: wasDark ? 'Switch to light theme' : 'Switch to dark theme' });
  await page.waitFor(
    'the other theme',
    (before) => document.documentElement.classList.contains('dark') !== before,
    wasDark,
  );
}

/** Scrolls down by hand, as soon as the page is there. */
async function scrollDown(page: EnginePage): Promise<void> {
  await page.wheel(600);
  await page.waitFor('the page to be scrolled', () => scrollY > 0);
}

/** In the page: as `layoutFaults`, which looks at every word. */
function tooWide(): string[] {
  // A scroll bar may take some of the width.
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : [];
}

// In Chromium `layout.test.ts` and `dashboard-layout.test.ts` measure them, and `early-controls.test.ts` uses their controls.
inFurtherEngines('a page', (engine) => {
  test('of every kind opens, lives and fits into 320, 375 and 1280 px', () =>
    asVisitor(engine, async (page) => {
      for (const [index, path] of Object.values(PAGE_ADDRESSES).entries()) {
        await page.goto(here().address + path);
        await page.see({ selector: 'h1' });
        await expectAlive(page);
        // Each is loaded at one width, in turns, and becomes the others.
        for (const width of index % 2 === 0 ? [1280, 375, 320] : [320, 375, 1280]) {
          await page.setSize({ width, height: 720 });
          await page.evaluate(async () => void (await document.fonts.ready));
          const faults = await page.evaluate(width === 320 ? layoutFaults : tooWide, true);
          expect({ path, width, faults }).toEqual({ path, width, faults: [] });
        }
      }
    }));
});

inEachEngine('a page', (engine) => {
  test('lives when it is reloaded while scrolled, opened at a part, or come back to', () =>
    asVisitor(engine, async (page) => {
      const { address } = here();
      for (const path of ['/explore-collection', '/recipe/negroni']) {
        await page.goto(address + path);
        await scrollDown(page);
        await page.reload();
        await expectAlive(page);
        await page.goto(`${address}/about`);
        await page.goto(`${address}${path}#content`);
        await expectAlive(page);
        await scrollDown(page);
        await page.goto(`${address}/contact`);
        // WebKit goes nowhere while a page is loading.
        await expectAlive(page);
        await page.back();
        await page.waitFor('the page before', (wanted) => location.pathname === wanted, path);
        await expectAlive(page);
      }
    }));
});

inEachEngine('a visitor', (engine) => {
  test('comes back, and finds what is new, and a list that was sent', () =>
    asVisitor(engine, async (page) => {
      const { address } = here();
      await page.goto(address);
      await page.evaluate(() => localStorage.setItem('visits', ' 2020-01-01T00:00:00.000Z'));
      await page.reload();
      await page.click({ text: /new since your last visit$/ });
      await page.see({ role: 'link', name: 'All, the newest first' });
      await page.goto(`${address}/saved?guests=8&recipes=negroni,mojito`);
      await page.see({ role: 'heading', name: 'Shopping list' });
    }));

  test('takes a lesson, and reads on the button whether the browser can listen', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/tutorials`);
      await page.click({ role: 'button', name: 'Stirred' });
      await page.has({ role: 'button', name: 'Stirred' }, 'aria-pressed', 'true');
      await page.click({ role: 'button', name: 'Start Tutorial' });
      await page.click({ role: 'button', name: 'Pause' });
      await page.click({ role: 'button', name: 'Reset' });
      await page.see({ role: 'button', name: 'Start Tutorial' });
      const canListen = await page.evaluate(
        () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
      );
      const name = canListen ? /^Voice Search(?! \(Unavailable\))/ : /^Voice Search \(Unavailable\)/;
      await page.see({ role: 'button', name });
    }));

  test('filters the guide, shares what is shown, and comes back to it', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/sustainable-guide`);
      const cards = () => page.evaluate(() => document.querySelectorAll('main article').length);
      const all = await cards();
      await page.fill({ label: 'Search swaps' }, 'syrup');
      await page.choose({ label: 'Difficulty' }, 'Easy');
      await page.waitFor('the address of the filter', () =>
        ['q=syrup', 'difficulty=Easy'].every((part) => location.search.includes(part)),
      );
      await expect.poll(cards).toBeLessThan(all);
      const shown = await cards();
      await page.reload();
      await expect.poll(cards).toBe(shown);
      await page.click({ role: 'link', name: 'About' });
      await page.see({ role: 'heading', name: /About/ });
      await page.back();
      await expect.poll(() => page.valueOf({ label: 'Search swaps' })).toBe('syrup');
      await expect.poll(cards).toBe(shown);
      await page.fill({ label: 'Search swaps' }, 'no such thing');
      await expect.poll(cards).toBe(0);
    }));
});
