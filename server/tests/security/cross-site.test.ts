import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { openTestSession } from '#server/tests/site/open-test-session.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const writes = Object.entries(operations)
  .filter(([, { method }]) => method !== 'GET')
  .map(([id, { method, path }]) => ({ id, method, path: path.replace(/\{\w+\}/g, 'negroni') }));

const FORM = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nPwned\r\n--x--\r\n';
/** What a page elsewhere can make a browser send, and a few that it cannot. */
const BODIES: readonly (readonly [string, string])[] = [
  ['text/plain', '{"name":"Pwned","featured":true,"password":"cheers"}'],
  ['text/plain;charset=UTF-8', '{"name":"Pwned","ignored":"=x"}'],
  ['application/x-www-form-urlencoded', 'name=Pwned&featured=true'],
  ['multipart/form-data; boundary=x', FORM],
  ['application/json', '{"name":"Pwned"}'],
  ['application/json; charset=utf-8', '{"featured":true}'],
];
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', host: 'evil.example' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
];

describe('a write from another site', () => {
  let server: TestServer;
  let bearer: string;
  let revision: number;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    bearer = await openTestSession(server.store);
    revision = server.catalogue.current().revision;
  });
  afterAll(() => server.stop());

  it.each(writes)('$id is refused with every content type, a valid token too', async ({ method, path }) => {
    for (const [type, body] of BODIES) {
      for (const foreign of FOREIGN) {
        const headers = { authorization: bearer, 'content-type': type, ...foreign };
        const { status } = await rawRequest(server.address, { method, path, headers, body });
        expect(status, `${type} ${JSON.stringify(foreign)}`).toBe(403);
      }
    }
    expect(server.catalogue.current().revision).toBe(revision);
  });

  it('that names no origin is refused by its type or its missing token, which no page elsewhere knows', async () => {
    for (const { method, path } of writes.filter(({ id }) =>
      /^(?:create|update)(?!(?:Cocktail|Image|Import|Backup)$)/.test(id),
    )) {
      for (const [type, body] of BODIES.slice(0, 4)) {
        const headers = { authorization: bearer, 'content-type': type };
        expect(
          (await rawRequest(server.address, { method, path, headers, body })).status,
          `${method} ${path} ${type}`,
        ).toBe(415);
      }
      const { status } = await rawRequest(server.address, { method, path, body: '{}' });
      expect(status).toBe(401);
    }
    expect(server.catalogue.current().revision).toBe(revision);
  });

  it('gets no permission from the server either: no CORS header on any answer', async () => {
    for (const method of ['OPTIONS', 'GET', 'PUT']) {
      const { headers } = await rawRequest(server.address, {
        ...{ method, path: '/api/cocktails/negroni' },
        headers: {
          authorization: bearer,
          origin: 'https://evil.example',
          'access-control-request-method': 'PUT',
        },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
