import { once } from 'node:events';
import { Agent } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { get, open, startFakeSite, statusesIn } from '#server/tests/site/fake-site.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { BurstQueue } from './request-listener.ts';

const MEBIBYTE = 1024 * 1024;
/** Half of them are of the API: stored under their addresses they would take 30 MB, whatever else an entry holds. */
const LONG_ADDRESSES = 4000;

describe('what is of the memory alone, while the database is away', () => {
  it('says so where everyone may read it, and nowhere else', async () => {
    const { address } = await startFakeSite(undefined, {}, 'stale');
    const mark = async (path: string) => (await rawRequest(address, { path })).headers['x-catalogue'];
    expect(await mark('/api/spirits')).toBe('stale');
    expect(await mark('/api/admin/changes')).toBeUndefined();
    expect(await mark('/api/%61dmin/changes')).toBeUndefined();
    expect(await mark('/api/health')).toBeUndefined();
    expect(await mark('/api/cocktails/export/csv')).toBeUndefined();
  });

  it('is not said by a problem', async () => {
    const { address } = await startFakeSite(() => ({ status: 404, body: {} }), {}, 'stale');
    const { status, headers } = await rawRequest(address, { path: '/api/spirits/none' });
    expect([status, headers['x-catalogue']]).toEqual([404, undefined]);
  });
});

describe('the cache of the site', () => {
  it('answers what follows from the catalogue alone once for all readers', async () => {
    const { address, asked } = await startFakeSite();
    for (const path of ['/api/cocktails?limit=1&featured=true', '/api/cocktails?featured=true&limit=1'])
      for (let count = 0; count < 3; count += 1)
        expect((await rawRequest(address, { path })).status).toBe(200);
    expect(asked).toEqual(['/api/cocktails?limit=1&featured=true']);
  });

  it('never holds what is not marked as such, and answers it with no-store', async () => {
    const { address, asked } = await startFakeSite(() => ({ status: 200, body: {} }));
    for (let count = 0; count < 2; count += 1) {
      const { headers } = await rawRequest(address, { path: '/api/admin/changes' });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    }
    expect(asked).toHaveLength(2);
  });

  it('shares one entry among pages that differ in unknown parameters', async () => {
    const { address, rendered } = await startFakeSite();
    for (const path of ['/', '/?utm_source=a', `/?x=${'y'.repeat(5000)}`]) {
      const { text } = await rawRequest(address, { path });
      expect(text).toBe('<p>/</p>');
    }
    expect(rendered).toEqual(['/']);
  });

  it('stays small however many long addresses are asked for, and keeps what was known', async () => {
    const { address, asked, rendered } = await startFakeSite();
    const known = ['/api/spirits', '/about'];
    for (const path of [...known, ...known]) await rawRequest(address, { path });
    const filler = 'x'.repeat(15_000);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const before = usedBytes();
    for (let at = 0; at < LONG_ADDRESSES; at += 100) {
      const batch = Array.from({ length: 100 }, (_, offset) => {
        const path = offset % 2 === 0 ? `/api/cocktails?q=${at + offset}` : `/recipe/r?x=${at + offset}`;
        return rawRequest(address, { path: path + filler, agent });
      });
      expect((await Promise.all(batch)).map(({ status }) => status)).not.toContain(503);
      asked.splice(2);
    }
    agent.destroy();
    expect(usedBytes() - before).toBeLessThan(20 * MEBIBYTE);
    const [askedBefore, renderedBefore] = [asked.length, rendered.length];
    for (const path of known) await rawRequest(address, { path });
    expect([asked.length, rendered.length]).toEqual([askedBefore, renderedBefore]);
  });
});

