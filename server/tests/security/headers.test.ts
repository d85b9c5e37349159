import { expect, it } from 'vitest';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';

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
  ...[
    "default-src 'self'",
    "script-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ],
  ...["frame-ancestors 'none'", "require-trusted-types-for 'script'"],
];

it('the headers that protect are on every kind of answer', async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const first = await rawRequest(server.address, { path: '/api/cocktails' });
  const json = { 'content-type': 'application/json' };
  const answers = [
    first,
    await rawRequest(server.address, { path: '/api/cocktails' }),
    await rawRequest(server.address, {
      path: '/api/cocktails',
      headers: { 'if-none-match': String(first.headers.etag) },
    }),
    await rawRequest(server.address, { path: '/api/cocktails', method: 'HEAD' }),
    ...(await Promise.all(
      [
        '/api/health',
        '/api/ready',
        '/api/openapi.json',
        '/api/cocktails/export/csv',
        '/api/admin/session',
        '/api/images/none',
        '/nothing',
        '/%E0%A4%A',
      ].map((path) => rawRequest(server.address, { path })),
    )),
    await rawRequest(server.address, { path: '/api/cocktails', method: 'TRACE' }),
    await rawRequest(server.address, { path: '/api/admin/login', method: 'POST', headers: json, body: '{' }),
    await rawRequest(server.address, {
      path: '/api/admin/login',
      method: 'POST',
      headers: json,
      body: '{"password":"no"}',
    }),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 304, 400, 401, 404, 405]));
  for (const { status, headers } of answers) {
    expect({ status, ...headers }).toMatchObject({ status, ...PROTECTING });
    for (const directive of DIRECTIVES) expect(headers['content-security-policy']).toContain(directive);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});
