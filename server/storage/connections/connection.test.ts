import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { expect, it, onTestFinished } from 'vitest';
import { StoreUnavailableError } from '#server/catalogue/ports/store.ts';
import { folderForTest } from '#server/tests/store/database-for-test.ts';
import { connect, connectTemporary, DATABASE_FILE } from './connection.ts';
import { openStore, type DatabaseStore } from '../open-store.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

async function open(dataDir: string): Promise<DatabaseStore> {
  const store = await openStore({ dataDir, databaseUrl: null });
  onTestFinished(() => store.close());
  return store;
}
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
const pragma = async (sequelize: Sequelize, name: string, transaction?: Transaction): Promise<unknown> => {
  const [row] = await sequelize.query<object>(`PRAGMA ${name}`, { type: QueryTypes.SELECT, transaction });
  return Object.values(row ?? {})[0];
};

it('a SQLite connection has the settings for durable writes and for foreign keys', async () => {
  const { sequelize, close } = await connect({ dataDir: await folderForTest(), databaseUrl: null });
  onTestFinished(close);
  await sequelize.transaction(async (transaction) => {
    expect(await pragma(sequelize, 'journal_mode', transaction)).toBe('wal');
    expect(await pragma(sequelize, 'synchronous', transaction)).toBe(2);
    expect(await pragma(sequelize, 'foreign_keys', transaction)).toBe(1);
    expect(await pragma(sequelize, 'busy_timeout', transaction)).toBe(10_000);
  });
});

it('a temporary database is a file, because memory could not hold a large backup', async () => {
  const sequelize = connectTemporary();
  onTestFinished(() => sequelize.close());
  expect(await pragma(sequelize, 'journal_mode')).toBe('delete');
});

it('the store makes a folder and files that only their owner can read', async () => {
  const folder = join(await folderForTest(), 'data');
  await open(folder);
  expect(await modeOf(folder)).toBe(OWNER_ONLY.folder);
  const names = await readdir(folder);
  expect(names).toContain(`${DATABASE_FILE}-wal`);
  for (const name of names) expect(await modeOf(join(folder, name)), name).toBe(OWNER_ONLY.file);
});

it('a second store on one folder is refused with the name of the file, and leaves no file behind', async () => {
  const dataDir = await folderForTest();
  const first = await open(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(
    `${file} is held by another process`,
  );
  await first.close();
  await (await open(dataDir)).close();
  expect(await readdir(dataDir)).toEqual([DATABASE_FILE]);
});

it('of two stores that open one folder at the same time, at most one succeeds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const dataDir = await folderForTest();
    const both = await Promise.allSettled([1, 2].map(() => openStore({ dataDir, databaseUrl: null })));
    const opened = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const store of opened) await store.close();
    expect(opened.length).toBeLessThanOrEqual(1);
  }
});

it('a store closes after a connection could not be opened', async () => {
  const dataDir = await folderForTest();
  const store = await open(dataDir);
  await rm(dataDir, { recursive: true });
  const at = { createdAt: '2026', usedAt: '2026', expiresAt: '2027' };
  const session = { tokenHash: 'a', ...at, passwordVersion: 0 };
  await expect(store.sessions.insert(session, null)).rejects.toThrow(StoreUnavailableError);
  await store.close();
});
