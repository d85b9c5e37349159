import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { operationFacts } from '#openapi/generated/operations.ts';
import type { Client } from '#server/operations/pipeline/operation.ts';
import { clientKey, FairQueue, siteBusy, tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

const MAX_HEADERS = 100;

/** Throws a 400 or 431 for what is wrong at every address. */
export function checkRequest(request: IncomingMessage): void {
  const { url = '', rawHeaders } = request;
  if (!url.startsWith('/'))
    throw new RequestProblem(400, 'The address is not valid: it must be a path of this site.');
  if (rawHeaders.length > 2 * MAX_HEADERS)
    throw new RequestProblem(431, `The request has more than ${MAX_HEADERS} headers.`);
  if (linesOf(request, 'host') > 1) throw new RequestProblem(400, 'The request names more than one Host.');
}

/** Counts how often a header stands in a request. Node joins what is repeated, or drops all but the first. */
function linesOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}

/** The configuration says how the site is reached. */
export interface SiteAddress {
  /** The origin of the site, without a trailing slash. With null, a request tells it. */
  publicUrl: string | null;
  /** Tells whether forwarding headers from `address`, `hop` proxies away from this site, are trusted. With null, none are. */
  isTrustedProxy: ((address: string, hop: number) => boolean) | null;
}

export type ClientReader = ReturnType<typeof createClientReader>;

const FORWARDED_FOR = 'x-forwarded-for';
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
    if (linesOf(request, FORWARDED_FOR) > 1) return own;
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

const { logIn, importCocktails } = operationFacts;
/**
 * One address may ask for so many pieces of work in so many seconds. `reads` are searches, lists and pages that the cache does not hold.
 * Writes go by their method and path.
 */
const RATES: Readonly<Record<string, { points: number; duration: number }>> = {
  reads: { points: 600, duration: 10 },
  [`${logIn.method} ${logIn.path}`]: { points: 60, duration: 60 },
  [`${importCocktails.method} ${importCocktails.path}`]: { points: 60, duration: 60 },
};

/** This machine has no limit, for tests and benchmarks. A proxy on it must be named in TRUST_PROXY; otherwise no visitor has one. */
const OWN = /^(?:127\.|0:0:0:0::)/;
/** At 10 ms a page, 1,000 that wait take some 10 s. One address may be a proxy that many visitors share. */
const PLACES = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

export function createLimits(rates = RATES) {
  const limiters = new Map(Object.entries(rates).map(([kind, rate]) => [kind, new RateLimiterMemory(rate)]));

  /** Throws a RequestProblem 429 when the client asks for more of a kind of work than its rate allows. */
  async function takeRate(kind: string, client: Pick<Client, 'address'>): Promise<void> {
    const limiter = limiters.get(kind);
    if (!limiter || OWN.test(clientKey(client))) return;
    await limiter.consume(clientKey(client)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooManyRequests(Math.ceil(msBeforeNext / 1000));
    });
  }

  /** Returns what does the work on reads, `maxActive` pieces at once. Clients take turns. */
  function createReadQueue(maxActive: number) {
    const queue = new FairQueue({ maxActive, ...PLACES });
    return async <Made>(
      client: Client,
      response: ServerResponse,
      make: () => Promise<Made>,
    ): Promise<Made> => {
      await takeRate('reads', client);
      return queue.run(clientKey(client), () => {
        // The client went away while it waited.
        if (response.destroyed) throw siteBusy();
        return make();
      });
    };
  }

  return { takeRate, createReadQueue };
}
