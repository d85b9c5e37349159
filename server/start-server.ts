import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { HOUR_MS } from '#openapi/days.ts';
import { cleanUpStore } from '#server/operations/live/clean-up-store.ts';
import { fillStore } from '#server/operations/live/fill-store.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import { ConfigError, type Config } from './config.ts';
import { createApp } from '#server/http/app.ts';
import { closeServer, createHttpServer } from '#server/http/http-server.ts';
import { logRequests } from './log.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { makeDefaultHeaders } from '#server/http/security-headers.ts';
import { createApi } from '#server/operations/pipeline/api.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { createHandlers } from '#server/operations/handlers.ts';
import type { Services } from '#server/operations/services.ts';
import { makePrivateFolder } from '#server/storage/connections/connection.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';
import { isCommonPassword } from '#server/native/password-strength.ts';
import { createPasswordService, createTokenService } from '#server/native/login-services.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { createSheetService } from '#server/native/sheet-service.ts';

export interface RunningServer {
  /** An example is http://127.0.0.1:3000. */
  origin: string;
  store: DatabaseStore;
  live: LiveCatalogue;
  stop(): Promise<void>;
}

export interface ServerDependencies {
  /** With null, it serves the API alone. */
  loadPages: ((server: Server) => Promise<PageSource>) | null;
  log: Logger;
  replaceServices?: (defaults: Services, config: Config) => Services;
}

/** The site does not start because of its database. `cause` is the error. */
export class DatabaseError extends Error {}

export async function startServer(config: Config, dependencies: ServerDependencies): Promise<RunningServer> {
  const { loadPages, log } = dependencies;
  const { backupDir } = config;
  // A folder that cannot be used is refused before the database is migrated.
  if (backupDir !== null)
    await makePrivateFolder(backupDir).catch(({ code = 'unknown reason' }: NodeJS.ErrnoException) => {
      throw new ConfigError(
        `BACKUP_DIR must be a folder that the site may write to, not "${backupDir}" (${code})`,
      );
    });
  const store = await openStore(config).catch(blameDatabase);
  try {
    store.onAvailability(
      (reason) =>
        log.error({ err: reason }, 'the database does not answer: reads go on from memory, writes get 503'),
      () => log.warn('the database answers again'),
    );
    if (config.hasStarterCatalogue && store.newestRevision() === 0) await fillWithStarter(store);
    const now = () => new Date();
    const live = await createLiveCatalogue(store, now).catch(blameDatabase);
    // This code is loaded on demand, like the starter catalogue, because it would stay in memory.
    const backups =
      backupDir === null
        ? null
        : (await import('#server/backups/site-backups.ts')).createSiteBackups(backupDir, { store, log, now });
    const [stopping, deadline] = [new AbortController(), new AbortController()];
    const storedBackups = backups && backups.service;
    const signals = { stopping: stopping.signal, deadline: deadline.signal };
    const runtimeServices = { store, live, now, log, storedBackups, ...signals };
    const defaultServices = { ...runtimeServices, ...createServices(config, store) };
    const services = dependencies.replaceServices?.(defaultServices, config) ?? defaultServices;
    const api = createApi(services, createHandlers(services));
    const server = createHttpServer(stopping.signal);
    const pageSource = loadPages && (await loadPages(server));
    const defaultHeaders = await makeDefaultHeaders(pageSource, config.publicUrl);
    const app = createApp({ api, live, pageSource, config, defaultHeaders, log });
    server.on('request', logRequests(app, log));
    server.listen(config.port, config.host);
    await once(server, 'listening');
    const timers = [
      everyHour(() => cleanUp(store, live, log)),
      // `check` logs its failures itself.
      everyHour(() => backups?.check().catch(() => undefined)),
    ];
    return {
      origin: originOf(server, config.host),
      store,
      live,
      async stop() {
        stopping.abort();
        await closeServer(server, deadline);
        timers.forEach(clearInterval);
        await backups?.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Called where the database is used, because its errors do not say that they come from it. */
function blameDatabase(cause: Error): never {
  throw new DatabaseError(cause.message, { cause });
}

async function fillWithStarter(store: Store): Promise<void> {
  const { starterContents } = await import('#openapi/starter/starter-catalogue.ts');
  const writtenAt = new Date().toISOString();
  await fillStore(store, starterContents(writtenAt.slice(0, 10)), writtenAt).catch(blameDatabase);
}

async function cleanUp(store: Store, live: LiveCatalogue, log: Logger): Promise<void> {
  try {
    await live.refresh();
    await cleanUpStore(store, live.wholeCatalogue());
  } catch (error) {
    log.error({ err: error }, 'deleting old history and pictures failed');
  }
}

/** Runs the work now and every hour. */
function everyHour(work: () => Promise<unknown> | undefined): NodeJS.Timeout {
  void work();
  return setInterval(() => void work(), HOUR_MS).unref();
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function createServices({ adminPassword, isDemoMode, site }: Config, store: DatabaseStore) {
  return {
    site,
    passwords: createPasswordService({
      password: adminPassword,
      isCommon: (candidate) => isCommonPassword(candidate, site.name),
      demoPassword: isDemoMode ? DEMO_PASSWORD : null,
    }),
    tokens: createTokenService(adminPassword),
    pictures: createPictureService(),
    sheets: createSheetService(),
    async *streamBackup() {
      const { streamBackup } = await import('#server/storage/backup/write-backup.ts');
      yield* streamBackup((work) => store.readInTransaction(work)) as AsyncIterable<Uint8Array>;
    },
  } satisfies Partial<Services>;
}
