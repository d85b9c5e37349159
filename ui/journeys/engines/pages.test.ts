import { expect, test } from 'vitest';
import { startBuiltSite } from '../built-site.ts';
import { openSiteForFile } from '../open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './engines.ts';

const here = openSiteForFile(startBuiltSite);

const PAGES = [
  ...['/', '/categories', '/categories/Aperitif', '/recipe/negroni', '/explore-collection', '/tutorials'],
  ...['/my-bar', '/saved', '/sustainable-guide', '/about', '/contact', '/offline', '/not-there', '/admin'],
];

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

inEachEngine('a page', (engine) => {
  test.each([375, 1280])('of every kind opens, lives and fits into %i px', (width) =>
    asVisitor(engine, async (page) => {
      await page.setSize({ width, height: 720 });
      for (const path of PAGES) {
        await page.goto(here().address + path);
        await page.see({ selector: 'h1' });
        await expectAlive(page);
        // A scroll bar may take some of the width.
        const tooWidePx = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect({ path, tooWidePx }).toEqual({ path, tooWidePx: 0 });
      }
    }),
  );

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
        await page.back();
        await page.waitFor('the page before', (wanted) => location.pathname === wanted, path);
        await expectAlive(page);
      }
    }));
});

inEachEngine('a visitor', (engine) => {
  test('mixes a drink step by step, and takes a lesson', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/recipe/negroni`);
      await page.click({ role: 'button', name: 'Mix' });
      await page.see({ text: 'Have these ready' });
      await page.click({ role: 'button', name: 'Next' });
      await page.miss({ text: 'Have these ready' });
      await page.see({ role: 'dialog', name: 'Negroni' });
      await page.press('Escape');
      await page.miss({ role: 'dialog' });
      await page.see({ role: 'heading', name: 'Ingredients' });
      await page.goto(`${here().address}/tutorials`);
      await page.click({ role: 'button', name: 'Stirred' });
      await page.has({ role: 'button', name: 'Stirred' }, 'aria-pressed', 'true');
      await page.click({ role: 'button', name: 'Start Tutorial' });
      await page.click({ role: 'button', name: 'Pause' });
      await page.click({ role: 'button', name: 'Reset' });
      await page.see({ role: 'button', name: 'Start Tutorial' });
    }));

  test('reads on the button whether the browser can listen', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/about`);
      const canListen = await page.evaluate(
        () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
      );
      const name = canListen ? /^Voice Search(?! \(Unavailable\))/ : /^Voice Search \(Unavailable\)/;
      await page.see({ role: 'button', name });
    }));
});