/** Of the heap, without what could be freed. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('work', () => {
  it('on pages is done two at a time behind a queue, and a client is refused beyond its share of it', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const all = Array.from({ length: 120 }, (_, at) => rawRequest(address, { path: `/slow/${at}` }));
    const refused: { 'retry-after'?: unknown }[] = [];
    for (const answer of all)
      void answer.then(({ status, headers }) => {
        if (status === 429) refused.push(headers);
      });
    await expect.poll(() => rendered.length === 2).toBe(true);
    // The API goes on meanwhile.
    expect((await rawRequest(address, { path: '/api/health' })).status).toBe(200);
    expect(rendered).toHaveLength(2);
    await expect.poll(() => refused.length).toBe(18);
    expect(refused[0]?.['retry-after']).toBe('1');
    // The queue serves clients in turns: one that comes last is the next.
    const other = rawRequest(address, { path: '/slow/other', localAddress: '127.0.0.2' });
    await rawRequest(address, { path: '/api/health' });
    const finishing = setInterval(finishRender, 1);
    expect((await other).status).toBe(200);
    expect(rendered.indexOf('/slow/other')).toBeLessThan(6);
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    clearInterval(finishing);
    expect(statuses.filter((status) => status === 200)).toHaveLength(102);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  });

  it.each([
    ['that look through the whole catalogue is done one at a time', '/api/cocktails/search/', 1],
    ['that ask the database is done four at a time', '/api/spirits/', 4],
  ])('on reads %s, and another client is the next', async (_what, path, atOnce) => {
    const held: (() => void)[] = [];
    const { address, asked } = await startFakeSite(async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { status: 200, body: {} };
    });
    const all = Array.from({ length: 20 }, (_read, at) => rawRequest(address, { path: `${path}${at}` }));
    await expect.poll(() => asked.length).toBe(atOnce);
    // Pages go on meanwhile.
    expect((await rawRequest(address, { path: '/about' })).status).toBe(200);
    const other = rawRequest(address, { path: `${path}other`, localAddress: '127.0.0.2' });
    await rawRequest(address, { path: '/about' });
    expect(asked).toHaveLength(atOnce);
    const finishing = setInterval(() => held.shift()?.(), 1);
    expect((await other).status).toBe(200);
    expect(asked.indexOf(`${path}other`)).toBeLessThan(atOnce + 4);
    await Promise.all(all);
    clearInterval(finishing);
  });

  it('is not begun for a client that went away while it waited', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const first = [0, 1].map((at) => rawRequest(address, { path: `/slow/${at}` }));
    await expect.poll(() => rendered.length === 2).toBe(true);
    const { socket } = open(address, get('/slow/abandoned'));
    await rawRequest(address, { path: '/api/health' });
    socket.destroy();
    await once(socket, 'close');
    await rawRequest(address, { path: '/api/health' });
    const last = rawRequest(address, { path: '/slow/last' });
    finishRender();
    await expect.poll(() => rendered.length === 3).toBe(true);
    finishRender();
    finishRender();
    await Promise.all([...first, last]);
    expect(rendered).not.toContain('/slow/abandoned');
  });

  it('is done for one request of a connection at a time, and for few of many that come at once', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const { socket, received } = open(
      address,
      Array.from({ length: 90 }, (_, at) => get(`/slow/${at}`)).join(''),
    );
    await expect.poll(() => rendered.length === 1).toBe(true);
    expect((await rawRequest(address, { path: '/api/health' })).status).toBe(200);
    expect((await rawRequest(address, { path: '/about' })).status).toBe(200);
    expect(rendered).toEqual(['/slow/0', '/about']);
    for (let count = 1; count <= 17; count += 1) {
      await expect.poll(() => rendered.length === count + 1).toBe(true);
      finishRender();
    }
    await expect.poll(() => statusesIn(received()).length === 90).toBe(true);
    expect(statusesIn(received()).filter((status) => status === '200')).toHaveLength(17);
    expect(statusesIn(received()).filter((status) => status === '429')).toHaveLength(73);
    socket.destroy();
  });

  it('stops with the connection that pipelined it', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const { socket } = open(address, get('/slow/0') + get('/slow/1') + get('/slow/2'));
    await expect.poll(() => rendered.length === 1).toBe(true);
    socket.destroy();
    await once(socket, 'close');
    finishRender();
    await rawRequest(address, { path: '/about' });
    expect(rendered).toEqual(['/slow/0', '/about']);
  });
});

it('answers a burst of one client in pieces, and another one between them', async () => {
  const queue = new BurstQueue();
  const answered: string[] = [];
  const ask = (client: string) =>
    queue.run(
      () => client,
      () => void answered.push(client),
    );
  const flood = Array.from({ length: 300 }, () => ask('flood'));
  expect(flood.filter((waiting) => waiting === undefined)).toHaveLength(16);
  const other = ask('other');
  await Promise.all([...flood, other]);
  expect(answered).toHaveLength(301);
  expect(answered.indexOf('other')).toBeLessThan(20);
  await setImmediate();
  expect(ask('flood')).toBeUndefined();
});
