import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const REFUSED = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://user:password@evil.example/',
  'https://evil.example\\@example.com/',
  'https://example.com/a b',
  'https://example.com/\r\nX: y',
  'https://[::1',
  'https://a|b.example/',
  'relative/path.png',
  '/api/images/../../x',
  '/api/images/%2e%2E/admin/backup',
  '/api/images/not-stored.png',
  `/api/images/${'a'.repeat(32)}/..`,
  `/api/images/${'a'.repeat(32)}?width=320`,
];

const advert = {
  ...{
    name: 'Ad',
    description: 'An advert.',
    startDate: '2026-11-01',
    endDate: '2026-12-01',
    hoverText: 'See',
  },
  imageUrl: 'https://example.com/a.png',
  onclickLink: 'https://example.com/',
};

describe('an address that an administrator writes', () => {
  let server: TestServer;
  let admin: Administrator;
  let elsewhere: Server;
  let visits = 0;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    admin = await logIn(server);
    elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end('here');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
  });
  afterAll(async () => {
    elsewhere.close();
    await server.stop();
  });

  it.each(REFUSED)('%j is stored by no field', async (address) => {
    const writes: [field: string, send: () => ReturnType<Administrator['send']>][] = [
      ['photo', () => admin.send('POST', '/api/categories', { name: 'X', description: 'x', photo: address })],
      ['picture', () => admin.send('POST', '/api/glassware', { name: 'X', picture: address })],
      ['imageUrl', () => admin.send('POST', '/api/myads', { ...advert, imageUrl: address })],
      ['onclickLink', () => admin.send('POST', '/api/myads', { ...advert, onclickLink: address })],
      ['image', () => admin.sendForm('POST', '/api/cocktails', { ...buildCocktail(), image: address })],
      ['videoUrl', () => admin.sendForm('POST', '/api/cocktails', { ...buildCocktail(), videoUrl: address })],
      [
        'image',
        () => admin.sendForm('PUT', '/api/cocktails/negroni', { ...buildCocktail(), image: address }),
      ],
    ];
    for (const [field, send] of writes) {
      const { status, body } = await send();
      expect(status, field).toBe(400);
      expect((body as Problem).errors?.map((error) => error.field)).toContain(field);
    }
    const { body } = await admin.send('GET', '/api/cocktails/negroni');
    expect((body as Cocktail).image).toBeNull();
  });
});
