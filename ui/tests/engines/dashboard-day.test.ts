import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine, pointersOf } from './in-each-engine.ts';
import type { Target } from './target.ts';

const here = openSiteForFile(startBuiltSite);

async function logInAt(page: EnginePage, tab: string): Promise<void> {
  await page.goto(`${here().address}/admin?tab=${tab}`);
  await page.fill({ label: 'Password' }, PASSWORD);
  await page.press('Enter');
  await page.see({ role: 'heading', name: 'Admin Dashboard' });
}

const focus = (page: EnginePage, label: string) =>
  page.waitFor(
    `the focus on ${label}`,
    (name) => {
      const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      found?.focus();
      return found !== null && document.activeElement === found;
    },
    label,
  );

/** In the page: the featured in their order. */
function featuredNames(): string[] {
  return [...document.querySelectorAll('[aria-label^="Move "][aria-label$=" down"]')].map(
    ({ ariaLabel }) => /^Move (.*) down$/.exec(ariaLabel ?? '')?.[1] ?? '',
  );
}

inEachEngine('the dashboard by hand', (engine) => {
  if (engine.name === 'webkit')
    test.skip('by touch: the driver sends the events of a mouse for those of a finger');
  test.for(pointersOf(engine))('a featured cocktail is dragged by %s, and the home page follows', (by) =>
    asVisitor(engine, async (page) => {
      await logInAt(page, 'cocktails');
      await page.click({ text: 'Order on the home page' });
      await page.see({ role: 'button', name: /^Move .* down$/ });
      const [first = '', second = '', third = ''] = await page.evaluate(featuredNames);
      const place = (name: string): Target => ({
        selector: `li:has(> [aria-label="Move ${name} down"]) > :first-child`,
      });
      await page.drag(place(first), place(third), by);
      await page.see({ text: `${first} has place 3 now.` });
      await expect
        .poll(async () => (await page.evaluate(featuredNames)).slice(0, 3))
        .toEqual([second, third, first]);
      await page.goto(here().address);
      await page.waitFor(
        `${second} as the first of the home page`,
        (name) => document.querySelector('section:has(#featured) h3')?.textContent === name,
        second,
      );
    }),
  );
});

inEachEngine('the dashboard by keys', (engine) => {
  test('the featured change places, and the focus goes along', () =>
    asVisitor(engine, async (page) => {
      await logInAt(page, 'cocktails');
      await page.click({ text: 'Order on the home page' });
      await page.see({ role: 'button', name: /^Move .* down$/ });
      const [first = '', second = '', third = ''] = await page.evaluate(featuredNames);
      await focus(page, `Move ${first} down`);
      await page.press('Enter');
      await page.see({ text: `${first} has place 2 now.` });
      await page.focused({ role: 'button', name: `Move ${first} down` });
      await page.press('Enter');
      await page.see({ text: `${first} has place 3 now.` });
      await expect
        .poll(async () => (await page.evaluate(featuredNames)).slice(0, 3))
        .toEqual([second, third, first]);
      await focus(page, `Move ${first} up`);
      for (const place of [2, 1]) {
        await page.press('Enter');
        await page.see({ text: `${first} has place ${place} now.` });
      }
    }));

  test('rows are selected as far as another one, hidden by one command, and shown again by its undo', () =>
    asVisitor(engine, async (page) => {
      await logInAt(page, 'cocktails');
      await page.see({ role: 'checkbox', name: 'Select Americano' });
      await focus(page, 'Select Americano');
      await page.press(' ');
      await page.see({ text: '1 selected' });
      await focus(page, 'Select Arnold Palmer');
      await page.press('Shift+ ');
      await page.see({ text: '3 selected' });
      await page.click({ role: 'button', name: 'Unpublish' });
      await page.see({ text: '3 cocktails change.' });
      await page.click({ selector: '[role=dialog] .justify-end button:last-child' });
      await page.see({ text: 'Cocktails updated' });
      const isPublic = async () => (await fetch(`${here().address}/api/cocktails/americano`)).status;
      expect(await isPublic()).toBe(404);
      await page.click({ role: 'button', name: 'Undo' });
      await page.see({ text: 'Change undone' });
      expect(await isPublic()).toBe(200);
    }));
});

inEachEngine('a form of the dashboard', (engine) => {
  test('shows what it lacks above its buttons, whatever the height of a phone', () =>
    asVisitor(engine, async (page) => {
      await logInAt(page, 'cocktails');
      for (const height of [667, 720, 740, 780]) {
        await page.setSize({ width: 375, height });
        const scrolled = await page.evaluate(() => {
          scrollTo(0, 0);
          const buttons = [...document.querySelectorAll('button')];
          buttons.find(({ textContent }) => textContent === 'Add Cocktail')?.focus();
          return scrollY;
        });
        expect(scrolled).toBe(0);
        await page.press('Enter');
        await page.focused({ selector: 'form input[name=name]' });
        await page.waitFor('the field above the buttons', () => {
          const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const bar = edges('[data-lower-edge]');
          return (edges('form input[name=name]')?.bottom ?? Infinity) <= (bar?.top ?? 0);
        });
      }
    }));

  test('lacks a garnish that is created in place, and is offered again after a reload', () =>
    asVisitor(engine, async (page) => {
      await logInAt(page, 'cocktails');
      await page.fill({ label: /^Name/ }, 'Half a Recipe');
      await page.fill({ label: /^Garnish/ }, 'Fig leaf');
      await page.click({ role: 'option', name: /Fig leaf/ });
      await page.see({ role: 'button', name: /Fig leaf/ });
      await page.waitFor('the stored form', () =>
        Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('Half a Recipe')),
      );
      // Not every driver answers what the page asks then.
      await page.evaluate(() => {
        BeforeUnloadEvent.prototype.preventDefault = () => undefined;
      });
      await page.reload();
      await page.fill({ label: 'Password' }, PASSWORD);
      await page.press('Enter');
      await page.click({ role: 'button', name: /^Continue: New cocktail “Half a Recipe”/ });
      await expect.poll(() => page.valueOf({ label: /^Name/ })).toBe('Half a Recipe');
      await page.see({ role: 'button', name: /Fig leaf/ });
      await page.click({ role: 'button', name: 'Cancel' });
      await page.click({ role: 'button', name: 'Discard changes' });
    }));
});
