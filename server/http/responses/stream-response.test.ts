import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheable, open, startFakeSite } from '#server/tests/site/fake-site.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';

/** Longer than a piece of work that is noticed. */
const PART_MS = 5;
const LIST = JSON.stringify({ text: 'long '.repeat(1000) });

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

  it('lets others be answered between its parts, however many clients read it', async () => {
    let isMade = false;
    const long = function* (): Generator<string> {
      for (let at = 0; at < 50; at += 1) {
        const end = performance.now() + PART_MS;
        while (performance.now() < end);
        yield 'a part';
      }
      isMade = true;
    };
    const { address } = await startFakeSite(({ address: asked }) =>
      asked === '/api/health'
        ? { status: 200, body: { isMade } }
        : { status: 200, chunks: long(), headers: { 'Content-Type': 'text/csv' } },
    );
    const readers = Array.from({ length: 5 }, () => rawRequest(address, { path: '/api/cocktails' }));
    const { text } = await rawRequest(address, { path: '/api/health' });
    expect(JSON.parse(text)).toEqual({ isMade: false });
    await Promise.all(readers);
  });
});
