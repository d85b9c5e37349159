import type { Locator, Page } from 'playwright';
import { PASSWORD } from './built-site.ts';

/** A red PNG of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** Logs in at the tab of a dashboard. Gives the token of its session. */
export async function logInAt(page: Page, address: string, tab: string): Promise<string> {
  const answered = page.waitForResponse(`${address}/api/admin/login`);
  await page.goto(`${address}/admin?tab=${tab}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  return ((await (await answered).json()) as { token: string }).token;
}

/** Ends a session on the server, as half an hour without use does. */
export async function endSession(address: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { status } = await fetch(`${address}/api/admin/logout`, { method: 'POST', headers });
  if (status !== 204) throw new Error(`logout: ${status}`);
}

export function buttonOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true }).first();
}

/** A field of the form of the tab that is open. */
export function formBox(page: Page, label: RegExp): Locator {
  return page
    .getByRole('region', { name: / form$/ })
    .getByLabel(label)
    .first();
}

export function textOf(page: Page, words: string | RegExp): Locator {
  return page.getByText(words, { exact: true }).filter({ visible: true }).first();
}
