import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import type { Config, TrustedProxies } from '#server/config.ts';
import type { Client } from '#server/operations/operation.ts';
import { addressBlocks, plainAddress } from '#server/operations/pipeline/address-blocks.ts';
import { linesOf } from './check-request.ts';

export interface ClientReader {
  clientOf(request: IncomingMessage): Client;
  /** Whom limits and queues count: an address of IPv4, or a /64 block of IPv6. */
  keyOf(request: IncomingMessage): string;
  /** For links: PUBLIC_URL, or what a trusted proxy forwards, or Host when it names loopback, else the address that the request came in at. */
  originOf(request: IncomingMessage): string;
}

const FORWARDED_FOR = 'x-forwarded-for';
const FORWARDING_HEADERS = [FORWARDED_FOR, 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const;
const HOST_AND_PORT = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;
const MAX_PORT = 65_535;

/** Express' `trust proxy` believes forwarded texts that are no addresses, and is not there yet for what memory answers. */
export function createClientReader(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Logger,
): ClientReader {
  let hasWarned = false;
  /** Every page's key needs it, and it hardly ever changes. */
  let lastHost: { host: string; origin: string | null } = { host: '', origin: null };

  const isProxy = ({ socket }: IncomingMessage): boolean =>
    isTrusted(plainAddress(socket.remoteAddress ?? ''), 0, trustedProxies);

  function warnOnce({ headers, socket }: IncomingMessage): void {
    if (hasWarned || !FORWARDING_HEADERS.some((name) => name in headers)) return;
    hasWarned = true;
    log.warn(
      { peer: plainAddress(socket.remoteAddress ?? '') },
      'forwarding headers are ignored, because TRUST_PROXY does not name their sender: if a proxy stands in front of this site, all visitors count as one client until it does',
    );
  }

  function addressOf(request: IncomingMessage): string {
    let address = plainAddress(request.socket.remoteAddress ?? '');
    // A proxy extends the one line that there is. Of several, some come from the client itself.
    if (linesOf(request, FORWARDED_FOR) > 1) return address;
    let hops = 0;
    // Each proxy says by whom it was asked. A header may name thousands: only those that count are read.
    for (const before of fromEnd(request.headers[FORWARDED_FOR])) {
      const plain = plainAddress(before);
      if (!isTrusted(address, hops, trustedProxies) || isIP(plain) === 0) break;
      address = plain;
      hops += 1;
    }
    return address;
  }

  function isSecure(request: IncomingMessage): boolean {
    if (publicUrl?.startsWith('https:')) return true;
    const protocol = isProxy(request) ? lastOf(request.headers['x-forwarded-proto']) : undefined;
    if (protocol !== undefined) return protocol === 'https';
    return 'encrypted' in request.socket && request.socket.encrypted === true;
  }

  return {
    clientOf(request) {
      if (!isProxy(request)) warnOnce(request);
      return { address: addressOf(request), isSecure: isSecure(request) };
    },

    keyOf: (request) => addressBlocks(addressOf(request)).client,

    originOf(request) {
      if (publicUrl !== null) return publicUrl;
      const { socket, headers } = request;
      if (isProxy(request)) {
        const host = lastOf(headers['x-forwarded-host']) ?? headers.host ?? '';
        const forwarded = originAt(host, isSecure(request) ? 'https' : 'http');
        if (forwarded !== null) return forwarded;
      }
      const { host = '' } = headers;
      if (host !== lastHost.host)
        lastHost = { host, origin: isLoopback(hostName(host)) ? originAt(host, 'http') : null };
      if (lastHost.origin !== null) return lastHost.origin;
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
