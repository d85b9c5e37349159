import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '#server/config.ts';

/** What is known about who sent a request, as far as its headers may be believed. */
export interface Client {
  address: string;
  secure: boolean;
}

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The client's address and whether it came over https; forwarding headers count only from trusted proxies. */
export function clientOf(request: IncomingMessage, trusted: TrustedProxies): Client {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  // Nearest first: the peer itself, then what each proxy says it was asked by.
  const chain = [peer, ...listed(request.headers['x-forwarded-for']).reverse().map(plainAddress)];
  let hops = 0;
  while (isIP(chain[hops + 1] ?? '') !== 0 && isTrusted(chain[hops] ?? '', hops, trusted)) hops += 1;
  const forwarded = hops > 0 || isTrusted(peer, 0, trusted);
  const protocol = forwarded ? listed(request.headers['x-forwarded-proto']).at(-1) : undefined;
  const encrypted = 'encrypted' in request.socket && request.socket.encrypted === true;
  return { address: chain[hops] ?? peer, secure: protocol === undefined ? encrypted : protocol === 'https' };
}

/**
 * The site's own origin for links: PUBLIC_URL, or what a trusted proxy forwards, or the Host header when it names
 * loopback, or else the address that the request came in at. A client's Host header is believed nowhere else.
 */
export function originOf(
  request: IncomingMessage,
  publicUrl: string | null,
  trusted: TrustedProxies,
): string {
  if (publicUrl !== null) return publicUrl;
  const { socket, headers } = request;
  if (!trustsNobody(trusted) && isTrusted(plainAddress(socket.remoteAddress ?? ''), 0, trusted)) {
    const host = listed(headers['x-forwarded-host']).at(-1) ?? headers.host ?? '';
    if (HOST.test(host))
      return `${clientOf(request, trusted).secure ? 'https' : 'http'}://${host.toLowerCase()}`;
  }
  const { host } = headers;
  if (host !== undefined && host === lastLoopback.host) return lastLoopback.origin;
  if (host !== undefined && LOOPBACK_HOST.test(host)) {
    lastLoopback = { host, origin: `http://${host.toLowerCase()}` };
    return lastLoopback.origin;
  }
  const local = plainAddress(socket.localAddress ?? '127.0.0.1');
  return `http://${isIPv6(local) ? `[${local}]` : local}:${socket.localPort ?? ''}`;
}

/** Asked for with every page, and nearly always the same. */
let lastLoopback = { host: '', origin: '' };

function trustsNobody(trusted: TrustedProxies): boolean {
  return trusted.kind === 'count' && trusted.count === 0;
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'count') return hop < trusted.count;
  return isIP(address) !== 0 && trusted.networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An IPv4 address that came through an IPv6 socket is still that IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function listed(header: string | string[] | undefined): string[] {
  const parts = String(header ?? '').split(',');
  return parts.map((part) => part.trim()).filter(Boolean);
}
