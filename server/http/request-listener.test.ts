import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { get, open, startFakeSite } from '#server/tests/site/fake-site.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';

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
});

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
});
