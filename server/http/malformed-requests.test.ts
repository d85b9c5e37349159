import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { open, startFakeSite, statusesIn } from '#server/tests/site/fake-site.ts';

describe('a malformed request', () => {
  it.each([
    [
      'an absolute URL',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n',
      'must be a path of this site',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n', 'more than one Host'],
    ['two hosts for the API', 'GET /api/spirits HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 'more than one Host'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n', 'must be a path of this site'],
  ])('gets a 400 that names the fault: %s', async (_what, head, words) => {
    const { origin } = await startFakeSite();
    const { socket, received } = open(origin, `${head}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(received()).toContain(words);
  });
});

it.each([
  [100, '200'],
  [101, '431'],
])(
  'a request with %i headers is answered with %s, and none of them is dropped in silence',
  async (count, status) => {
    const { origin } = await startFakeSite();
    const lines = Array.from({ length: count - 2 }, (_, index) => `X-${index}: 1\r\n`).join('');
    const head = `GET /api/spirits HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`;
    const { socket, received } = open(origin, head);
    await once(socket, 'close');
    expect(statusesIn(received())).toEqual([status]);
  },
);
