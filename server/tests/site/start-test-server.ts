import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { createLog } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { fillStore, type CatalogueContents } from '#server/operations/live/fill-store.ts';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { openStore } from '#server/storage/open-store.ts';
import { checkResponse, checkResponsesOf } from '../contract/check-against-contract.ts';
import { createMigratedDatabase, makeMigratedSqlite } from '../postgres/migrated-database.ts';
import type {} from '../postgres/postgres-setup.ts';
import { withQuickServices } from './quick-services.ts';

export interface TestServerOptions {
  /** Environment variables, besides a free port and a new DATA_DIR. */
  env?: Record<string, string>;
  /** The items of the site. Without it, the site is empty. */
  catalogue?: 'starter' | 'empty' | CatalogueContents;
  pageSource?: PageSource | null;
  /** Without it the server is silent. */
  log?: Logger;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text of any other type. */
  body: unknown;
}

export interface TestServer extends RunningServer {
  dataDir: string;
  database: DatabaseLocation;
  /** Sends a request to the API over HTTP. */
  api(path: string, init?: RequestInit): Promise<ApiResponse>;
  /** Sends any request over HTTP. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Starts a real server on a new SQLite database, or in the postgres project on a new PostgreSQL database.
 * Inside a test it stops after the test.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServerForFile(options);
  onTestFinished(() => server.stop());
  return server;
}

/** Starts such a server in `beforeAll`. The caller stops it in `afterAll`. */
export async function startTestServerForFile({
  env = {},
  catalogue = 'empty',
  pageSource = null,
  log = createLog('silent'),
}: TestServerOptions = {}): Promise<TestServer> {
  const ownDataDir = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'tasting-house-')));
  const starter = catalogue === 'starter' ? 'on' : 'off';
  const postgres: string | undefined = inject('postgresUrl');
  const hasOwnDatabase = ownDataDir && env['DATABASE_URL'] === undefined;
  if (hasOwnDatabase && postgres === undefined) await makeMigratedSqlite(dataDir);
  const onPostgres = hasOwnDatabase && postgres !== undefined;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    STARTER_CATALOGUE: starter,
    ...(onPostgres && { DATABASE_URL: await createMigratedDatabase(postgres) }),
    ...env,
  });
  if (typeof catalogue === 'object') {
    const store = await openStore(config);
    await fillStore(store, catalogue, new Date().toISOString());
    await store.close();
  }
  const server = await startServer(config, {
    loadPages: pageSource && (() => Promise.resolve(pageSource)),
    log,
    replaceServices: withQuickServices,
  });
  const endChecking = checkResponsesOf(server.origin);
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    // The server would close the connection of a test that pauses for five seconds between two requests.
    if (!headers.has('Connection')) headers.set('Connection', 'close');
    const response = await fetch(server.origin + path, { redirect: 'manual', ...init, headers });
    checkResponse(server.origin, {
      method: init.method ?? 'GET',
      path,
      status: response.status,
      headers: new Map(response.headers),
      text: await response.clone().text(),
    });
    return response;
  };
  return {
    ...server,
    dataDir,
    database: config,
    fetch: send,
    async api(path, init) {
      const response = await send(path, init);
      const contentType = response.headers.get('content-type');
      const text = await response.text();
      const body: unknown = text !== '' && contentType?.includes('json') ? JSON.parse(text) : text;
      const { status, headers } = response;
      return { status, headers, body };
    },
    async stop() {
      await server.stop();
      endChecking();
      if (ownDataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
