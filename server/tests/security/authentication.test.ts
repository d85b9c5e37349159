import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { openTestSession } from '#server/tests/site/open-test-session.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const secured = Object.entries(operations)
  .filter(([, { secured: isSecured }]) => isSecured)
  .map(([id, { method, path }]) => ({ id, method, path: pathOf(path) }));

/** With a value for each parameter that is valid. */
function pathOf(path: string): string {
  const values: Record<string, string> = {
    '{name}': 'tasting-house-2026-11-24.backup.gz',
    '{resource}': 'garnish',
  };
  return path.replace(/\{\w+\}/g, (parameter) => values[parameter] ?? 'negroni');
}

/** Other spellings of the same address, as proxies, old frameworks and attackers write them. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}?`,
  (path) => `${path}?admin=true&session=x`,
  (path) => `${path}%3Fx`,
  (path) => `${path};x=1`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%20`,
  (path) => `${path}%09`,
  (path) => `${path}.json`,
  (path) => `${path}%23`,
  (path) => path.replace('/api', '//api'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/Api/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/site/../'),
  (path) => path.replace('/api/', '/api/site/%2e%2e/'),
  (path) => path.replace('/api/', '/api/site/..%2f'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace('/api/', '/;/api/'),
  (path) => path.replace('/api/', '/api/%00'),
  (path) => path.toUpperCase(),
  (path) => `http://localhost${path}`,
  (path) => `http://evil.example${path}`,
];

const OVERRIDES: Record<string, string>[] = [
  {},
  { 'x-http-method-override': 'GET' },
  { 'x-http-method': 'GET', 'x-method-override': 'GET' },
  { 'x-original-url': '/api/site', 'x-rewrite-url': '/api/site' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'x-client-ip': '127.0.0.1' },
  { 'x-forwarded-user': 'admin', 'x-remote-user': 'admin', 'remote-user': 'admin' },
  { authorization: 'Basic YWRtaW46Y2hlZXJz' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.' },
  { 'x-session': 'cheers', 'x-api-key': 'cheers' },
];

describe('whatever the contract secures', () => {
  let server: TestServer;
  let revision: number;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    revision = server.catalogue.current().revision;
  });
  afterAll(() => server.stop());

  it.each(secured)(
    '$id is not reached without a session by any spelling or header',
    async ({ method, path }) => {
      for (const spell of SPELLINGS) {
        const { status } = await rawRequest(server.address, { method, path: spell(path) });
        expect([400, 401, 404, 405], `${method} ${spell(path)}`).toContain(status);
      }
      for (const headers of OVERRIDES) {
        const { status } = await rawRequest(server.address, { method, path, headers });
        expect(status, JSON.stringify(headers)).toBe(401);
      }
      if (method === 'GET')
        expect((await rawRequest(server.address, { method: 'HEAD', path })).status).toBe(401);
      expect(server.catalogue.current().revision).toBe(revision);
    },
  );

  it('cannot be written to by a read that says it is a write, nor by unknown methods', async () => {
    const bearer = await openTestSession(server.store);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'MKCOL', 'LOCK']) {
      for (const override of ['DELETE', 'PUT', 'delete']) {
        const { status } = await rawRequest(server.address, {
          ...{ method, path: '/api/cocktails/negroni?_method=DELETE' },
          headers: { authorization: bearer, 'x-http-method-override': override, 'x-http-method': override },
        });
        expect(status, method).toBe(['GET', 'HEAD', 'PATCH'].includes(method) ? 400 : 405);
      }
    }
    expect(server.catalogue.current().revision).toBe(revision);
  });

  it('is not opened by a forged token, whatever its form', async () => {
    const real = (await openTestSession(server.store)).replace('Bearer ', '');
    const flipped = `${real.startsWith('A') ? 'B' : 'A'}${real.slice(1)}`;
    const forged = [
      ...Array.from({ length: 20 }, () => randomBytes(32).toString('base64url')),
      ...[flipped, real.toLowerCase(), real.slice(1), `${real}A`, ` ${real.slice(1)}`, `${real}%00`],
      ...['null', 'undefined', 'true', '1', '[object Object]', "' OR '1'='1", '%', '__proto__', '*'],
      createHmac('sha256', 'cheers').update('admin').digest('base64url'),
      'eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.',
      'A'.repeat(8000),
    ];
    for (const token of forged) {
      const { status } = await rawRequest(server.address, {
        path: '/api/admin/session',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(status, token.slice(0, 60)).toBe(401);
    }
    const { status } = await rawRequest(server.address, {
      path: '/api/admin/session',
      headers: { authorization: `Bearer ${real}` },
    });
    expect(status).toBe(200);
  });

  it('takes a token from the Authorization header, from its cookie and from nowhere else', async () => {
    const token = (await openTestSession(server.store)).replace('Bearer ', '');
    for (const headers of [
      { cookie: `__Host-session=${token}; token=${token}` },
      { 'x-session': token },
      { 'x-authorization': `Bearer ${token}` },
      { 'proxy-authorization': `Bearer ${token}` },
      { authorization: `Basic ${token}` },
    ] as Record<string, string>[]) {
      const path = `/api/admin/session?access_token=${token}`;
      expect((await rawRequest(server.address, { path, headers })).status).toBe(401);
    }
  });

  it('is never cached for another client', async () => {
    const reads = secured.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(5);
    for (const { path } of reads) {
      const bearer = await openTestSession(server.store);
      // The third reader of an answer that is remembered gets it from memory.
      for (let reader = 0; reader < 3; reader += 1) {
        const { status, headers } = await rawRequest(server.address, {
          path,
          headers: { authorization: bearer },
        });
        expect([200, 404], path).toContain(status);
        expect(headers['cache-control'], path).toBe('no-store');
      }
      expect((await rawRequest(server.address, { path })).status).toBe(401);
      expect((await rawRequest(server.address, { method: 'HEAD', path })).status).toBe(401);
    }
  });

  it('a token that was replayed after logout opens nothing', async () => {
    const bearer = await openTestSession(server.store);
    const logout = await rawRequest(server.address, {
      method: 'POST',
      path: '/api/admin/logout',
      headers: { authorization: bearer },
    });
    expect(logout.status).toBe(204);
    for (const { method, path } of secured) {
      expect(
        (await rawRequest(server.address, { method, path, headers: { authorization: bearer } })).status,
      ).toBe(401);
    }
  });

  it('guessing with rotating forwarding headers ends after five attempts', async () => {
    const guess = async (attempt: number): Promise<number> => {
      const spoofed = `203.0.113.${attempt}`;
      const { status } = await rawRequest(server.address, {
        ...{
          method: 'POST',
          path: '/api/admin/login',
          body: JSON.stringify({ password: `guess ${attempt}` }),
        },
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': spoofed,
          'x-real-ip': spoofed,
          'cf-connecting-ip': spoofed,
          'true-client-ip': spoofed,
          forwarded: `for=${spoofed}`,
        },
      });
      return status;
    };
    for (const attempt of [0, 1, 2, 3, 4]) expect(await guess(attempt)).toBe(401);
    // At once, since each refusal comes late.
    const refused = await Promise.all(Array.from({ length: 35 }, (_, at) => guess(5 + at)));
    expect(new Set(refused)).toEqual(new Set([429]));
  });
});
