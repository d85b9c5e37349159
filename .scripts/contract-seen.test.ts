import { expect, test } from 'vitest';
import { undeclaredOf } from './contract-seen.ts';

const recorded = (answer: object): string =>
  JSON.stringify({ method: 'GET', path: '/api/health', status: 200, bytes: null, ...answer });
const headers = [
  ['content-type', 'application/json'],
  ['cache-control', 'no-store'],
  ['x-request-id', '3f1c8f5e'],
];
const bytes = (body: object): string => Buffer.from(JSON.stringify(body)).toString('base64');
const health = { status: 'ready', database: 'up', revision: 1, uptimeSeconds: 2 };

test('what another process answered is held against the contract: status, headers and body', () => {
  expect(undeclaredOf([recorded({ headers, bytes: bytes(health) }), recorded({ headers })])).toEqual([]);
  expect(
    undeclaredOf([
      recorded({ headers: [...headers, ['x-house', 'old']] }),
      recorded({ headers, bytes: bytes({ ...health, status: 'tired' }) }),
      recorded({ headers, status: 418 }),
    ]),
  ).toEqual([
    expect.stringContaining('sends x-house, undeclared'),
    expect.stringContaining('breaks the contract'),
    expect.stringContaining('is no status of getHealth'),
  ]);
});
