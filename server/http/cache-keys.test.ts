import { describe, expect, it } from 'vitest';
import { apiCacheKey, pageCacheKey as keyOf } from './cache-keys.ts';
import { pageUrlOf } from './page-url.ts';

const SITE = 'https://drinks.example';
const pageKey = (origin: string, url: string): string => keyOf(origin, pageUrlOf(url));

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
