import { describe, inject, onTestFinished } from 'vitest';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { fillStore, type CatalogueContents } from '#server/operations/live/fill-store.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import { openStore } from '#server/storage/open-store.ts';
import { folderForTest } from './database-for-test.ts';
import { createMigratedDatabase, makeMigratedSqlite } from '../postgres/migrated-database.ts';

/** Opens a new store until the end of the test. Its first items are not in its history. */
type OpenTestStore = (contents?: CatalogueContents) => Promise<Store>;

const FILLED_AT = '2026-01-01T00:00:00.000Z';

const OPENERS: Record<'memory' | 'sqlite' | 'postgres', () => Promise<Store>> = {
  memory: () => Promise.resolve(createMemoryStore()),
  async sqlite() {
    const dataDir = await folderForTest();
    await makeMigratedSqlite(dataDir);
    return openStore({ dataDir, databaseUrl: null });
  },
  async postgres() {
    return openStore({ dataDir: '', databaseUrl: await createMigratedDatabase(inject('postgresUrl')) });
  },
};

/** Runs the same tests on each store: in memory, on SQLite, and on PostgreSQL in its project. */
export function forEachStore(suite: (open: OpenTestStore) => void): void {
  const postgresUrl: string | undefined = inject('postgresUrl');
  const kinds = postgresUrl === undefined ? (['memory', 'sqlite'] as const) : (['postgres'] as const);
  describe.each(kinds)('on %s', (kind) => {
    suite(async (contents) => {
      const store = await OPENERS[kind]();
      onTestFinished(() => store.close());
      if (contents) await fillStore(store, contents, FILLED_AT);
      return store;
    });
  });
}
