import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { administratorHeaders } from '../support/administrator-headers.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { pause, type EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';
import type { Target } from './target.ts';

/** So small that what grows above would push everything out of sight. */
const SMALL = { width: 375, height: 480 };

const REST_MS = 300;

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

/** In the page: loses what it reads from now on. */
function loseLists(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, options) =>
    (options?.method ?? 'GET') === 'GET'
      ? Promise.resolve(new Response('', { status: 503 }))
      : fetch(input, options);
}

/** Fonts and what was asked for before may still come in. */
async function topAtRest(page: EnginePage, held: Target): Promise<number> {
  for (let last = await page.topOf(held); ;) {
    await pause(REST_MS);
    const top = await page.topOf(held);
    if (top === last) return top;
    last = top;
  }
}

/** What is used stays where it is, while everything comes that comes of it. */
async function expectHeld(page: EnginePage, held: Target, act: () => Promise<unknown>): Promise<void> {
  await page.center(held);
  const before = await topAtRest(page, held);
  await act();
  // Scrolling is by whole px.
  const moved = Math.trunc((await page.topOf(held)) - before);
  expect({ ...held, moved: Math.abs(moved) <= 1 ? 0 : moved }).toEqual({ ...held, moved: 0 });
}

/** So many versions that the oldest ones lie below the window. */
const VERSIONS = 9;

/** One for each engine, since they share the site. */
const SPIRITS = {
  chromium: { id: 'campari', name: 'Campari' },
  firefox: { id: 'absinthe', name: 'Absinthe' },
  webkit: { id: 'bourbon', name: 'Bourbon' },
};

/** Gives a spirit a history. */
async function change(address: string, id: string): Promise<void> {
  const headers = {
    ...(await administratorHeaders(address)),
    'Content-Type': 'application/merge-patch+json',
  };
  for (let version = 1; version <= VERSIONS; version += 1) {
    const body = JSON.stringify({ description: `Strong, version ${version}.` });
    expect((await fetch(`${address}/api/spirits/${id}`, { method: 'PATCH', headers, body })).ok).toBe(true);
  }
}

const here = openSiteForFile(startBuiltSite);

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

  test('at the dashboard, in a preview and in a history', () =>
    asVisitor(engine, async (page) => {
      const { id, name } = SPIRITS[engine.name];
      await change(here().address, id);
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
      await page.click({ role: 'button', name: `History of ${name}` });
      // Far enough from the end to be clear of the toast, from under which a focused button would be scrolled.
      const old = '[role=dialog] li:nth-last-of-type(3)';
      await expectHeld(page, { selector: old }, async () => {
        await page.click({ selector: `${old} button` });
        await page.click({ role: 'button', name: 'Restore' });
        await page.see({ text: `“${name}” is as it was.` });
        await page.see({ text: 'Restored' });
      });
      await page.press('Escape');

      await page.click({ role: 'tab', name: 'Cocktails' });
      const star = { role: 'switch', name: 'Featured: Mai Tai' };
      await page.see(star);
      await page.see({ text: 'Order on the home page' });
      await page.evaluate(loseLists);
      await expectHeld(page, star, async () => {
        await page.click(star);
        await page.see({ text: /may have changed; they could not be read again/ });
      });
    }));
});
