import { expect, test } from 'vitest';
import { openSharedSite } from '../support/open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';
import type { Target } from './target.ts';

/** So small that what grows above would push everything out of sight. */
const SMALL = { width: 375, height: 480 };

/** The code that holds comes after everything else of a page; once it is there, a click shows it. */
const holds = (page: EnginePage) =>
  page.waitFor('the code that holds', () => {
    document.body.click();
    return document.documentElement.style.overflowAnchor === 'none';
  });

/** What is used stays where it is, while everything comes that comes of it. */
async function expectHeld(page: EnginePage, held: Target, act: () => Promise<unknown>): Promise<void> {
  await page.center(held);
  const before = await page.topOf(held);
  await act();
  // Scrolling is by whole px.
  const moved = Math.trunc((await page.topOf(held)) - before);
  expect({ ...held, moved: Math.abs(moved) <= 1 ? 0 : moved }).toEqual({ ...held, moved: 0 });
}

const here = openSharedSite();

inEachEngine('what is used stays where it is', (engine) => {
  test('in the guide when the card above it closes, and at the bar when more drinks come in above it', () =>
    asVisitor(engine, async (page) => {
      await page.setSize(SMALL);
      await page.goto(`${here().address}/sustainable-guide`);
      await holds(page);
      for (const name of await page.evaluate(() =>
        [...document.querySelectorAll('main article button')]
          .slice(0, 3)
          .map(({ ariaLabel }) => ariaLabel ?? ''),
      )) {
        const button = { role: 'button', name };
        await expectHeld(page, button, async () => {
          await page.click(button);
          await page.has(button, 'aria-expanded', 'true');
        });
      }

      await page.goto(`${here().address}/my-bar?have=london-dry-gin,campari`);
      await holds(page);
      const state = () =>
        page.evaluate(() =>
          ['#ready', '[aria-labelledby=ready] ul', '[aria-labelledby=next]'].map(
            (part) => document.querySelector(part)?.textContent,
          ),
        );
      const before = await state();
      await expectHeld(page, { selector: '#next' }, async () => {
        await page.click({ selector: '[aria-labelledby=next] li:first-of-type button' });
        await expect
          .poll(async () => (await state()).filter((words, index) => words === before[index]))
          .toEqual([]);
      });
    }));
});
