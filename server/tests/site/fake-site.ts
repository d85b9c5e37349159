import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { emptyCatalogue } from '../catalogue/build-catalogue.ts';
import { readConfig } from '#server/config.ts';
import type { PageRenderer } from '#openapi/pages/page-renderer.ts';
import { fakePages } from './fake-pages.ts';
import { createApp } from '#server/http/app.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createLog } from '#server/log.ts';
import type { ApiRequest } from '#server/operations/pipeline/api.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { OperationResponse } from '#server/operations/operation-handler.ts';
interface FakeSite {
  origin: string;
  /** The URLs of API requests and of rendered pages, without those answered from the cache. */
  begun: string[];
}

interface FakeSiteOptions {
  isStale?: boolean;
  /** A page whose path begins with /recipe/slow waits for this. */
  wait?: () => Promise<void>;
}

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts the site with an API that answers at once. */
export async function startFakeSite(
  handle: (request: ApiRequest) => OperationResponse | Promise<OperationResponse> = () => ({
    status: 200,
    body: {},
    edition: 0,
  }),
  { isStale = false, wait }: FakeSiteOptions = {},
): Promise<FakeSite> {
  const begun: string[] = [];
  const live: LiveCatalogue = {
    wholeCatalogue: emptyCatalogue,
    publicCatalogue: () => ({ ...emptyCatalogue(), edition: 0 }),
    refresh: () => undefined,
    isStale: () => isStale,
    write: () => Promise.reject(new Error('not here')),
  };
  const renderPage: PageRenderer['renderPage'] = async ({ path, search }) => {
    begun.push(path + search);
    if (path.startsWith('/recipe/slow')) await wait?.();
    return { status: 200, html: `<p>${path}${search}</p>` };
  };
  const pageSource = fakePages(renderPage, {
    serveFile: ({ path }, response, next) =>
      path === '/assets/app.js' ? void response.send('a file') : next(),
  });
  const app = createApp({
    api: {
      handle(request) {
        begun.push(request.url);
        return Promise.resolve(handle(request));
      },
    },
    live,
    pageSource,
    config: readConfig({ TRUST_PROXY: '1' }),
    defaultHeaders: {},
    log: createLog('silent'),
  });
  server = createHttpServer(new AbortController().signal);
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, begun };
}

/** Sends bytes on a new connection. */
export function open(origin: string, text: string): { socket: Socket; received: () => string } {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, received: () => received };
}

export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
/** Returns the statuses of all responses in what a connection received. */
export const statusesIn = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
