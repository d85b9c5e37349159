import { describe, expect, it } from 'vitest';
import { CompressibleResponse } from '../responses/compressible-response.ts';
import { ResponseCache } from './response-cache.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json' };
const MEBIBYTE = 1024 * 1024;
const response = (size = 10): CompressibleResponse =>
  new CompressibleResponse(200, JSON_HEADERS, 'a'.repeat(size));
const limitedTo = (maxBytes: number, maxEntries = 1000): ResponseCache =>
  new ResponseCache({ maxBytes, maxEntries });
const shown = (edition: number, tags: readonly string[] | null = null) => ({ edition, tags });

describe('the response cache', () => {
  it('finds a response by its key', () => {
    const cache = new ResponseCache();
    const stored = response();
    cache.store('/api/cocktails', stored, shown(1));
    expect(cache.find('/api/cocktails')).toBe(stored);
    expect(cache.find('/api/spirits')).toBeUndefined();
  });

  it('drops everything when the catalogue moves on in an unknown way', () => {
    const cache = new ResponseCache();
    cache.store('/a', response(), shown(1, ['spirits']));
    cache.moveTo(2, null);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('drops what shows anything that changed, and nothing else', () => {
    const cache = new ResponseCache();
    cache.store('/negroni', response(), shown(1, ['cocktails/negroni', 'categories']));
    cache.store('/spirits', response(), shown(1, ['spirits']));
    cache.store('/everything', response(), shown(1));
    const found = (): string[] => ['/negroni', '/spirits', '/everything'].filter((key) => cache.find(key));

    cache.moveTo(2, new Set(['cocktails', 'cocktails/martini']));
    expect(found()).toEqual(['/negroni', '/spirits']);
    cache.moveTo(3, new Set(['cocktails', 'cocktails/negroni']));
    expect(found()).toEqual(['/spirits']);
    cache.moveTo(4, null);
    expect(found()).toEqual([]);
    expect(cache.bytes).toBe(0);
  });

  it('does not store what shows an older edition', () => {
    const cache = new ResponseCache();
    cache.moveTo(2, null);
    cache.store('/a', response(), shown(1));
    expect(cache.find('/a')).toBeUndefined();
  });

  it('stays within its bytes, and the least recently used go first', () => {
    const cache = limitedTo(30_000);
    for (const key of ['/a', '/b', '/c']) cache.store(key, response(6000), shown(1));
    cache.find('/a');
    for (const key of ['/d', '/e']) cache.store(key, response(6000), shown(1));
    expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.find(key))).toEqual(['/a', '/c', '/d', '/e']);
    expect(cache.bytes).toBeLessThanOrEqual(30_000);
  });

  it('counts keys, and entries', () => {
    const cache = limitedTo(MEBIBYTE, 100);
    cache.store('x'.repeat(2000), response(), shown(1));
    expect(cache.bytes).toBeGreaterThan(4000);
    for (let at = 0; at < 1000; at += 1) cache.store(`/${at}`, response(), shown(1));
    expect(Array.from({ length: 1000 }, (_, at) => cache.find(`/${at}`)).filter(Boolean)).toHaveLength(100);
  });

  it('keeps what is asked for again while one client asks for thousands of addresses once', () => {
    const cache = limitedTo(MEBIBYTE, 100);
    const asked = Array.from({ length: 50 }, (_, at) => `/known/${at}`);
    for (const key of asked) cache.store(key, response(), shown(1));
    for (const key of asked) cache.find(key);
    for (let at = 0; at < 20_000; at += 1) cache.store(`/once/${at}`, response(), shown(1));
    expect(asked.filter((key) => cache.find(key))).toHaveLength(50);
  });

  it('has room for newcomers when all that it holds is asked for again', () => {
    const cache = limitedTo(MEBIBYTE, 10);
    for (let at = 0; at < 10; at += 1) cache.store(`/old/${at}`, response(), shown(1));
    for (let at = 0; at < 10; at += 1) cache.find(`/old/${at}`);
    cache.store('/new', response(), shown(1));
    expect(cache.find('/new')).toBeDefined();
  });

  it('counts compressed forms as soon as there are some', async () => {
    const cache = new ResponseCache();
    const stored = response(50_000);
    cache.store('/a', stored, shown(1));
    const before = cache.bytes;
    const compressed = await stored.form('br');
    cache.find('/a');
    expect(cache.bytes).toBe(before + compressed.length);
  });

  it('does not store what would displace most of it', () => {
    const cache = limitedTo(40_000);
    cache.store('/small', response(), shown(1));
    cache.store('/large', response(20_000), shown(1));
    expect(cache.find('/large')).toBeUndefined();
    expect(cache.find('/small')).toBeDefined();
  });
});
