import { expect, it } from 'vitest';
import { emptyCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { EncodedResponse } from './encoded-response.ts';
import { ResponseCache } from './response-cache.ts';

const MEBIBYTE = 1024 * 1024;
const emptyCache = (edition = { now: 1 }) =>
  new ResponseCache({ publicCatalogue: () => ({ ...emptyCatalogue(), edition: edition.now }) });
const response = (bytes = 10): EncodedResponse =>
  new EncodedResponse({
    status: 200,
    headers: { 'Content-Type': 'image/png' },
    bytes: new Uint8Array(bytes),
  });

it('finds a response by its key until the catalogue changes', () => {
  const edition = { now: 1 };
  const cache = emptyCache(edition);
  const stored = response();
  cache.put('/api/cocktails', stored, 1);
  expect(cache.find('/api/cocktails')).toBe(stored);
  expect(cache.find('/api/spirits')).toBeUndefined();
  edition.now = 2;
  expect(cache.find('/api/cocktails')).toBeUndefined();
});

it('stays within its bytes: it removes the least recently used, and no short response for a long one', () => {
  const cache = emptyCache();
  for (let index = 0; index < 40; index += 1) {
    cache.put(`/${index}`, response(MEBIBYTE), 1);
    cache.find('/0');
  }
  cache.put('/long', response(30 * MEBIBYTE), 1);
  cache.put('/too-long', response(50 * MEBIBYTE), 1);
  const kept = Array.from({ length: 40 }, (_, index) => index).filter((index) => cache.find(`/${index}`));
  expect(kept).toHaveLength(15);
  expect(kept).toContain(0);
  expect(['/long', '/too-long'].map((key) => cache.find(key)?.status)).toEqual([200, undefined]);
});
