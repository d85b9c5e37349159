import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { logIn } from '../site/log-in.ts';
import { rawRequest } from '../site/raw-request.ts';
import { startTestServerForFile, type TestServer } from '../site/start-test-server.ts';

const secured = Object.entries(operationRoutes).flatMap(([id, route]) => {
  const { method, path, needsSession, sessionParameters = [] } = route;
  if (needsSession) return [{ id, method, path: pathOf(path) }];
  return sessionParameters.map((name) => ({
    id: `${id} ${name}`,
    method,
    path: `${pathOf(path)}?${name}=true`,
  }));
});

/** Returns the path with a valid value for each parameter. */
function pathOf(path: string): string {
  return path.replace('{name}', 'tasting-house-2026-11-24.backup.gz').replace(/\{\w+\}/g, 'negroni');
}

const inPath = (change: (path: string) => string) => (url: string) => {
  const [path = '', ...search] = url.split('?');
  return [change(path), ...search].join('?');
};

/** Proxies, old frameworks and attackers use these other spellings of a URL. */
const SPELLINGS: ((path: string) => string)[] = [
  inPath((path) => `${path}/`),
  (path) => `${path}${path.includes('?') ? '&' : '?'}admin=true&session=x`,
  inPath((path) => `${path};x=1`),
  (path) => `${path}%20`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api/site/%2e%2e/'),
  (path) => `http://evil.example${path}`,
];

const SPELLED = ['getSession', 'deleteCocktail', 'listCocktails drafts'];

const OVERRIDES: Record<string, string>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': '/api/site', 'x-rewrite-url': '/api/site' },
  { authorization: 'Basic YWRtaW46Y2hlZXJz' },
];

describe('an operation that the contract secures', () => {
  let server: TestServer;
  let revision: number;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    revision = server.live.wholeCatalogue().revision;
  });
  afterAll(() => server.stop());

  it('is not reached without a session by any spelling or header', async () => {
    for (const { method, path } of secured)
      expect((await rawRequest(server.origin, { method, path })).status, `${method} ${path}`).toBe(401);
    // The pipeline is the same for all operations, so three are enough.
    for (const { method, path } of secured.filter(({ id }) => SPELLED.includes(id))) {
      for (const headers of OVERRIDES) {
        const { status } = await rawRequest(server.origin, { method, path, headers });
        expect(status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(401);
      }
      if (method === 'GET')
        expect((await rawRequest(server.origin, { method: 'HEAD', path })).status).toBe(401);
      for (const spell of SPELLINGS) {
        const { status } = await rawRequest(server.origin, { method, path: spell(path) });
        expect([400, 401, 404, 405], `${method} ${spell(path)}`).toContain(status);
      }
    }
    expect(server.live.wholeCatalogue().revision).toBe(revision);
  });

  it('is not opened by a forged token, whatever its form', async () => {
    const real = (await logIn(server)).bearer.replace('Bearer ', '');
    const flipped = `${real.startsWith('A') ? 'B' : 'A'}${real.slice(1)}`;
    const forged = [
      randomBytes(32).toString('base64url'),
      flipped,
      real.toLowerCase(),
      real.slice(1),
      `${real}%00`,
      `${real}A`,
      ` ${real.slice(1)}`,
      ...'null undefined true 1 % * __proto__'.split(' '),
      '[object Object]',
      "' OR '1'='1",
      createHmac('sha256', 'cheers').update('admin').digest('base64url'),
      'eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.',
      'A'.repeat(8000),
    ];
    const check = async (authorization: string) =>
      (await rawRequest(server.origin, { path: '/api/admin/session', headers: { authorization } })).status;
    for (const authorization of [
      ...forged.map((token) => `Bearer ${token}`),
      `Bearer ${real}, Bearer ${real}`,
      real,
      `Basic ${real}`,
      `Bearer "${real}"`,
    ])
      expect(await check(authorization), authorization.slice(0, 60)).toBe(401);
    expect(await check(`Bearer ${real}`)).toBe(200);
  });

  it('is never cached for another client', async () => {
    const reads = secured.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(5);
    const { bearer: authorization } = await logIn(server);
    for (const { path } of reads) {
      // The second reader of a cached response gets it from memory.
      for (let reader = 0; reader < 2; reader += 1) {
        const { status, headers } = await rawRequest(server.origin, { path, headers: { authorization } });
        expect([200, 404], path).toContain(status);
        expect(headers['cache-control'], path).toBe('no-store');
      }
      expect((await rawRequest(server.origin, { path })).status).toBe(401);
    }
  });
});
