import { expect, test } from 'vitest';
import { administratorHeaders } from '../support/administrator-headers.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { buttonOf, logInAt } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
const NEXT_PASSWORD = 'rain on the copper roof';

const statusOf = async (headers: Record<string, string>): Promise<number> =>
  (await fetch(`${here().address}/api/admin/session`, { headers })).status;

async function logInStatus(password: string): Promise<number> {
  const { status } = await fetch(`${here().address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return status;
}

test('another session is ended, the password is changed, and the audit log says both', async () => {
  const { page, complaints, close } = await openWatchedPage(here());
  const ended = await administratorHeaders(here().address);
  await logInAt(page, here().address, 'spirits');
  await buttonOf(page, 'Access').click();
  const dialog = page.getByRole('dialog', { name: 'Access' });
  await dialog.getByText('This session').waitFor();
  await dialog.getByRole('button', { name: /^End: / }).click();
  await buttonOf(page, 'End session').click();
  await expect.poll(() => dialog.getByRole('list', { name: 'Sessions' }).locator('li').count()).toBe(1);
  expect(await statusOf(ended)).toBe(401);

  const other = await administratorHeaders(here().address);
  await page.getByLabel(/^Present password/).fill('cheers to nobody here');
  await page.getByLabel(/^New password/).fill(NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  const present = page.getByLabel(/^Present password/);
  await expect.poll(() => present.getAttribute('aria-invalid')).toBe('true');
  expect(await logInStatus(PASSWORD)).toBe(200);
  await present.fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The fields are empty once it is changed.
  await expect.poll(() => present.inputValue()).toBe('');
  expect(await statusOf(other)).toBe(401);
  expect(await logInStatus(PASSWORD)).toBe(401);
  expect(await logInStatus(NEXT_PASSWORD)).toBe(200);

  await page.keyboard.press('Escape');
  await buttonOf(page, 'Access').click();
  // A toast says one of them too.
  const auditLog = page.getByRole('list', { name: 'Audit log' });
  for (const deed of ['Session ended', 'Password change with a wrong password', 'Password changed'])
    await auditLog.getByText(deed, { exact: true }).waitFor();
  // The browser tells of the answer to the wrong password.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
  await close();
});
