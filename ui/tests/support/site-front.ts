import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBuiltSite, type RunningSite } from './built-site.ts';

/** The built site in production mode behind a proxy, which can be away. */
export interface SiteFront extends RunningSite {
  goAway: () => void;
  comeBack: () => void;
}

/** Starts the site behind a front, whose address is its `PUBLIC_URL`. */
export async function startSiteFront(): Promise<SiteFront> {
  let isAway = false;
  let site: RunningSite | null = null;

  const server = createServer((incoming, response) => {
    if (isAway || !site) return void incoming.socket.destroy();
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
