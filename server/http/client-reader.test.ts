import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { PUBLIC_SITE } from '#server/tests/site/fake-pages.ts';
import { createClientReader } from './client-reader.ts';

function request(headers: Record<string, string>, socket: Record<string, unknown> = {}): IncomingMessage {
  const facts = { remoteAddress: '203.0.113.9', localAddress: '192.0.2.1', localPort: 3000, ...socket };
  return { headers, rawHeaders: Object.entries(headers).flat(), socket: facts } as unknown as IncomingMessage;
}
const reader = (env: Record<string, string>, write: (line: string) => void = () => undefined) =>
  createClientReader(readConfig(env), createLog('warn', { write }));
const trusting = (value: string) => reader({ TRUST_PROXY: value });
const LOOPBACK = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };

describe('the address of a client', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7, 10.0.0.3, 10.0.0.2', 'x-forwarded-proto': 'https' };

  it.each([
    ['forwarding headers are ignored', '', '10.0.0.1', '10.0.0.1', false],
    ['one proxy is believed', '1', '10.0.0.1', '10.0.0.2', true],
    ['three proxies are believed', '3', '10.0.0.1', '198.51.100.7', true],
    ['a network of proxies is believed', '10.0.0.0/8', '10.0.0.1', '198.51.100.7', true],
    ['a stranger is not in the network', '10.0.0.0/8', '203.0.113.9', '203.0.113.9', false],
    ['the same in full', '10.0.0.0/8', '0:0:0:0:0:FFFF:0a00:0001', '198.51.100.7', true],
    ['an IPv4 address in IPv6 clothes', '10.0.0.0/8', '::ffff:10.0.0.1', '198.51.100.7', true],
  ])('%s', (_, trusted, remoteAddress, address, isSecure) => {
    expect(trusting(trusted).clientOf(request(forwarded, { remoteAddress }))).toEqual({ address, isSecure });
  });

  it('is that of the proxy when the client added lines of X-Forwarded-For', () => {
    const twice = request({ 'x-forwarded-for': '198.51.100.7, 198.51.100.8' }, { remoteAddress: '10.0.0.1' });
    twice.rawHeaders = ['X-Forwarded-For', '198.51.100.7', 'x-forwarded-for', '198.51.100.8'];
    expect(trusting('1').clientOf(twice).address).toBe('10.0.0.1');
  });

  it('is always an IP address', () => {
    const headers = { 'x-forwarded-for': 'rotating-nonsense' };
    expect(trusting('2').clientOf(request(headers, { remoteAddress: '10.0.0.1' })).address).toBe('10.0.0.1');
  });

  it.each(['198.51.100.7:443', '[2001:db8::7]:443', '[2001:db8::7]', '2001:db8::7'])(
    'is read without the port that some proxies write behind it: %s',
    (forwardedFor) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      const { address } = trusting('1').clientOf(request(headers, { remoteAddress: '10.0.0.1' }));
      expect(['198.51.100.7', '2001:db8::7']).toContain(address);
    },
  );

  it.each(['', '1', '10.0.0.0/8'])('is empty when the socket was reset: TRUST_PROXY=%s', (trusted) => {
    const reset = request({ host: 'inner:3000' }, { remoteAddress: undefined, localAddress: undefined });
    expect(trusting(trusted).clientOf(reset)).toEqual({ address: '', isSecure: false });
    expect(URL.canParse(trusting(trusted).originOf(reset))).toBe(true);
  });

  it.each([
    ['once, when a proxy on this machine names clients', {}, LOOPBACK, 1],
    ['not, when TRUST_PROXY says that the proxy names none', { TRUST_PROXY: '0' }, LOOPBACK, 0],
    ['not, when the client is on another machine', {}, {}, 0],
  ])('the log warns %s', (_, env, socket, times) => {
    const lines: string[] = [];
    const clients = reader(env, (line) => lines.push(line));
    clients.clientOf(request({}, socket));
    expect(lines).toEqual([]);
    for (let count = 0; count < 3; count += 1) clients.clientOf(request(forwarded, socket));
    expect(lines).toHaveLength(times);
    for (const line of lines) expect(line).toContain('TRUST_PROXY');
  });

  it('counts as https when PUBLIC_URL does, whatever proxies say', () => {
    const behindTls = reader(PUBLIC_SITE);
    expect(behindTls.clientOf(request({}, LOOPBACK)).isSecure).toBe(true);
  });
});

describe("the site's own origin", () => {
  const PROXY = { TRUST_PROXY: '10.0.0.0/8' };
  const FROM_PROXY = { remoteAddress: '10.0.0.1' };
  const forwarded = (host: string) => ({
    host: 'inner:3000',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  });

  it.each([
    ['always PUBLIC_URL', PUBLIC_SITE, { host: 'evil.example' }, LOOPBACK, 'https://drinks.example'],
    ...['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'].map(
      (host) => ['the Host on loopback', {}, { host }, LOOPBACK, `http://${host.toLowerCase()}`] as const,
    ),
    ...[
      'evil.example',
      '"><script>',
      'localhost.evil.example',
      'localhost:3000@evil.example',
      '127.0.0.1.evil.example',
      '127.999.1.1:80',
      '127.0.0.1:99999',
      'localhost:0',
      'localhost:080',
    ].map((host) => ['no Host of another site', {}, { host }, LOOPBACK, 'http://127.0.0.1:3000'] as const),
    ['what a proxy forwards', PROXY, forwarded('drinks.example'), FROM_PROXY, 'https://drinks.example'],
    ['as browsers write it', PROXY, forwarded('Drinks.example:443'), FROM_PROXY, 'https://drinks.example'],
    [
      'no port that there is not',
      PROXY,
      { 'x-forwarded-host': 'drinks.example:99999' },
      FROM_PROXY,
      'http://192.0.2.1:3000',
    ],
    ['nothing that another client forwards', PROXY, forwarded('drinks.example'), {}, 'http://192.0.2.1:3000'],
  ] as const)('is %s: %j %j', (_what, env, headers, socket, origin) => {
    expect(reader(env).originOf(request(headers, socket))).toBe(origin);
  });

  it('is the Host of a trusted proxy that names no forwarded host', () => {
    const headers = { host: 'drinks.example', 'x-forwarded-proto': 'https' };
    expect(reader(PROXY).originOf(request(headers, FROM_PROXY))).toBe('https://drinks.example');
    expect(reader(PROXY).originOf(request(headers, LOOPBACK))).toBe('http://127.0.0.1:3000');
  });

  it.each([
    ['192.0.2.1.1', '192.0.2.9'],
    ['[:::]', '192.0.2.9'],
    ['xn--a', 'fe80::9%eth0'],
    ['999.999', 'fe80::9%2'],
  ])('is always a valid origin: %s', (host, localAddress) => {
    const origin = trusting('1').originOf(request({ host }, { ...FROM_PROXY, localAddress }));
    expect(new URL(origin).origin).toBe(origin);
  });
});
