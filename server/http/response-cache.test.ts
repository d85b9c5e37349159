import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { EncodedResponse } from './encoded-response.ts';
import { pageUrlOf } from './page-url.ts';
import { apiCacheKey, pageCacheKey, ResponseCache } from './response-cache.ts';

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

const SITE = 'https://drinks.example';
const pageKey = (origin: string, url: string): string => pageCacheKey(origin, pageUrlOf(url));

describe('the key of a response of the API', () => {
  it.each([
    ['/api/cocktails?limit=3&featured=true', '/api/cocktails?featured=true&limit=3'],
    ['/api/cocktails?q=a+b', '/api/cocktails?q=a%20b'],
    ['/api/cocktails/negroni', '/api/cocktails/%6eegroni'],
    ['/api/cocktails/search/a%20b', '/api/cocktails/search/a%20b'],
  ])('is the same for URLs that mean the same: %s and %s', (one, other) => {
    expect(apiCacheKey(one)).toBe(apiCacheKey(other));
    expect(apiCacheKey(one)).not.toBeNull();
  });

  it.each([
    ['/api/cocktails?limit=3', '/api/cocktails?limit=4'],
    ['/api/cocktails?limit=3', '/api/spirits?limit=3'],
    ['/api/cocktails/a%2Fb', '/api/cocktails/a/b'],
    ['/api/cocktails?limit=1&limit=2', '/api/cocktails?limit=1'],
  ])('differs for URLs that mean different things: %s and %s', (one, other) => {
    expect(apiCacheKey(one)).not.toBe(apiCacheKey(other));
  });

  it.each([`/api/cocktails?q=${'x'.repeat(2048)}`, '/api/cocktails/%E0%A4%A'])(
    'is none where nothing is to be cached',
    (url) => {
      expect(apiCacheKey(url)).toBeNull();
    },
  );
});

describe('the key of a page', () => {
  it('leaves out parameters that the page does not read', () => {
    const home = pageKey(SITE, '/');
    expect(pageKey(SITE, '/?utm_source=a')).toBe(home);
    expect(pageKey(SITE, `/?x=${'y'.repeat(15_000)}`)).toBe(home);
    expect(pageKey(SITE, '/recipe/negroni?spirit=gin')).toBe(pageKey(SITE, '/recipe/negroni'));
  });

  it('has the known parameters in one order', () => {
    const key = pageKey(SITE, '/explore-collection?page=2&spirit=gin&a=b');
    expect(pageKey(SITE, '/explore-collection?spirit=gin&page=2')).toBe(key);
    expect(pageKey(SITE, '/explore-collection?spirit=gin')).not.toBe(key);
  });

  it.each([
    ['/explore-collection', 'page=2', 'page=abc', 'spirit=', 'spirit=%20&page=3', 'sort='],
    ['/explore-collection?spirit=gin', 'page=1', 'page=abc', 'page=-1', 'page=1e9', 'page=99999999', 'page='],
    ['/categories/Tiki', 'page=1', 'page=abc', 'page=01', 'have=gin'],
    ['/my-bar', 'have=', 'have=&have='],
    ['/admin', 'tab=bar', 'tab=unheard-of'],
  ])('is the same without values that the page ignores: %s', (page, ...searches) => {
    const keys = searches.map((search) => pageKey(SITE, `${page}${page.includes('?') ? '&' : '?'}${search}`));
    expect(new Set(keys)).toEqual(new Set([pageKey(SITE, page)]));
  });

  it.each([
    ['/explore-collection?spirit=gin', 'page=2'],
    ['/categories/Tiki', 'page=2'],
    ['/my-bar', 'have=gin'],
    ['/sustainable-guide', 'category=mixers'],
  ])('differs for a value that changes the page: %s with %s', (page, search) => {
    expect(pageKey(SITE, `${page}${page.includes('?') ? '&' : '?'}${search}`)).not.toBe(pageKey(SITE, page));
  });
});
