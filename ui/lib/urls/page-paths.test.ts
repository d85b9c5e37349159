import { expect, it } from 'vitest';
import { siteOrigin } from './page-paths.ts';

it('siteOrigin is the origin that the server states, whatever the tab’s is', () => {
  const origin = siteOrigin('https://bar.example/recipe/negroni', 'http://10.0.0.7:3000');
  expect(origin).toBe('https://bar.example');
});

it('siteOrigin is the tab’s own origin where the server states none', () => {
  expect(siteOrigin(undefined, 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  expect(siteOrigin('no url', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
});
