import { expect, it } from 'vitest';
import { wayBack } from './OfflinePage.tsx';

const ORIGIN = 'https://bar.example';

it.each([
  ['?from=%2Frecipe%2Fnegroni', '/recipe/negroni'],
  ['?from=%2Fcategories%2FTiki%3Fpage%3D2', '/categories/Tiki?page=2'],
  ['', '/'],
  ['?from=https%3A%2F%2Felsewhere.example%2F', '/'],
  ['?from=%2F%2Felsewhere.example', '/'],
  ['?from=javascript%3Aalert(1)', '/'],
])('%s leads to %s, and never to another site', (search, path) => {
  expect(wayBack(search, ORIGIN)).toBe(path);
});
