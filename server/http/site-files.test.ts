import { expect, it } from 'vitest';
import { siteMap } from './site-files.ts';

it('the site map has the fixed pages and the given paths, up to 50,000', () => {
  const map = siteMap('https://bar.example', ['/categories/Hot%20%26%20strong', "/recipe/o'clock"]);
  const named = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(named).toContain('https://bar.example/explore-collection');
  expect(named.slice(-2)).toEqual([
    'https://bar.example/categories/Hot%20%26%20strong',
    'https://bar.example/recipe/o&#39;clock',
  ]);
  const many = siteMap(
    'https://bar.example',
    Array.from({ length: 60_000 }, (_, index) => `/recipe/${index}`),
  );
  expect(many.match(/<loc>/g)).toHaveLength(50_000);
});
