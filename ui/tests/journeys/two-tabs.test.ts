import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endSession } from '../support/dashboard-page.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { engineJourneyPage } from '../engines/engine-journey-page.ts';
import type { EnginePage } from '../engines/engine-page.ts';
import { CHROMIUM } from '../engines/in-each-engine.ts';
import type { JourneyPage } from '../support/journey-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

interface Tab {
  page: EnginePage;
  person: JourneyPage;
  /** Of its session. */
  token: string;
  complaints: string[];
  /** What stands in the box with this label. */
  valueOf(label: RegExp): Promise<string>;
}

const CASES = [
  { tab: 'cocktails', item: 'Negroni', button: 'Update Cocktail', path: '/api/cocktails/negroni' },
  { tab: 'spirits', item: 'Campari', button: 'Update Spirit', path: '/api/spirits/campari' },
];
const DESCRIPTION = /^Description/;
const CONFLICT = 'This was changed meanwhile';

describe('two tabs', () => {
  const here = openSiteForFile(startBuiltSite);
  let visitor: EnginePage;
  beforeEach(async () => {
    visitor = await CHROMIUM.newVisitor({});
  });
  afterEach(() => visitor.close());

  /** One more tab of the same browser, logged in, on a tab of the dashboard. */
  async function openTab(dashboardTab: string): Promise<Tab> {
    const page = await visitor.newTab();
    const person = engineJourneyPage(page, here().address);
    await person.open(`/admin?tab=${dashboardTab}`);
    await page.evaluate(() => {
      const send = window.fetch.bind(window);
      window.fetch = async (...request) => {
        const answer = await send(...request);
        if (answer.url.endsWith('/api/admin/login'))
          Object.assign(window, { login: (await answer.clone().json()) as object });
        return answer;
      };
    });
    await person.fill('Password', PASSWORD);
    await person.press('Enter');
    await person.see('heading', 'Admin Dashboard');
    const token = await page.evaluate(() => (window as unknown as { login: { token: string } }).login.token);
    return { page, complaints: page.complaints, person, token, valueOf: (label) => page.valueOf({ label }) };
  }

  /** What the server has, whatever the tabs believe. */
  async function saved(path: string): Promise<Record<string, unknown>> {
    return (await (await fetch(`${here().address}${path}`)).json()) as Record<string, unknown>;
  }

  describe('"two tabs editing one item (the second is told and keeps its input)"', () => {
    test.each(CASES)('$item in $tab', async ({ tab, item, button, path }) => {
      const [first, second] = [await openTab(tab), await openTab(tab)];
      for (const { person } of [first, second]) {
        await person.click('button', `Edit ${item}`);
        await person.see('heading', `Edit ${item}`);
      }
      await first.person.fill(DESCRIPTION, 'Said in the first tab.');
      await first.person.click('button', button);
      await first.person.seeText(/updated successfully$/);

      await second.person.fill(DESCRIPTION, 'Said in the second tab.');
      await second.person.click('button', button);
      await second.person.seeText(/^Failed to update (cocktail|spirit)$/);
      await second.person.see('heading', CONFLICT);
      await second.person.seeText('Said in the first tab.');
      await expect.poll(() => second.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
      expect(await saved(path)).toMatchObject({ description: 'Said in the first tab.' });

      // Deliberately, and only then.
      await second.person.click('button', 'Keep mine, to overwrite it');
      await second.person.miss('heading', CONFLICT);
      await expect.poll(() => second.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
      await second.person.click('button', button);
      await second.person.seeText(/updated successfully$/);
      expect(await saved(path)).toMatchObject({ description: 'Said in the second tab.' });

      // The first tab sees it when it opens the item again.
      await first.person.click('button', `Edit ${item}`);
      await first.person.see('heading', `Edit ${item}`);
      await expect.poll(() => first.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
      expect([...first.complaints, ...second.complaints]).toEqual([]);
    });
  });

  describe('a session that ended on the server', () => {
    test('asks for the password over what was typed, and the save goes through then', async () => {
      const second = await openTab('spirits');
      await second.person.click('button', 'Edit Campari');
      await second.person.see('heading', 'Edit Campari');
      await second.person.fill(DESCRIPTION, 'Typed before the session ended.');
      await endSession(here().address, second.token);

      await second.person.click('button', 'Update Spirit');
      await second.person.see('heading', 'Admin Access');
      await second.person.seeText(
        'Your session has ended. Log in again to go on; what you typed is still here.',
      );
      expect((await saved('/api/spirits/campari'))['description']).not.toBe(
        'Typed before the session ended.',
      );
      await second.person.fill('Password', PASSWORD);
      await second.person.press('Enter');
      await second.person.see('heading', 'Edit Campari');
      await expect.poll(() => second.valueOf(DESCRIPTION)).toBe('Typed before the session ended.');
      await second.person.click('button', 'Update Spirit');
      await second.person.seeText(/updated successfully$/);
      expect((await saved('/api/spirits/campari'))['description']).toBe('Typed before the session ended.');
      expect(second.complaints).toEqual([]);
    });
  });
});
