import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockSite } from '#mocks/mock-site.ts';
import { startTestServerForFile, type TestServer } from '../site/start-test-server.ts';

// What a client may ask beside the usual: the mock site and the server answer it alike. What differs on purpose is listed in
// mocks/mock-services.ts.
interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Blob;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const ASKED: Asked[] = [
  ...[
    '/api/spirits',
    '/api/cocktails/negroni',
    '/api/cocktails?limit=2',
    '/api/docs',
    '/api/nothing',
  ].flatMap((path) => [
    { path },
    { path, method: 'HEAD' },
    { path, headers: { 'If-None-Match': '*' } },
    { path, method: 'HEAD', headers: { 'If-None-Match': '"other", *' } },
  ]),
  ...['/api/health', '/api/ready', '/api/openapi.json', '/api/site'].flatMap((path) => [
    { path },
    { path, method: 'HEAD' },
  ]),
  ...[
    '/api',
    '/api/',
    '/api/spirits/',
    '/api/cocktails/negroni/',
    '/api//spirits',
    '/api/Spirits',
    '/api/health/',
  ].map((path) => ({ path })),
  ...[
    '/api/cocktails/%',
    '/api/cocktails/%zz',
    '/api/cocktails/%00',
    '/api/cocktails/%2e%2e',
    '/api/cocktails/a%2Fb',
  ].map((path) => ({ path })),
  ...['/api/cocktails?limit', '/api/cocktails?limit=x', '/api/cocktails?tea=1', '/api/spirits?%'].map(
    (path) => ({ path }),
  ),
  ...['/api/cocktails/search/%20', '/api/cocktails/category/Nothing'].map((path) => ({ path })),
  ...['PATCH', 'OPTIONS', 'PUT', 'DELETE', 'POST'].map((method) => ({ path: '/api/spirits', method })),
  { path: '/api/spirits', method: 'POST', headers: JSON_TYPE, body: '{' },
  { path: '/api/admin/login', method: 'POST', headers: JSON_TYPE, body: '{' },
  { path: '/api/admin/login', method: 'POST', headers: JSON_TYPE, body: '{"password": ""}' },
  { path: '/api/admin/login', method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'cheers' },
  { path: '/api/admin/login', method: 'POST', headers: JSON_TYPE, body: '{"password": "tea"}' },
  { path: '/api/admin/login', method: 'POST', body: new Blob(['{"password": "tea"}']) },
  { path: '/api/admin/login', method: 'POST' },
  {
    path: '/api/admin/login',
    method: 'POST',
    headers: JSON_TYPE,
    body: `{"password": "${'x'.repeat(20_000)}"}`,
  },
  { path: '/api/admin/login', method: 'POST', headers: JSON_TYPE, body: '\ufeff{"password": ""}' },
  { path: '/api/images/nothing' },
];

/** Headers that say what the answer is; the others belong to the connection, such as Date. */
const COMPARED = [
  'content-type',
  'allow',
  'location',
  'cache-control',
  'retry-after',
  'x-total-count',
  'link',
];

let server: TestServer;
const mock = [createMockSite().handler];

beforeAll(async () => {
  server = await startTestServerForFile({ catalogue: 'starter' });
});
afterAll(() => server.stop());

async function told(response: Response) {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: Object.fromEntries(COMPARED.map((name) => [name, response.headers.get(name)])),
    hasTag: response.headers.has('etag'),
    // Dates of adverts and the address of the site are of the day and of the place.
    body: type.includes('problem') ? (JSON.parse(text === '' ? 'null' : text) as unknown) : text !== '',
  };
}

it.each(ASKED)('%j', async ({ path, ...init }) => {
  const answered = await getResponse(mock, new Request(`http://localhost:4000${path}`, init));
  if (!answered) throw new Error('the mock site does not answer');
  expect(await told(answered)).toEqual(await told(await server.fetch(path, init)));
});
