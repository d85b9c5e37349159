import { PASSWORD } from './built-site.ts';

/** What the requests of an administrator carry who has just logged in at this address. */
export async function administratorHeaders(address: string): Promise<{ Authorization: string }> {
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}
