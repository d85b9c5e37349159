import { expect, it } from 'vitest';
import { categoryPath, siteOrigin } from './page-paths.ts';

it('is what the server states, wherever the tab is', () => {
  expect(siteOrigin('https://bar.example/recipe/negroni', 'http://10.0.0.7:3000')).toBe(
    'https://bar.example',
  );
});

it('is the tab’s own where nothing is stated', () => {
  expect(siteOrigin(undefined, 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  expect(siteOrigin('no url', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
});

it.each(['.', '..', 'a/b', '../..'])('leads to a category called %j', (name) => {
  const { pathname } = new URL(categoryPath(name), 'https://bar.example');
  const [, page, segment = ''] = pathname.split('/');
  expect([page, decodeURIComponent(segment).trim()]).toEqual(['categories', name]);
});
