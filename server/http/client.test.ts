import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { clientOf, originOf } from './client.ts';

function request(headers: Record<string, string>, socket: Record<string, unknown> = {}): IncomingMessage {
  const facts = { remoteAddress: '203.0.113.9', localAddress: '192.0.2.1', localPort: 3000, ...socket };
  return { headers, socket: facts } as unknown as IncomingMessage;
}
const trust = (value: string) => readConfig({ TRUST_PROXY: value }).trustedProxies;
const LOOPBACK = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };

describe('the address of a client', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7, 10.0.0.3, 10.0.0.2', 'x-forwarded-proto': 'https' };

  it.each([
    ['forwarding headers are ignored', '', '10.0.0.1', '10.0.0.1', false],
    ['one proxy is believed', '1', '10.0.0.1', '10.0.0.2', true],
    ['three proxies are believed', '3', '10.0.0.1', '198.51.100.7', true],
    ['more than there are', '9', '10.0.0.1', '198.51.100.7', true],
    ['a network of proxies is believed', '10.0.0.0/8', '10.0.0.1', '198.51.100.7', true],
    ['a stranger is not in the network', '10.0.0.0/8', '203.0.113.9', '203.0.113.9', false],
    ['an IPv4 address in IPv6 clothes', '10.0.0.0/8', '::ffff:10.0.0.1', '198.51.100.7', true],
  ])('%s', (_, trusted, remoteAddress, address, secure) => {
    expect(clientOf(request(forwarded, { remoteAddress }), trust(trusted))).toEqual({ address, secure });
  });

  it('is never something that is no address', () => {
    const headers = { 'x-forwarded-for': 'rotating-nonsense' };
    expect(clientOf(request(headers, { remoteAddress: '10.0.0.1' }), trust('2')).address).toBe('10.0.0.1');
  });
});

describe("the site's own origin", () => {
  it('is PUBLIC_URL when there is one, whatever the request says', () => {
    const odd = request({ host: 'evil.example' }, LOOPBACK);
    expect(originOf(odd, 'https://drinks.example', trust(''))).toBe('https://drinks.example');
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
    'is the Host header on loopback: %s',
    (host) => {
      expect(originOf(request({ host }, LOOPBACK), null, trust(''))).toBe(`http://${host.toLowerCase()}`);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:3000@evil.example',
    '"><script>',
    '127.0.0.1.evil.example',
  ])('is not a Host header that names another site: %s', (host) => {
    expect(originOf(request({ host }, LOOPBACK), null, trust(''))).toBe('http://127.0.0.1:3000');
  });

  it('is what a trusted proxy forwards, and what nobody else forwards', () => {
    const headers = {
      host: 'inner:3000',
      'x-forwarded-host': 'drinks.example',
      'x-forwarded-proto': 'https',
    };
    const fromProxy = request(headers, { remoteAddress: '10.0.0.1' });
    expect(originOf(fromProxy, null, trust('10.0.0.0/8'))).toBe('https://drinks.example');
    expect(originOf(request(headers), null, trust('10.0.0.0/8'))).toBe('http://192.0.2.1:3000');
  });
});
