import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBuiltSite, type RunningSite } from './built-site.ts';

/** What a later release of the site differs in. */
interface Release {
  /** Files that it no longer has. */
  without: RegExp;
  /** Makes its service worker from the built one. */
  worker: (source: string) => string;
}

/** The built site in production mode behind a proxy, which can be away and can play a later release. */
export interface SiteFront extends RunningSite {
  goAway: () => void;
  comeBack: () => void;
  release: (next: Release) => void;
}

const WORKER = '/service-worker.js';

/** Starts the site behind a front, whose address is its `PUBLIC_URL`. */
export async function startSiteFront(): Promise<SiteFront> {
  let isAway = false;
  let release: Release | null = null;
  let site: RunningSite | null = null;

  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (isAway || !site) return void incoming.socket.destroy();
    if (release?.without.test(path)) return void response.writeHead(404).end();
    if (release && path === WORKER) return void sendWorker(site, release, response);
    forward(site, incoming, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await startBuiltSite({ PUBLIC_URL: address });

  return {
    address,
    goAway() {
      isAway = true;
      server.closeAllConnections();
    },
    comeBack: () => (isAway = false),
    release: (next) => (release = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await site?.stop();
    },
  };
}

function forward(site: RunningSite, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const outgoing = request(site.address + (url ?? '/'), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

async function sendWorker(site: RunningSite, { worker }: Release, response: ServerResponse): Promise<void> {
  const built = await fetch(site.address + WORKER);
  const source = worker(await built.text());
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(source);
}
