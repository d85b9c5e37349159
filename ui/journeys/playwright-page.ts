import type { Locator, Page } from 'playwright';
import type { JourneyPage, Role } from './journey-page.ts';

/** Plays a person in a real browser, on the site at `address`. */
export function playwrightPage(page: Page, address: string): JourneyPage {
  const find = (role: Role, name: string | RegExp): Locator =>
    page.getByRole(role, name === '' ? {} : { name, exact: true }).first();
  const labelled = (label: string | RegExp): Locator => page.getByLabel(label, { exact: true }).first();
  const until = (found: Locator): Promise<void> => found.waitFor({ state: 'visible' });

  return {
    open: async (path) => void (await page.goto(address + path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    isAt: (path) => page.waitForURL(address + path, { waitUntil: 'commit' }),
    see: (role, name) => until(find(role, name)),
    seeText: (text) => until(page.getByText(text, { exact: true }).filter({ visible: true }).first()),
    miss: (role, name) => find(role, name).waitFor({ state: 'detached' }),
    click: async (role, name) => {
      const found = find(role, name);
      // A radio button lies under its label, which is what a hand meets.
      if (role === 'radio') await page.locator('label').filter({ has: found }).click();
      else await found.click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    fill: (label, text) => labelled(label).fill(text),
    choose: async (label, option) => void (await labelled(label).selectOption({ label: option })),
    attach: (label, { name, type, content }) =>
      labelled(label).setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) }),
    focused: async (role, name) => {
      const handle = await find(role, name).elementHandle();
      await page.waitForFunction((element) => document.activeElement === element, handle);
    },
    has: async (role, name, attribute, value) => {
      const handle = await find(role, name).elementHandle();
      await page.waitForFunction(([element, key, wanted]) => element?.getAttribute(key) === wanted, [
        handle,
        attribute,
        value,
      ] as const);
    },
    isDark: async (dark) =>
      void (await page.waitForFunction(
        (wanted) => document.documentElement.classList.contains('dark') === wanted,
        dark,
      )),
  };
}
