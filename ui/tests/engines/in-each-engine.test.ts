import { expect, test } from 'vitest';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { asVisitor, inEachEngine, pointersOf } from './in-each-engine.ts';

const here = openSharedSite();

inEachEngine('the adapter', (engine) => {
  test('finds, clicks, types, goes back and comes again', () =>
    asVisitor(engine, async (page) => {
      const { address } = here();
      await page.goto(`${address}/categories`);
      for (const width of [375, 1280]) {
        await page.setSize({ width, height: 720 });
        expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, 720]);
      }
      await page.click({ role: 'link', name: 'Aperitif' });
      await page.see({ role: 'heading', name: 'Aperitif Cocktails' });
      await page.back();
      await page.see({ role: 'heading', name: 'Cocktail Categories' });
      await page.forward();
      await page.see({ role: 'heading', name: /^Aperitif/ });
      await page.reload();
      await page.press('/');
      await page.focused({ label: 'Search cocktails' });
      await page.type('Negroni');
      await expect.poll(() => page.valueOf({ label: 'Search cocktails' })).toBe('Negroni');
      await page.press('Escape');
      await page.miss({ role: 'dialog' });
      await page.wheel(300);
      await page.waitFor('a scrolled page', () => scrollY > 0);
      expect((await page.screenshot()).length).toBeGreaterThan(10_000);
      const tab = await page.newTab();
      await tab.goto(`${address}/about`);
      await tab.see({ role: 'heading', name: /./ });
      await tab.closeTab();
      expect(await page.evaluate((path) => location.href.endsWith(path), '/categories/Aperitif')).toBe(true);
    }));

  test.each(pointersOf(engine))('clicks by %s while the page is busy', (pointer) =>
    asVisitor(engine, async (page) => {
      page.pointer = pointer;
      await page.goto(`${here().address}/categories`);
      await page.evaluate(() => {
        // The driver hears of the finger that lies, and lifts it, only afterwards.
        const keepBusy = () => {
          const end = performance.now() + 700;
          while (performance.now() < end);
        };
        addEventListener('pointerdown', keepBusy, { capture: true, once: true });
      });
      await page.click({ role: 'link', name: 'Aperitif' });
      await page.see({ role: 'heading', name: 'Aperitif Cocktails' });
    }),
  );

  test('hears what a page complains of', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/about`);
      await page.evaluate(() => {
        console.error('printed');
        setTimeout(() => {
          throw new Error('thrown');
        });
        void Promise.reject(new Error('rejected'));
      });
      await expect
        .poll(async () => {
          await page.evaluate(() => 0);
          return page.complaints.join();
        })
        .toMatch(/printed.*(thrown.*rejected|rejected.*thrown)/s);
      page.complaints.length = 0;
    }));
});
