import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { fillStore, type CatalogueContents } from '#server/catalogue/fill-store.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { openStore } from '#server/storage/open-store.ts';
import { createMigratedDatabase, makeMigratedSqlite } from '../postgres/migrated-database.ts';
import type {} from '../postgres/postgres-setup.ts';

/** Opens a new store; what it holds at first is no part of its history. It is closed at the end of the test, or of the suite. */
export type OpenTestStore = (contents?: CatalogueContents) => Promise<Store>;

const FILLED_AT = '2026-01-01T00:00:00.000Z';

/** What is to be done when the test or the suite is over. */
type AtEnd = (cleanUp: () => Promise<void>) => void;

const OPENERS: Record<'memory' | 'sqlite' | 'postgres', (atEnd: AtEnd) => Promise<Store>> = {
  memory: () => Promise.resolve(createMemoryStore()),
  async sqlite(atEnd) {
    const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-store-'));
    atEnd(() => rm(dataDir, { recursive: true, force: true }));
    await makeMigratedSqlite(dataDir);
    return openStore({ dataDir, databaseUrl: null });
  },
  async postgres() {
    return openStore({ dataDir: '', databaseUrl: await createMigratedDatabase(inject('postgresUrl')) });
  },
};

/**
 * Runs the same tests on each store: in memory and on SQLite, and on PostgreSQL in the project that has one.
 *
 * @param suite gets what opens a store for one test, and what opens one for all tests of the suite, in `beforeAll`
 */
export function forEachStore(suite: (open: OpenTestStore, openForSuite: OpenTestStore) => void): void {
  const postgresUrl: string | undefined = inject('postgresUrl');
  const kinds = postgresUrl === undefined ? (['memory', 'sqlite'] as const) : (['postgres'] as const);
  describe.each(kinds)('on %s', (kind) => {
    const opener =
      (atEnd: AtEnd): OpenTestStore =>
      async (contents) => {
        const store = await OPENERS[kind](atEnd);
        atEnd(() => store.close());
        if (contents) await fillStore(store, contents, FILLED_AT);
        return store;
      };
    const atEndOfSuite: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const cleanUp of atEndOfSuite.reverse()) await cleanUp();
    });
    suite(
      opener((cleanUp) => onTestFinished(cleanUp)),
      opener((cleanUp) => void atEndOfSuite.push(cleanUp)),
    );
  });
}
