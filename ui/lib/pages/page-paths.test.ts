import { expect, it } from 'vitest';
import { siteOrigin } from './page-paths.ts';

it('siteOrigin is the origin that the server states, or else the tab’s own', () => {
  const tab = 'http://10.0.0.7:3000';
  expect(siteOrigin('https://bar.example/recipe/negroni', tab)).toBe('https://bar.example');
  expect(siteOrigin(undefined, tab)).toBe(tab);
  expect(siteOrigin('no url', tab)).toBe(tab);
});
