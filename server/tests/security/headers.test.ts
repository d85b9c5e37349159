import { expect, it } from 'vitest';
import { makeDefaultHeaders } from '#server/http/security-headers.ts';
import { rawRequest } from '../site/raw-request.ts';
import { startTestServer } from '../site/start-test-server.ts';

const PROTECTING = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const DIRECTIVES = [
  "default-src 'self'",
  "script-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

it('the headers that protect are on every kind of response', async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const ask = (path: string, request: object = {}) => rawRequest(server.origin, { path, ...request });
  const first = await ask('/api/cocktails');
  const logIn = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const responses = [
    first,
    // The second response is from the cache, and the third is a 304.
    await ask('/api/cocktails'),
    await ask('/api/cocktails', { headers: { 'if-none-match': String(first.headers.etag) } }),
    ...(await Promise.all(['HEAD', 'TRACE'].map((method) => ask('/api/cocktails', { method })))),
    ...(await Promise.all(['/api/health', '/api/ready', '/api/openapi.json'].map((path) => ask(path)))),
    ...(await Promise.all(['/api/admin/session', '/api/images/none'].map((path) => ask(path)))),
    ...(await Promise.all(['/nothing', '/%E0%A4%A'].map((path) => ask(path)))),
    await ask('/api/admin/login', { ...logIn, body: '{' }),
    await ask('/api/admin/login', { ...logIn, body: '{"password":"no"}' }),
  ];
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 304, 400, 401, 404, 405]));
  for (const { status, headers } of responses) {
    expect({ status, ...headers }).toMatchObject({ status, ...PROTECTING });
    for (const directive of DIRECTIVES) expect(headers['content-security-policy']).toContain(directive);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

it('behind https, and only there, browsers must come back over https', async () => {
  const secure = await makeDefaultHeaders(null, 'https://drinks.example');
  expect(secure['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  const plain = await makeDefaultHeaders(null, null);
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});
