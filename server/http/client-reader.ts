import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import type { Client } from '#server/operations/requests/client-address.ts';
import { headerLineCount } from './http-server.ts';

/** How clients reach the site. */
export interface ProxyConfig {
  /** The origin of the site, without a slash at its end. With null, each request says it. */
  publicUrl: string | null;
  /** Says whether to trust the forwarding headers of the IP `address`, `hop` proxies away. Null trusts none. */
  trustsProxy: ((address: string, hop: number) => boolean) | null;
}

const HOST_AND_PORT = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::|$)/i;

export function isThisMachine(address = ''): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/**
 * Reads the client of a request, and the origin by which it reached the site. Cached responses do not reach
 * Express, so this works without it. `proxy-addr` is the library behind Express' `trust proxy`.
 */
export function createClientReader({ publicUrl, trustsProxy }: ProxyConfig, log: Logger) {
  let hasWarned = false;
  const isTrusted = (address: string, hop: number): boolean =>
    trustsProxy?.(plainAddress(address), hop) ?? false;

  function addressOf(request: IncomingMessage): string {
    const nearest = plainAddress(request.socket.remoteAddress);
    // A proxy extends the existing line. Among several lines, some come from the client itself.
    if (headerLineCount(request, 'x-forwarded-for') > 1) return nearest;
    const addresses = proxyAddr.all(request, isTrusted).map((address?: string) => plainAddress(address));
    // Stop at the first entry that is not an IP address.
    const end = addresses.findIndex((address) => isIP(address) === 0);
    return (end < 0 ? addresses : addresses.slice(0, end)).at(-1) ?? nearest;
  }

  /** Returns the last value of a header that a trusted proxy sent. Returns undefined without a trusted proxy. */
  function forwarded({ headers, socket }: IncomingMessage, name: string): string | undefined {
    if (!isTrusted(socket.remoteAddress ?? '', 0)) return undefined;
    const values = String(headers[name] ?? '').split(',');
    return values.at(-1)?.trim();
  }

  function isSecure(request: IncomingMessage): boolean {
    return publicUrl?.startsWith('https:') === true || forwarded(request, 'x-forwarded-proto') === 'https';
  }

  /** A proxy on this machine without TRUST_PROXY would lift the rates of all clients in silence. */
  function warnOfHiddenClients({ headers, socket }: IncomingMessage): void {
    if (hasWarned || trustsProxy || !headers['x-forwarded-for'] || !isThisMachine(socket.remoteAddress))
      return;
    hasWarned = true;
    log.warn('a proxy on this machine hides its clients, so no rate limits them: set TRUST_PROXY');
  }

  return {
    clientOf(request: IncomingMessage): Client {
      warnOfHiddenClients(request);
      return { address: addressOf(request), isSecure: isSecure(request) };
    },

    /**
     * The origin for links: PUBLIC_URL, or what a trusted proxy forwards, or its Host, or a Host that names
     * loopback. Otherwise it is the local address and port of the connection.
     */
    originOf(request: IncomingMessage): string {
      if (publicUrl !== null) return publicUrl;
      const { host = '' } = request.headers;
      const forwardedHost = forwarded(request, 'x-forwarded-host');
      const isTrustedHost = forwardedHost !== undefined || LOOPBACK_HOST.test(host);
      const namedHost = forwardedHost || (isTrustedHost ? host : '');
      return originAt(namedHost, isSecure(request) ? 'https' : 'http') ?? localOrigin(request);
    },
  };
}

/** Writes the origin as browsers do, without a usual port. Returns null if the text names no host. */
function originAt(host: string, scheme: 'http' | 'https'): string | null {
  const url = `${scheme}://${host}`;
  return HOST_AND_PORT.test(host) && URL.canParse(url) ? new URL(url).origin : null;
}

function localOrigin({ socket }: IncomingMessage): string {
  // A zone (`%eth0`) is valid on this machine alone, and a URL cannot contain it.
  const [local = ''] = plainAddress(socket.localAddress ?? '127.0.0.1').split('%');
  return `http://${isIPv6(local) ? `[${local}]` : local}:${socket.localPort ?? ''}`;
}

/** Removes the port that some proxies add, and prefers IPv4. A socket that was reset has no address. */
function plainAddress(address = ''): string {
  const plain = address
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i, '$1');
  return isIP(plain) ? ipaddr.process(plain).toString() : plain;
}
