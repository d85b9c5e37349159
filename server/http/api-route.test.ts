import { expect, test } from 'vitest';
import { readCost } from './api-route.ts';

test.each([
  ['GET', '/api/bar?have=gin', true],
  ['HEAD', '/api/cocktails', true],
  ['GET', '/api/cocktails?limit=1', true],
  ['GET', '/api/cocktails/search/sour', true],
  ['GET', '/api/cocktails/category/Tiki?limit=5', true],
  ['GET', '/api/cocktails/negroni/similar', true],
  ['GET', '/api/collection/options', true],
  ['GET', '/api/cocktails/negroni', false],
  ['GET', '/api/cocktails/export/csv', false],
  ['GET', '/api/health', false],
  ['POST', '/api/cocktails', false],
])('what looks through the whole catalogue is told by its address: %s %s', (method, address, expected) => {
  expect(readCost({ method, address }) === 'catalogue').toBe(expected);
});

test.each([
  ['/api/site', true],
  ['/api/cocktails/negroni', true],
  ['/api/health', false],
  ['/api/ready', false],
  ['/api/images/a', false],
  ['/api/cocktails', false],
])('what asks the database for little is told by its address: %s', (address, expected) => {
  expect(readCost({ method: 'GET', address }) === 'lookup').toBe(expected);
});
