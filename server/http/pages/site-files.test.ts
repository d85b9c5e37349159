import { describe, expect, it } from 'vitest';
import { siteMap } from './site-files.ts';

const ORIGIN = 'https://bar.example';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `drink-${index}`);
const places = (map: string | null): string[] =>
  [...(map ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');

describe('the site map', () => {
  it('names the screens, the categories and the recipes', () => {
    const named = places(siteMap(ORIGIN, ['/categories/Hot%20%26%20strong'], ['negroni']));
    expect(named).toContain('https://bar.example/categories/Hot%20%26%20strong');
    expect(named.at(-1)).toBe('https://bar.example/recipe/negroni');
  });

  it('comes in parts when search engines would not read it in one', () => {
    const all = ids(100_000);
    expect(places(siteMap(ORIGIN, [], all))).toEqual(
      [1, 2, 3, 4, 5, 6].map((part) => `${ORIGIN}/sitemap-${part}.xml`),
    );
    const parts = [1, 2, 3, 4, 5, 6].map((part) => places(siteMap(ORIGIN, [], all, part)));
    expect(parts.every((part) => part.length <= 50_000)).toBe(true);
    const recipes = parts.flat().filter((place) => place.includes('/recipe/'));
    expect(recipes).toEqual(all.map((id) => `${ORIGIN}/recipe/${id}`));
    expect(siteMap(ORIGIN, [], all, 7)).toBeNull();
  });
});
