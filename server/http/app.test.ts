import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { get, open, startFakeSite, statusesIn } from '#server/tests/site/fake-site.ts';
import { rawRequest } from '#server/tests/site/raw-request.ts';

describe('while the database is away', () => {
  it('a public read from memory has X-Catalogue: stale; private reads and health do not', async () => {
    const ofSession = { status: 200, body: {} };
    const { origin } = await startFakeSite(
      ({ url }) => (url === '/api/spirits' ? { ...ofSession, edition: 0 } : ofSession),
      { isStale: true },
    );
    const mark = async (path: string) => (await rawRequest(origin, { path })).headers['x-catalogue'];
    expect(await mark('/api/spirits')).toBe('stale');
    expect(await mark('/api/admin/changes')).toBeUndefined();
    expect(await mark('/api/health')).toBeUndefined();
  });

  it('a problem has no X-Catalogue', async () => {
    const { origin } = await startFakeSite(() => ({ status: 404, body: {} }), { isStale: true });
    const { status, headers } = await rawRequest(origin, { path: '/api/spirits/none' });
    expect([status, headers['x-catalogue']]).toEqual([404, undefined]);
  });
});

describe('the cache of the site', () => {
  it('holds a response that depends on the catalogue alone, and sends it to all readers', async () => {
    const { origin, begun } = await startFakeSite();
    for (const path of ['/api/cocktails?limit=1&featured=true', '/api/cocktails?featured=true&limit=1'])
      for (let count = 0; count < 3; count += 1)
        expect((await rawRequest(origin, { path })).status).toBe(200);
    expect(begun).toEqual(['/api/cocktails?limit=1&featured=true']);
  });

  it('does not cache a response without an edition, and sends it with no-store', async () => {
    const { origin, begun } = await startFakeSite(() => ({ status: 200, body: {} }));
    for (let count = 0; count < 2; count += 1) {
      const { headers } = await rawRequest(origin, { path: '/api/admin/changes' });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    }
    expect(begun).toHaveLength(2);
  });

  it('does not hide a file, although it holds the page of unknown URLs', async () => {
    const { origin, begun } = await startFakeSite();
    const read = async (path: string) => (await rawRequest(origin, { path })).text;
    expect(await read('/nowhere')).toBe('<p>/not-found</p>');
    expect(await read('/assets/app.js')).toBe('a file');
    expect(await read('/elsewhere')).toBe('<p>/not-found</p>');
    expect(begun).toEqual(['/not-found']);
  });
});

it('a HEAD request makes no backup', async () => {
  let isBegun = false;
  async function* stream() {
    isBegun = true;
    yield await Promise.resolve(new Uint8Array(1));
  }
  const headers = { 'Content-Type': 'application/gzip' };
  const { origin } = await startFakeSite(() => ({ status: 200, headers, stream: stream() }));
  const path = '/api/admin/backups/now';
  expect(await rawRequest(origin, { method: 'HEAD', path })).toMatchObject({ status: 200, text: '' });
  expect(isBegun).toBe(false);
  await rawRequest(origin, { path });
  expect(isBegun).toBe(true);
});

/** Makes work that ends when the test says so. */
function heldWork() {
  const held: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => held.push(resolve)),
    /** Ends all of it, one after the other, until these responses have arrived. */
    finish: async <T>(responses: Promise<T>[]): Promise<T[]> => {
      const finishing = setInterval(() => held.shift()?.(), 1);
      const found = await Promise.all(responses);
      clearInterval(finishing);
      return found;
    },
  };
}

describe('waiting work', () => {
  it.each([
    ['pages, one at a time', '/recipe/slow-', 1],
    ['reads, four at a time', '/api/cocktails/search/', 4],
  ])('begins for each client in turn: %s', async (_what, path, atOnce) => {
    const { wait, finish } = heldWork();
    const { origin, begun } = await startFakeSite(
      async ({ url }) => {
        if (url !== '/api/health') await wait();
        return { status: 200, body: {} };
      },
      { wait },
    );
    const all = Array.from({ length: 20 }, (_, index) => rawRequest(origin, { path: `${path}${index}` }));
    await expect.poll(() => begun.length).toBe(atOnce);
    expect((await rawRequest(origin, { path: '/api/health' })).status).toBe(200);
    const other = rawRequest(origin, { path: `${path}other`, forwardedFor: '198.51.100.2' });
    await rawRequest(origin, { path: '/api/health' });
    const statuses = (await finish([...all, other])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const asked = begun.filter((one) => one !== '/api/health');
    expect(asked.indexOf(`${path}other`)).toBeLessThan(atOnce + 2);
  });

  it('is not begun for a client that disconnected while it waited', async () => {
    const { wait, finish } = heldWork();
    const { origin, begun } = await startFakeSite(undefined, { wait });
    const first = rawRequest(origin, { path: '/recipe/slow-first' });
    await expect.poll(() => begun.length).toBe(1);
    const { socket } = open(origin, get('/recipe/slow-abandoned'));
    await rawRequest(origin, { path: '/api/health' });
    socket.destroy();
    await once(socket, 'close');
    await rawRequest(origin, { path: '/api/health' });
    const last = rawRequest(origin, { path: '/recipe/slow-last' });
    await finish([first, last]);
    expect(begun).not.toContain('/recipe/slow-abandoned');
  });

  it('for a page is shared by all clients that request it meanwhile', async () => {
    const { wait, finish } = heldWork();
    const { origin, begun } = await startFakeSite(undefined, { wait });
    const all = Array.from({ length: 10 }, (_, index) =>
      rawRequest(origin, { path: '/recipe/slow-one', forwardedFor: `198.51.100.${index + 1}` }),
    );
    await expect.poll(() => begun.length).toBe(1);
    await finish(all);
    expect(begun).toEqual(['/recipe/slow-one']);
  });
});

describe('a malformed request', () => {
  it.each([
    [
      'an absolute URL',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n',
      'must be a path of this site',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n', 'more than one Host'],
    ['two hosts for the API', 'GET /api/spirits HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 'more than one Host'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n', 'must be a path of this site'],
  ])('gets a 400 that names the fault: %s', async (_what, head, words) => {
    const { origin } = await startFakeSite();
    const { socket, received } = open(origin, `${head}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(received()).toContain(words);
  });
});

it.each([
  [100, '200'],
  [101, '431'],
])(
  'a request with %i headers is answered with %s, and none of them is dropped in silence',
  async (count, status) => {
    const { origin } = await startFakeSite();
    const lines = Array.from({ length: count - 2 }, (_, index) => `X-${index}: 1\r\n`).join('');
    const head = `GET /api/spirits HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`;
    const { socket, received } = open(origin, head);
    await once(socket, 'close');
    expect(statusesIn(received())).toEqual([status]);
  },
);
