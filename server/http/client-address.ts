import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Config } from '#server/config.ts';
import type { Client } from '#server/operations/operation.ts';
import { plainAddress } from '#server/operations/pipeline/address-blocks.ts';
import { linesOf } from './check-request.ts';

export interface ClientReader {
  clientOf(request: IncomingMessage): Client;
  /** For links: PUBLIC_URL, or what a trusted proxy forwards, or Host when it names loopback, else the address that the request came in at. */
  originOf(request: IncomingMessage): string;
}

const FORWARDED_FOR = 'x-forwarded-for';
const HOST_AND_PORT = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::|$)/i;

/** Express' `trust proxy` believes forwarded texts that are no addresses, and is not there yet for what memory answers. */
export function createClientReader({
  publicUrl,
  isTrustedProxy,
}: Pick<Config, 'publicUrl' | 'isTrustedProxy'>): ClientReader {
  const isForwarded = ({ socket }: IncomingMessage): boolean =>
    isTrustedProxy(plainAddress(socket.remoteAddress ?? ''), 0);

  function addressOf(request: IncomingMessage): string {
    let address = plainAddress(request.socket.remoteAddress ?? '');
    // A proxy extends the one line that there is. Of several, some come from the client itself.
    if (linesOf(request, FORWARDED_FOR) > 1) return address;
    // Each proxy says by whom it was asked, the last one at the end.
    const before = listOf(request, FORWARDED_FOR).reverse();
    for (let hop = 0; hop < before.length && isTrustedProxy(address, hop); hop += 1) {
      const plain = plainAddress(before[hop] ?? '');
      if (isIP(plain) === 0) break;
      address = plain;
    }
    return address;
  }

  function isSecure(request: IncomingMessage): boolean {
    if (publicUrl?.startsWith('https:')) return true;
    const protocol = isForwarded(request) ? listOf(request, 'x-forwarded-proto').at(-1) : undefined;
    return protocol === 'https';
  }

  return {
    clientOf: (request) => ({ address: addressOf(request), isSecure: isSecure(request) }),

    originOf(request) {
      if (publicUrl !== null) return publicUrl;
      const { host = '' } = request.headers;
      if (isForwarded(request)) {
        const forwarded = listOf(request, 'x-forwarded-host').at(-1) ?? host;
        const origin = originAt(forwarded, isSecure(request) ? 'https' : 'http');
        if (origin !== null) return origin;
      }
      const own = LOOPBACK_HOST.test(host) ? originAt(host, 'http') : null;
      return own ?? localOrigin(request);
    },
  };
}

function listOf({ headers }: IncomingMessage, name: string): string[] {
  const list = String(headers[name] ?? '').split(',');
  return list.map((part) => part.trim()).filter(Boolean);
}

/** As browsers write it: without a port that goes without saying. Null where the host names none. */
function originAt(host: string, scheme: 'http' | 'https'): string | null {
  const address = `${scheme}://${host}`;
  return HOST_AND_PORT.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

function localOrigin({ socket }: IncomingMessage): string {
  // A zone is this machine's own business, and stands in no address of a page.
  const [local = ''] = plainAddress(socket.localAddress ?? '127.0.0.1').split('%');
  return `http://${isIPv6(local) ? `[${local}]` : local}:${socket.localPort ?? ''}`;
}
