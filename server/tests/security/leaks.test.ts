import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { rawRequest } from '../site/raw-request.ts';
import { fakePages } from '../site/fake-pages.ts';
import { startTestServer } from '../site/start-test-server.ts';

const PASSWORD = 'correct-horse-battery';
const brokenPages = fakePages(() => Promise.reject(new Error('inner secret')));

describe('responses', () => {
  it('contain no version, no stack and no path of the machine', async () => {
    const server = await startTestServer({ pageSource: brokenPages, env: { ADMIN_PASSWORD: PASSWORD } });
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/api/unheard-of'],
      ['POST', '/api/cocktails'],
      ['GET', '/%E0%A4%A'],
    ] as const) {
      const { headers, text } = await rawRequest(server.origin, { method, path });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      const everything = JSON.stringify(headers) + text;
      expect(everything).not.toMatch(
        /\bat .+:\d+:\d+|node_modules|\.ts\b|express|sequelize|sqlite|inner secret/i,
      );
      expect(everything).not.toContain(PASSWORD);
      expect(everything).not.toContain(process.cwd());
    }
  });
});

it('the log at its most detailed level has no password, cookie, token, query or body', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const server = await startTestServer({ log, pageSource: brokenPages, env: { ADMIN_PASSWORD: PASSWORD } });
  const attempt = (password: string) =>
    rawRequest(server.origin, {
      method: 'POST',
      path: '/api/admin/login?next=query-secret',
      body: JSON.stringify({ password }),
      headers: { 'content-type': 'application/json', authorization: 'Bearer header-secret' },
    });
  await attempt('wrong-password-guess');
  const { token } = JSON.parse((await attempt(PASSWORD)).text) as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  const authorization = `Bearer ${token}`;
  const add = (name: string) =>
    rawRequest(server.origin, {
      method: 'POST',
      path: '/api/spirits',
      body: JSON.stringify({ name }),
      headers: { authorization, 'content-type': 'application/json' },
    });
  await add('Body secret');
  await rawRequest(server.origin, { path: '/?token=query-secret', headers: { authorization } });
  // The log names the table, but not the values of the write.
  await server.store.replace(({ sequelize, transaction }) =>
    sequelize.query('ALTER TABLE "spirits" RENAME TO "elsewhere"', { transaction }),
  );
  expect((await add('Another body secret')).status).toBe(500);
  await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(5);
  const all = lines.join('');
  for (const secret of [PASSWORD, 'wrong-password-guess', token, 'query-secret', 'header-secret'])
    expect(all).not.toContain(secret);
  expect(all).not.toMatch(/body secret/i);
});
