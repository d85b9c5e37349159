import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createHttpServer } from './http/http-server.ts';
import type { PageSource } from './http/page-renderer.ts';
import { observeRequests } from './http/observe-requests.ts';
import { createSite } from './http/site.ts';
import { fillCatalogue } from './storage/fill-catalogue.ts';
import { openStorage, type Access, type Storage } from './storage/storage.ts';
import { sweepNowAndThen } from './sweep-images.ts';

export interface RunningServer {
  /** Such as http://127.0.0.1:3000, without a trailing slash. */
  address: string;
  /** Where the metrics are, when there are any. */
  metricsAddress: string | null;
  storage: Storage;
  /** Accepts nothing new, finishes what is in flight and closes the database. */
  stop(): Promise<void>;
}

export interface ServerParts {
  /** Makes the pages of the site; null serves the API alone. */
  pages: ((server: Server) => Promise<PageSource>) | null;
  log: Logger;
}

const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

// What most starts do without is loaded when it is needed: it would stay in memory.
const loadStarter = () => import('#openapi/starter/catalogue.ts');
const loadMetrics = () => import('./metrics.ts');

/** Opens the database, fills an empty one, and serves the site. Throws when the port is taken. */
export async function startServer(config: Config, { pages, log }: ServerParts): Promise<RunningServer> {
  const storage = await openStorage(config, config.starterCatalogue ? fillWithStarter : undefined);
  storage.condition.listen(
    (reason) => log.error({ err: reason }, 'the database is away: reads go on from memory, writes get 503'),
    () => log.warn('the database is back'),
  );
  try {
    const services = { config, storage, startedAt: Date.now() };
    const server = createHttpServer();
    const source = pages && (await pages(server));
    const site = await createSite(services, source, log);
    const metrics =
      config.metricsPort === null
        ? null
        : await (await loadMetrics()).startMetrics(config.metricsPort, () => storage.revision());
    server.on('request', observeRequests(site, log, metrics && ((request) => metrics.count(request))));
    await listen(server, config);
    const stopSweeping = sweepNowAndThen(storage, log);
    return {
      address: addressOf(server, config.host),
      metricsAddress: metrics?.address ?? null,
      storage,
      async stop() {
        stopSweeping();
        await closeGracefully(server);
        await metrics?.stop();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function fillWithStarter(access: Access): Promise<void> {
  const now = new Date();
  const { starterCatalogue, starterItems } = await loadStarter();
  const { cocktails } = starterCatalogue;
  const items = starterItems(now.toISOString().slice(0, 10));
  await fillCatalogue(access, { items, cocktails }, now);
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection turns idle when its answer is out, and nobody else would close it then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(giveUp);
}
