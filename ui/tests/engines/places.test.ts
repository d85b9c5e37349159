import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { administratorHeaders } from '../support/administrator-headers.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';
import type { Target } from './target.ts';

/** So small that what grows above would push everything out of sight. */
const SMALL = { width: 375, height: 480 };

const SHEET = [
  'name,category,description,ingredients,instructions,difficulty,Cellar',
  'Attic Lamp,Sours,Low and long.,2 oz sherry|1 oz tonic,Build over ice.,Easy,Shelf four',
].join('\n');

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

/** So many versions that the oldest one lies below the window. */
const VERSIONS = 6;

/** Gives one spirit a history. */
async function changeCampari(address: string): Promise<void> {
  const headers = {
    ...(await administratorHeaders(address)),
    'Content-Type': 'application/merge-patch+json',
  };
  for (let version = 1; version <= VERSIONS; version += 1) {
    const body = JSON.stringify({ description: `Bitter, version ${version}.` });
    expect((await fetch(`${address}/api/spirits/campari`, { method: 'PATCH', headers, body })).ok).toBe(true);
  }
}

inEachEngine('what is used stays where it is', (engine) => {
  const here = openSiteForFile(startBuiltSite);

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

  test('at the dashboard, in a preview and in a history', () =>
    asVisitor(engine, async (page) => {
      await changeCampari(here().address);
      await page.setSize(SMALL);
      await page.goto(`${here().address}/admin`);
      await page.fill({ label: 'Password' }, PASSWORD);
      await page.press('Enter');
      await page.click({ role: 'button', name: 'Import from a sheet' });
      await holds(page);
      await page.attach({ label: 'Sheet to import' }, [
        { name: 'drinks.csv', type: 'text/csv', content: new TextEncoder().encode(SHEET) },
      ]);
      await expectHeld(page, { label: /^Cellar/ }, async () => {
        await page.choose({ label: /^Cellar/ }, 'Fun fact');
        await page.miss({ text: /^Left out: / });
      });

      await page.click({ role: 'tab', name: 'Spirits' });
      await page.click({ role: 'button', name: 'History of Campari' });
      const oldest = { selector: '[role=dialog] li:last-of-type' };
      await expectHeld(page, oldest, async () => {
        await page.click({ selector: '[role=dialog] li:last-of-type button' });
        await page.click({ role: 'button', name: 'Restore' });
        await page.see({ text: '“Campari” is as it was.' });
        await page.see({ text: 'Restored' });
      });
    }));
});
