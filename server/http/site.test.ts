import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OperationResponse } from '#server/operations/operation.ts';
import type { ApiRequest } from '#server/operations/api-request.ts';
import type { LiveCatalogue } from '#server/operations/live-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/catalogue.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { rawRequest } from '#server/testing/raw-request.ts';
import type { PageSource } from './page-renderer.ts';
import { createSite } from './site.ts';

const MEBIBYTE = 1024 * 1024;
const LIST = JSON.stringify({ text: 'long '.repeat(1000) });

interface FakeSite {
  address: string;
  /** Addresses that the API was asked for, without those that the cache answered. */
  asked: string[];
  /** Addresses of the pages that were rendered. */
  rendered: string[];
  /** Lets a page that waits be rendered to its end. */
  finishRender: () => void;
}

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The site with an API that answers at once, and pages that wait when their path begins with /slow. */
async function startFakeSite(
  handle: (request: ApiRequest) => OperationResponse = () => ({ status: 200, body: {}, cacheable }),
): Promise<FakeSite> {
  const asked: string[] = [];
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const catalogue: LiveCatalogue = {
    current: emptyCatalogue,
    refresh: () => 'fresh',
    pause: () => Promise.resolve(),
    write: () => Promise.reject(new Error('not here')),
    preview: () => Promise.reject(new Error('not here')),
    onChange: () => undefined,
  };
  const pages: PageSource = {
    loadModule: () =>
      Promise.resolve({
        inlineScriptHash: 'sha256-dGhlbWU=',
        drawCocktailSvg: () => '',
        shareCardSvg: () => Promise.resolve(''),
        drawTilesSvg: () => '',
        createPageRenderer: () => ({
          async renderPage({ path, search }) {
            rendered.push(path + search);
            if (path.startsWith('/slow')) await new Promise<void>((resolve) => waiting.push(resolve));
            return { status: 200, html: `<p>${path}${search}</p>` };
          },
        }),
      }),
    assets: {},
    serveFile: (_request, _response, next) => next(),
    scriptHashes: [],
    lasting: true,
  };
  const site = createSite({
    api: {
      handle(request) {
        asked.push(request.address);
        return Promise.resolve(handle(request));
      },
    },
    catalogue,
    pages,
    config: readConfig({}),
    fixedHead: [],
    log: createLog('silent'),
  });
  server = createServer(site.answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, asked, rendered, finishRender: () => waiting.shift()?.() };
}

const cacheable = { revision: 0, shows: null };

function open(address: string, text: string): { socket: Socket; received: () => string } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, received: () => received };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const statusesIn = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

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
    for (let at = 0; at < 20_000; at += 100) {
      const batch = Array.from({ length: 100 }, (_, offset) => {
        const path = offset % 2 === 0 ? `/api/cocktails?q=${at + offset}` : `/recipe/r?x=${at + offset}`;
        return rawRequest(address, { path: path + filler, agent });
      });
      expect((await Promise.all(batch)).map(({ status }) => status)).not.toContain(503);
      asked.splice(2);
    }
    agent.destroy();
    expect(usedBytes() - before).toBeLessThan(40 * MEBIBYTE);
    const [askedBefore, renderedBefore] = [asked.length, rendered.length];
    for (const path of known) await rawRequest(address, { path });
    expect([asked.length, rendered.length]).toEqual([askedBefore, renderedBefore]);
  }, 120_000);
});

