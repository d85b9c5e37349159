import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#openapi/contract/contract.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { rawRequest } from '#server/tests/site/raw-request.ts';
import { startTestServerForFile } from '#server/tests/site/start-test-server.ts';

const server = await startTestServerForFile({ catalogue: 'starter' });
afterAll(() => server.stop());

describe('the API', () => {
  const raw = (path: string, headers = {}) => rawRequest(server.origin, { path, headers });
  const reads = operations
    .filter(({ path, operation }) => '304' in operation.responses && !path.includes('{'))
    .map(({ path }) => path);
  reads.push('/api/cocktails/negroni', '/api/spirits/vodka');

  it.each(reads)(
    '%s carries a strong ETag, answers 304 to it, and the same to HEAD without a body',
    async (path) => {
      const first = await server.api(path);
      expect(first.status).toBe(200);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('cache-control')).toBe('no-cache');

      const again = await server.api(path, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.body).toBe('');
      expect((await server.api(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);

      const head = await server.api(path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('etag')).toBe(tag);
      expect(head.body).toBe('');
    },
  );

  it('sends brotli or gzip to clients that accept it, each with its own ETag, which gets a 304', async () => {
    const plain = await raw('/api/cocktails', { 'Accept-Encoding': 'identity' });
    const brotli = await raw('/api/cocktails', { 'Accept-Encoding': 'deflate, br' });
    const gzip = await raw('/api/cocktails', { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    // `toEqual` on bytes would take so long that the server closes the idle connection.
    expect(plain.bytes.equals(brotliDecompressSync(brotli.bytes))).toBe(true);
    expect(plain.bytes.equals(gunzipSync(gzip.bytes))).toBe(true);
    expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length));
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      const response = await raw('/api/cocktails', { 'Accept-Encoding': 'br', 'If-None-Match': String(tag) });
      expect(response.status).toBe(304);
    }
    const refused = await raw('/api/cocktails', { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

/** Enough that making the list pauses several times. */
const COUNT = 1001;
const nameOf = (index: number): string => `Drink ${String(index).padStart(4, '0')}`;

const largeSite = await startTestServerForFile({
  catalogue: {
    categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
    cocktails: Array.from({ length: COUNT }, (_, index) =>
      buildCocktail({ name: nameOf(index), featured: index < 3 }),
    ),
  },
});
afterAll(() => largeSite.stop());

describe('the whole list of a large catalogue', () => {
  it('has each recipe once, sorted, equal to the response for that recipe alone', async () => {
    const { body } = await largeSite.api('/api/cocktails');
    expect((body as Cocktail[]).map(({ name }) => name)).toEqual(
      Array.from({ length: COUNT }, (_, index) => nameOf(index)),
    );
    expect((body as Cocktail[]).at(-1)).toEqual((await largeSite.api('/api/cocktails/drink-1000')).body);
  });

  it('shows one revision although a write is made meanwhile, and the next read shows that write', async () => {
    const admin = await logIn(largeSite);
    const reading = largeSite.fetch('/api/cocktails');
    await admin.send('PUT', '/api/cocktails/drink-0000', { featured: false });
    expect((await (await reading).json()) as Cocktail[]).toHaveLength(COUNT);
    const after = (await largeSite.api('/api/cocktails')).body as Cocktail[];
    expect(after[0]).toMatchObject({ featured: false });
  });
});
