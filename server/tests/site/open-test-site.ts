import { toFetchResponse, toApiRequest } from '#mocks/fetch-adapter.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { fillStore, type CatalogueContents } from '#server/operations/live/fill-store.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { createTokenService } from '#server/native/login-services.ts';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { writeXlsx } from '#server/sheets/write/write-xlsx.ts';
import { createApi } from '#server/operations/pipeline/api.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { createHandlers } from '#server/operations/handlers.ts';
import type { PasswordService, Services } from '#server/operations/services.ts';
import { checkAgainstContract } from '../contract/check-against-contract.ts';
import type { ApiResponse } from './start-test-server.ts';

/** Runs the API of the server without HTTP, on a store of any kind. */
export interface TestSite {
  store: Store;
  live: LiveCatalogue;
  /** Sends a request to the API and checks the response against the contract. */
  api(path: string, init?: RequestInit): Promise<ApiResponse & { bytes: ArrayBuffer }>;
}

export interface TestSiteOptions {
  catalogue?: CatalogueContents;
  services?: Partial<Services>;
  /** The IP address of the client. */
  address?: string;
}

const ORIGIN = 'http://site.test';
const FILLED_AT = '2026-01-01T00:00:00.000Z';

/** Opens a store in memory. Its first items are not in its history. */
export async function openMemoryStore(contents?: CatalogueContents): Promise<Store> {
  const store = createMemoryStore();
  if (contents) await fillStore(store, contents, FILLED_AT);
  return store;
}

/** Opens a site for one test. */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  return siteOn(await openMemoryStore(options.catalogue), options);
}

/** Makes a site on an open store. Two sites on one store are like two processes on one database. */
export async function siteOn(
  store: Store,
  { services: own = {}, address = '127.0.0.1' }: TestSiteOptions = {},
): Promise<TestSite> {
  const now = own.now ?? (() => new Date());
  const live = await createLiveCatalogue(store, now);
  const services: Services = {
    store,
    live,
    now,
    // Failures that a test does not expect are shown.
    log: createLog('error'),
    site: readConfig({}).site,
    passwords,
    tokens: createTokenService(DEMO_PASSWORD),
    pictures: createPictureService(),
    // The process that reads sheets takes half a second to start from source.
    sheets: {
      read: (bytes, options) => readCocktailSheet(bytes, options, unpackWorkbook),
      write: (rows) => Promise.resolve(writeXlsx(rows)),
    },
    streamBackup: () => {
      throw new Error('the test has no backup');
    },
    storedBackups: null,
    ...own,
  };
  const api = createApi(services, createHandlers(services));
  return {
    store,
    live,
    async api(path, init) {
      const request = new Request(ORIGIN + path, init);
      await live.refresh();
      const asked = { ...toApiRequest(request), client: { address, isSecure: false } };
      const response = await toFetchResponse(request, await api.handle(asked));
      const { headers } = response;
      const contentType = headers.get('content-type');
      const bytes = await response.arrayBuffer();
      const text = new TextDecoder().decode(bytes);
      const body: unknown = text !== '' && contentType?.includes('json') ? JSON.parse(text) : text;
      const { status } = response;
      const pathname = path.split('?')[0] ?? path;
      const { method } = request;
      // A request that was cancelled gets no response.
      if (!request.signal.aborted)
        checkAgainstContract({ method, path: pathname, status, headers: new Map(headers), body });
      return { status, headers, body, bytes };
    },
  };
}

/** Compares passwords without argon2, whose hash takes longer than most tests. */
const passwords: PasswordService = {
  isRight: (password, _clientKey, stored) => Promise.resolve(password === (stored ?? DEMO_PASSWORD)),
  hash: (password) => Promise.resolve(password),
  isCommon: (password) => password.startsWith('password'),
  demoPassword: null,
};
