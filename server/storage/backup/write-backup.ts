import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { QueryTypes } from 'sequelize';
import type { Context, RunWithContext } from '../models/models.ts';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  RowSummer,
  type BackupHead,
  type RowCounts,
  type RowCountsLine,
} from './backup-format.ts';
import { DATABASE_FILE } from '../connections/connection.ts';
import { ADVISORY_LOCKS } from '../connections/postgres-link.ts';
import { siteRows } from './backup-tables.ts';
import { executedMigrations } from '../migrations/migrate.ts';
import { dialectOf } from '../models/queries.ts';
import { readRevision } from '../store/revision.ts';
import { checkBackup } from './read-backup.ts';

/** The transaction of `context` must see the database at one moment. */
async function* backupLines(context: Context): AsyncGenerator<string> {
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    schema: await executedMigrations(context.sequelize, context.transaction),
    at: new Date().toISOString(),
    revision: (await readRevision(context)).revision,
  };
  yield `${JSON.stringify(head)}\n`;
  const summer = new RowSummer();
  for await (const [table, values] of siteRows(context)) {
    const row = JSON.stringify(values);
    summer.add(table, row);
    yield `[${JSON.stringify(table)},${row}]\n`;
  }
  const end: RowCountsLine = { sums: summer.sums() };
  yield `${JSON.stringify(end)}\n`;
}

function writeBackup(context: Context, file: Writable, signal?: AbortSignal): Promise<void> {
  return pipeline(Readable.from(backupLines(context)), createGzip(), file, { signal });
}

export function streamBackup(readInTransaction: RunWithContext): Readable {
  const stream = new PassThrough();
  readInTransaction((context) => writeBackup(context, stream)).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}

export const PART_ENDING = '.part';

/**
 * The file gets its name after it has been read back. An earlier backup of this name stays until then. The
 * site may be running.
 */
export async function storeBackup(
  readInTransaction: RunWithContext,
  file: string,
  signal?: AbortSignal,
): Promise<RowCounts> {
  const part = file + PART_ENDING;
  try {
    await readInTransaction((context) =>
      writeBackup(context, createWriteStream(part, { mode: 0o600, flush: true }), signal),
    );
    const { counts } = await checkBackup(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return counts;
  } finally {
    await rm(part, { force: true });
  }
}

/** With this backup, an operator can go back to the release before. */
export async function backUpBeforeUpgrade(
  migration: string,
  dataDir: string,
  context: Context,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const name = `${DATABASE_FILE}.before-${migration}.backup.gz`;
  await storeBackup((work) => work(context), join(dataDir, name));
}

/** On PostgreSQL, one of several processes gets the claim, until its transaction ends. */
export async function claimBackup({ sequelize, transaction }: Context): Promise<boolean> {
  if (dialectOf(sequelize) !== 'postgres') return true;
  const [row] = await sequelize.query<{ isClaimed: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.backup}) AS "isClaimed"`,
    { type: QueryTypes.SELECT, transaction },
  );
  return row?.isClaimed === true;
}

/** Without this, a loss of power may lose the new name of a file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
