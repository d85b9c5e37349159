import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Access, Reach } from '../models/models.ts';
import { BACKUP_FORMAT, BACKUP_FORMAT_VERSION, TableSummer, type BackupHead } from './backup-format.ts';
import { backupTables, readRows, type BackupRow } from './backup-tables.ts';
import { executedMigrations } from '../migrate.ts';
import { readNewestRevision } from '../transactions/revision.ts';

export type SiteRow = [table: string, row: BackupRow];

const GZIP_LEVEL = 6;

/** In the schema that the database has. `access` reads one moment. */
async function* backupLines(access: Access): AsyncGenerator<string> {
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    schema: await executedMigrations(access.sequelize, access.transaction),
    at: new Date().toISOString(),
    revision: await readNewestRevision(access),
  };
  yield `${JSON.stringify(head)}\n`;
  const summer = new TableSummer();
  for await (const [table, row] of siteRows(access)) {
    const text = JSON.stringify(row);
    summer.add(table, text);
    yield `[${JSON.stringify(table)},${text}]\n`;
  }
  yield `${JSON.stringify({ sums: summer.sums() })}\n`;
}

export function writeBackup(access: Access, target: Writable, signal?: AbortSignal): Promise<void> {
  const packer = createGzip({ level: GZIP_LEVEL });
  return pipeline(Readable.from(backupLines(access)), packer, target, { signal });
}

export function streamBackup(readSnapshot: Reach): Readable {
  const stream = new PassThrough();
  readSnapshot((access) => writeBackup(access, stream)).catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}

export async function* siteRows(access: Access): AsyncGenerator<SiteRow> {
  for (const table of await backupTables(access)) {
    for await (const row of readRows(access, table)) yield [table.name, row];
  }
}
