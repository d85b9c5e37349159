import type { Locator, Page } from 'playwright';
import { PASSWORD } from './built-site.ts';
import { SITE } from './site.ts';
import { open } from './browser.ts';

/** Logs in at the tab of a dashboard, and returns the token of its session. */
export async function logInAt(page: Page, tab: string, url = SITE): Promise<string> {
  await open(page, `${url}/admin?tab=${tab}`);
  const loggedIn = page.waitForResponse(`${url}/api/admin/login`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  return ((await (await loggedIn).json()) as { token: string }).token;
}

/** Sends JSON and returns the content of the response, or null when it is empty. It throws for a failure. */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

export async function sessionAt(url: string): Promise<Send> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const send: Send = async (method, path, body) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url + path, { method, headers, ...content });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const { token } = (await send('POST', '/api/admin/login', { password: PASSWORD })) as { token: string };
  headers['Authorization'] = `Bearer ${token}`;
  return send;
}

export function buttonOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true }).first();
}

/** Finds a field in the form of the open tab. */
export function formBox(page: Page, label: RegExp): Locator {
  return page
    .getByRole('region', { name: / form$/ })
    .getByLabel(label)
    .first();
}
