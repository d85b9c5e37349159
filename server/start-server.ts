import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { fillStore } from '#server/catalogue/fill-store.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { createEventLog } from '#server/operations/event-log.ts';
import { type Config, DEMO_PASSWORD } from '#server/config.ts';
import { limitConnections } from '#server/http/client-limits.ts';
import {
  acceptConnections,
  answerOutsideRequests,
  lastAnswer,
  createHttpServer,
  observeRequests,
} from '#server/http/http-server.ts';
import { createClientReader } from '#server/http/client-address.ts';
import type { PageSource } from '#server/http/pages/pages.ts';
import { makeDefaultHeaders } from '#server/http/responses/security-headers.ts';
import { createSite } from '#server/http/request-listener.ts';
import { createApi } from '#server/operations/pipeline/api.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { createOperations } from '#server/operations/operations.ts';
import type { Services, TokenService } from '#server/operations/services.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';
import { maintainStore } from '#server/sweep-store.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { isCommonPassword } from '#server/password-config.ts';
import { createPasswordService } from '#server/native/password-service.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { createSheetService } from '#server/native/sheet-service.ts';
import { unexpectedProblem } from '#server/operations/pipeline/request-problem.ts';

export interface RunningServer {
  address: string;
  metricsAddress: string | null;
  store: DatabaseStore;
  catalogue: LiveCatalogue;
  stop(): Promise<void>;
}

export interface ServerParts {
  /** Null serves the API alone. */
  pages: ((server: Server) => Promise<PageSource>) | null;
  log: Logger;
  services?: (usual: Services, config: Config) => Services;
}

const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

// Loaded on demand, since it would stay in memory.
const loadStarter = () => import('#openapi/starter/starter-catalogue.ts');
const loadMetrics = () => import('#server/metrics.ts');
const loadBackups = () => import('#server/backups/backup-service.ts');

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { pages, log } = parts;
  const store = await openStore(config);
  try {
    store.onAvailability(
      (reason) =>
        log.error({ err: reason }, 'the database does not answer: reads go on from memory, writes get 503'),
      () => log.warn('the database answers again'),
    );
    if (config.starterCatalogue && store.knownRevision() === 0) await fillWithStarter(store);
    const catalogue = await createLiveCatalogue(store, { pause: acceptConnections, now: () => new Date() });
    const backups = config.backups && (await loadBackups()).startBackups(config.backups, store, log);
    const usual = createServices(config, { store, catalogue, backups: backups && backups.service }, log);
    const services = parts.services?.(usual, config) ?? usual;
    const api = createApi(services, createOperations(services), createEventLog(log));
    const server = createHttpServer();
    const source = pages && (await pages(server));
    const defaultHeaders = await makeDefaultHeaders(source, config);
    const site = createSite({ api, catalogue, pages: source, config, defaultHeaders, log });
    answerOutsideRequests(server, defaultHeaders);
    const clients = createClientReader(config, log);
    limitConnections(server, {
      clientOf: clients.keyOfConnection,
      refusal: (problem) => lastAnswer(problem, defaultHeaders),
    });
    const metrics =
      config.metricsPort === null
        ? null
        : await (await loadMetrics()).startMetrics(config.metricsPort, () => catalogue.current().revision);
    server.on('request', observeRequests(site.answer, log, metrics && ((request) => metrics.count(request))));
    await listen(server, config);
    // Not for pages that change while developing. What fails here fails again when a visitor asks for it.
    if (source?.lasting)
      site.warmUp().catch((error: unknown) => log.debug({ err: error }, 'warming up failed'));
    const stopMaintaining = maintainStore(store, log);
    const stopBackups = backups?.maintain();
    return {
      address: addressOf(server, config.host),
      metricsAddress: metrics?.address ?? null,
      store,
      catalogue,
      async stop() {
        await closeGracefully(server);
        await metrics?.stop();
        await stopBackups?.();
        stopMaintaining();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function fillWithStarter(store: Store): Promise<void> {
  const { starterContents } = await loadStarter();
  const at = new Date().toISOString();
  await fillStore(store, starterContents(at.slice(0, 10)), at);
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
  // A connection turns idle when its response is sent, and nothing else would close it then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(giveUp);
}

function createServices(
  { adminPassword, demoMode, site }: Config,
  { store, catalogue, backups }: Pick<Services, 'catalogue' | 'backups'> & { store: DatabaseStore },
  log: Logger,
): Services {
  const hint = demoMode ? ` Use ${DEMO_PASSWORD} for demo access.` : '';
  return {
    store,
    catalogue,
    site,
    now: () => new Date(),
    passwords: createPasswordService({
      password: adminPassword,
      isCommon: (given) => isCommonPassword(given, site.name),
      isFixed: demoMode,
      hint,
    }),
    tokens: createTokenService(adminPassword),
    pictures: createPictureService(),
    sheets: createSheetService(),
    backups,
    problemOf: (error) => unexpectedProblem(error, log),
    async *backup() {
      // Loaded on demand, since it would stay in memory.
      const { streamBackup } = await import('#server/storage/backup/write-backup.ts');
      yield* streamBackup((read) => store.readSnapshot(read)) as AsyncIterable<Uint8Array>;
    },
  };
}

const TOKEN_BYTES = 32;

/** Tokens of 256 random bits. The database has only their hash, which depends on the password: so a changed password ends every session. */
export function createTokenService(password: string): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', token).update(password).digest('base64url'),
  };
}
