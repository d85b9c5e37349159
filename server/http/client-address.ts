import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6, type Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Config, TrustedProxies } from '#server/config.ts';
import { addressBlocks, ipv6Groups } from '#server/operations/pipeline/fair-queue.ts';
import type { Client } from '#server/operations/operation.ts';

export interface ClientReader {
  clientOf(request: IncomingMessage): Client;
  keyOf(request: IncomingMessage): string;
  keyOfConnection: (socket: Socket) => string | null;
  /** For links: PUBLIC_URL, or what a trusted proxy forwards, or Host when it names loopback, else the address that the request came in at. */
  originOf(request: IncomingMessage): string;
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const;
const HOST_AND_PORT = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;
const MAX_PORT = 65_535;

export function createClientReader(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Logger,
): ClientReader {
  const isPublicHttps = publicUrl?.startsWith('https:') ?? false;
  /** Every cache key needs the origin, which hardly ever changes. */
  let lastLoopback = { host: '', origin: '' };
  let hasWarned = false;

  function warnOnce(request: IncomingMessage, isFromProxy: boolean): void {
    if (hasWarned || isFromProxy || !FORWARDING_HEADERS.some((name) => name in request.headers)) return;
    hasWarned = true;
    log.warn(
      { peer: plainAddress(request.socket.remoteAddress ?? '') },
      'forwarding headers are ignored, because TRUST_PROXY does not name their sender: if a proxy stands in front of this site, all visitors count as one client until it does',
    );
  }

  return {
    keyOf(request) {
      return addressBlocks(this.clientOf(request).address).client;
    },

    keyOfConnection({ remoteAddress = '' }) {
      const peer = plainAddress(remoteAddress);
      return isTrusted(peer, 0, trustedProxies) ? null : addressBlocks(peer).client;
    },

    clientOf(request) {
      const peer = plainAddress(request.socket.remoteAddress ?? '');
      const isFromProxy = isTrusted(peer, 0, trustedProxies);
      warnOnce(request, isFromProxy);
      let address = peer;
      let hops = 0;
      // Each proxy says by whom it was asked. A header may name thousands: only those that count are read.
      for (const before of fromEnd(request.headers['x-forwarded-for'])) {
        if (!isTrusted(address, hops, trustedProxies)) break;
        const plain = plainAddress(before);
        if (isIP(plain) === 0) break;
        address = plain;
        hops += 1;
      }
      const protocol = isFromProxy ? lastOf(request.headers['x-forwarded-proto']) : undefined;
      const isEncrypted = 'encrypted' in request.socket && request.socket.encrypted === true;
      const isSecure = protocol === undefined ? isEncrypted : protocol === 'https';
      return { address, isSecure: isPublicHttps || isSecure };
    },

    originOf(request) {
      if (publicUrl !== null) return publicUrl;
      const { socket, headers } = request;
      if (isTrusted(plainAddress(socket.remoteAddress ?? ''), 0, trustedProxies)) {
        const host = lastOf(headers['x-forwarded-host']) ?? headers.host ?? '';
        const forwarded = originAt(host, this.clientOf(request).isSecure ? 'https' : 'http');
        if (forwarded !== null) return forwarded;
      }
      const { host } = headers;
      if (host !== undefined && host === lastLoopback.host) return lastLoopback.origin;
      const named = host !== undefined && isLoopback(hostName(host)) ? originAt(host, 'http') : null;
      if (host !== undefined && named !== null) {
        lastLoopback = { host, origin: named };
        return named;
      }
      // A zone is this machine's own business, and stands in no address of a page.
      const [local = ''] = plainAddress(socket.localAddress ?? '127.0.0.1').split('%');
      return `http://${isIPv6(local) ? `[${local}]` : local}:${socket.localPort ?? ''}`;
    },
  };
}

function hostName(header: string): string | null {
  const [, name = null, port = MAX_PORT] = HOST_AND_PORT.exec(header) ?? [];
  return Number(port) <= MAX_PORT ? name : null;
}

/** As browsers write it: without a port that goes without saying. Null where the host names none. */
function originAt(host: string, scheme: 'http' | 'https'): string | null {
  const address = `${scheme}://${host}`;
  return hostName(host) !== null && URL.canParse(address) ? new URL(address).origin : null;
}

function isLoopback(name: string | null): boolean {
  if (name === null) return false;
  return name.toLowerCase() === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'count') return hop < trusted.count;
  return isIP(address) !== 0 && trusted.networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Without the port that some proxies write behind it. An IPv4 address through an IPv6 socket is still that IPv4 address. */
function plainAddress(address: string): string {
  const plain = address
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i, '$1');
  return mappedIPv4(plain) ?? plain;
}

/** `::ffff:7f00:1` is 127.0.0.1, however it is written. */
function mappedIPv4(address: string): string | undefined {
  const groups = ipv6Groups(address);
  if (groups?.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

function* fromEnd(header: string | string[] | undefined): Generator<string> {
  const list = String(header ?? '');
  for (let end = list.length; end > 0;) {
    const comma = list.lastIndexOf(',', end - 1);
    const part = list.slice(comma + 1, end).trim();
    if (part) yield part;
    end = comma;
  }
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const [last] = fromEnd(header);
  return last;
}
