import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SITE } from './site.ts';

/** A proxy for the shared site, which a test can take offline. */
export interface SiteFront {
  /** The URL has no slash at the end. */
  readonly url: string;
  goOffline: () => void;
  goOnline: () => void;
}

/** Starts one proxy for all tests of a file. Each test begins online. */
export function openSiteFront(): SiteFront {
  let isOffline = false;
  let url = '';
  const server = createServer((incoming, response) => {
    if (isOffline) return void incoming.socket.destroy();
    const { method, headers, url } = incoming;
    const outgoing = request(SITE + (url ?? '/'), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    isOffline = false;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return url;
    },
    goOffline() {
      isOffline = true;
      server.closeAllConnections();
    },
    goOnline: () => {
      isOffline = false;
    },
  };
}