/** Of the heap, without what could be freed. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('work', () => {
  it('on pages is done two at a time behind a short queue, and refused beyond it', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const all = Array.from({ length: 60 }, (_, at) => rawRequest(address, { path: `/slow/${at}` }));
    const refused = all.map((answer) =>
      answer.then(({ status, headers }) => (status === 503 ? headers : null)),
    );
    await vi.waitUntil(() => rendered.length === 2);
    // The API goes on meanwhile.
    expect((await rawRequest(address, { path: '/api/health' })).status).toBe(200);
    expect(rendered).toHaveLength(2);
    const firstRefused = await Promise.any(
      refused.map(async (headers) => (await headers) ?? Promise.reject(new Error())),
    );
    expect(firstRefused['retry-after']).toBe('1');
    for (let count = 0; count < 42; count += 1) {
      await vi.waitUntil(() => rendered.length >= Math.min(42, count + 2));
      finishRender();
    }
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(42);
    expect(statuses.filter((status) => status === 503)).toHaveLength(18);
  });

  it('is not begun for a client that went away while it waited', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const first = [0, 1].map((at) => rawRequest(address, { path: `/slow/${at}` }));
    await vi.waitUntil(() => rendered.length === 2);
    const { socket } = open(address, get('/slow/abandoned'));
    await rawRequest(address, { path: '/api/health' });
    socket.destroy();
    await once(socket, 'close');
    await rawRequest(address, { path: '/api/health' });
    const last = rawRequest(address, { path: '/slow/last' });
    finishRender();
    await vi.waitUntil(() => rendered.length === 3);
    finishRender();
    finishRender();
    await Promise.all([...first, last]);
    expect(rendered).not.toContain('/slow/abandoned');
  });

  it('is done for one request of a connection at a time, and for few of hundreds that come at once', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const { socket, received } = open(
      address,
      Array.from({ length: 500 }, (_, at) => get(`/slow/${at}`)).join(''),
    );
    await vi.waitUntil(() => rendered.length === 1);
    expect((await rawRequest(address, { path: '/api/health' })).status).toBe(200);
    expect((await rawRequest(address, { path: '/about' })).status).toBe(200);
    expect(rendered).toEqual(['/slow/0', '/about']);
    for (let count = 1; count <= 17; count += 1) {
      await vi.waitUntil(() => rendered.length === count + 1);
      finishRender();
    }
    await vi.waitUntil(() => statusesIn(received()).length === 500);
    expect(statusesIn(received()).filter((status) => status === '200')).toHaveLength(17);
    expect(statusesIn(received()).filter((status) => status === '503')).toHaveLength(483);
    socket.destroy();
  });

  it('stops with the connection that pipelined it', async () => {
    const { address, rendered, finishRender } = await startFakeSite();
    const { socket } = open(address, get('/slow/0') + get('/slow/1') + get('/slow/2'));
    await vi.waitUntil(() => rendered.length === 1);
    socket.destroy();
    await once(socket, 'close');
    finishRender();
    await rawRequest(address, { path: '/about' });
    expect(rendered).toEqual(['/slow/0', '/about']);
  });
});

describe('a request that no site can answer rightly', () => {
  it.each([
    [
      'an absolute address',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n',
      'must be a path of this site',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n', 'more than one Host'],
    ['two hosts for the API', 'GET /api/spirits HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 'more than one Host'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n', 'must be a path of this site'],
  ])('is a 400 that says so: %s', async (_what, head, words) => {
    const { address } = await startFakeSite();
    await rawRequest(address, { path: '/' });
    const { socket, received } = open(address, `${head}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(received()).toContain(words);
  });
});

describe('a request with a transfer coding that is not known', () => {
  it.each(['gzip, chunked', 'x-own,chunked'])('is a 501, and its connection ends: %s', async (coding) => {
    const { address, asked } = await startFakeSite();
    const head = `POST /api/cocktails HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: ${coding}\r\n\r\n`;
    const { socket, received } = open(address, `${head}0\r\n\r\n${get('/api/spirits')}`);
    await once(socket, 'close');
    expect(statusesIn(received())).toEqual(['501']);
    expect(asked).toEqual([]);
  });
});

describe('a response that is sent while it is made', () => {
  const chunks = function* (): Generator<string> {
    yield '{"text":"';
    for (let at = 0; at < 1000; at += 1) yield 'long ';
    yield '"}';
  };
  const headers = { 'Content-Type': 'application/json', ETag: '"list"' };
  const streaming = () => startFakeSite(() => ({ status: 200, chunks: chunks(), headers, cacheable }));

  it.each([
    ['identity', undefined, '"list"', (bytes: Buffer) => bytes],
    ['gzip, br', 'gzip', '"list-gzip"', gunzipSync],
    ['br', 'br', '"list-br"', brotliDecompressSync],
  ])('comes compressed for those who take it: %s', async (accepted, encoding, tag, decode) => {
    const { address } = await streaming();
    const response = await new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>(
      (resolve, reject) => {
        const { socket } = open(
          address,
          `GET /api/cocktails HTTP/1.0\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
        );
        const parts: Buffer[] = [];
        socket.on('data', (part: Buffer) => parts.push(part));
        socket.on('error', reject);
        socket.on('close', () => {
          const all = Buffer.concat(parts);
          const end = all.indexOf('\r\n\r\n');
          const lines = all.subarray(0, end).toString().split('\r\n').slice(1);
          const pairs = lines.map((line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.split(': ')[1]]);
          resolve({
            headers: Object.fromEntries(pairs) as Record<string, unknown>,
            bytes: all.subarray(end + 4),
          });
        });
      },
    );
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['etag']).toBe(tag);
    expect(decode(response.bytes).toString()).toBe(LIST);
  });

  it('is not made for a client that has it, nor for HEAD', async () => {
    const { address } = await streaming();
    const known = { 'If-None-Match': '"list-gzip"' };
    expect((await rawRequest(address, { path: '/api/cocktails', headers: known })).status).toBe(304);
    const head = await rawRequest(address, { path: '/api/cocktails', method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
  });

  it('ends the connection when it cannot be made to its end', async () => {
    const broken = function* (): Generator<string> {
      yield 'a part';
      throw new Error('away');
    };
    const { address } = await startFakeSite(() => ({ status: 200, chunks: broken(), headers }));
    await expect(rawRequest(address, { path: '/api/cocktails' })).rejects.toThrow();
  });
});
