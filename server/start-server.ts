import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { fillStore } from '#server/catalogue/fill-store.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { createEventLog } from '#server/operations/event-log.ts';
import { type Config, DEMO_PASSWORD } from '#server/config.ts';
import { createApp } from '#server/http/app.ts';
import { answerUnreadable, closeServer, createHttpServer } from '#server/http/http-server.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import type { PageSource } from '#server/http/pages/pages.ts';
import { makeDefaultHeaders } from '#server/http/security-headers.ts';
import { createSender } from '#server/http/send-answer.ts';
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
    const catalogue = await createLiveCatalogue(store, { pause: () => nextTurn(), now: () => new Date() });
    const backups = config.backups && (await loadBackups()).startBackups(config.backups, store, log);
    const stopping = new AbortController();
    const usual: Services = {
      ...createServices(config, { store, catalogue, backups: backups && backups.service }, log),
      isStopping: () => stopping.signal.aborted,
    };
    const services = parts.services?.(usual, config) ?? usual;
    const api = createApi(services, createOperations(services), createEventLog(log));
    const server = createHttpServer(stopping.signal);
    const source = pages && (await pages(server));
    const defaultHeaders = await makeDefaultHeaders(source, config);
    const send = createSender(defaultHeaders);
    const app = createApp({ api, catalogue, pages: source, config, defaultHeaders, send, log });
    answerUnreadable(server, send);
    const metrics =
      config.metricsPort === null
        ? null
        : await (await loadMetrics()).startMetrics(config.metricsPort, () => catalogue.current().revision);
    server.on('request', observeRequests(app.answer, log, metrics && ((request) => metrics.count(request))));
    await listen(server, config);
    // Not for pages that change while developing. What fails here fails again when a visitor asks for it.
    if (source?.lasting)
      app.warmUp().catch((error: unknown) => log.debug({ err: error }, 'warming up failed'));
    const stopMaintaining = maintainStore(store, log);
    const stopBackups = backups?.maintain();
    return {
      address: addressOf(server, config.host),
      metricsAddress: metrics?.address ?? null,
      store,
      catalogue,
      async stop() {
        stopping.abort();
        await closeServer(server);
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
