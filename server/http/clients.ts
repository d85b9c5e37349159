import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { Client } from '#server/operations/pipeline/operation.ts';
import { linesOf } from './http-server.ts';

/** The configuration says how the site is reached. */
export interface SiteAddress {
  /** The origin of the site, without a trailing slash. With null, a request tells it. */
  publicUrl: string | null;
  /** Tells whether forwarding headers from `address`, `hop` proxies away from this site, are trusted. With null, none are. */
  isTrustedProxy: ((address: string, hop: number) => boolean) | null;
}

const HOST_AND_PORT = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::|$)/i;

/**
 * Returns what reads a request's client. It works without Express, which cached answers do not reach. `proxy-addr` is the library behind
 * Express' `trust proxy`.
 */
export function createClientReader({ publicUrl, isTrustedProxy }: SiteAddress) {
  const isTrusted = (address: string, hop: number): boolean =>
    isTrustedProxy?.(plainAddress(address), hop) ?? false;

  function addressOf(request: IncomingMessage): string {
    const own = plainAddress(request.socket.remoteAddress);
    // A proxy extends the one line that there is. If there are several, some come from the client itself.
    if (linesOf(request, 'x-forwarded-for') > 1) return own;
    const addresses = proxyAddr.all(request, isTrusted).map((address?: string) => plainAddress(address));
    // A text that is no address ends the chain of addresses that can be believed.
    const end = addresses.findIndex((address) => isIP(address) === 0);
    return (end < 0 ? addresses : addresses.slice(0, end)).at(-1) ?? own;
  }

  /** Returns what a trusted proxy says of the browser's request. Returns nothing without a trusted proxy. */
  function forwarded({ headers, socket }: IncomingMessage, name: string): string | undefined {
    if (!isTrusted(socket.remoteAddress ?? '', 0)) return undefined;
    const values = String(headers[name] ?? '').split(',');
    return values.at(-1)?.trim();
  }

  function isSecure(request: IncomingMessage): boolean {
    return publicUrl?.startsWith('https:') === true || forwarded(request, 'x-forwarded-proto') === 'https';
  }

  return {
    clientOf: (request: IncomingMessage): Client => ({
      address: addressOf(request),
      isSecure: isSecure(request),
    }),

    /**
     * Returns the origin for links. It is PUBLIC_URL, or what a trusted proxy forwards, or its Host, or a Host that names loopback. Else it
     * is the address at which the request came in.
     */
    originOf(request: IncomingMessage): string {
      if (publicUrl !== null) return publicUrl;
      const { host = '' } = request.headers;
      const told = forwarded(request, 'x-forwarded-host');
      const scheme = isSecure(request) ? 'https' : 'http';
      // A trusted proxy passes on the host that was asked for, if it forwards none that can be read.
      const isBelieved = told !== undefined || LOOPBACK_HOST.test(host);
      const believed = isBelieved ? originAt(host, scheme) : null;
      return originAt(told ?? '', scheme) ?? believed ?? localOrigin(request);
    },
  };
}

/** Returns the origin as browsers write it, without the usual port of a scheme. Returns null if the text names no host. */
function originAt(host: string, scheme: 'http' | 'https'): string | null {
  const address = `${scheme}://${host}`;
  return HOST_AND_PORT.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

function localOrigin({ socket }: IncomingMessage): string {
  // A zone has a meaning on this machine alone, and stands in no address of a page.
  const [local = ''] = plainAddress(socket.localAddress ?? '127.0.0.1').split('%');
  return `http://${isIPv6(local) ? `[${local}]` : local}:${socket.localPort ?? ''}`;
}

/** Returns an address without the port that some proxies add, and as IPv4 if it can be. A socket that was reset has no address. */
function plainAddress(address = ''): string {
  const plain = address
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i, '$1');
  if (!ipaddr.IPv6.isValid(plain)) return plain;
  const parsed = ipaddr.IPv6.parse(plain);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : plain;
}
