import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { QueryTypes } from 'sequelize';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  BackupError,
  compareSums,
  TableSummer,
  type BackupHead,
  type TableSums,
} from './backup-format.ts';
import { backupTables, readRows, writeRows, type BackupRow } from './backup-tables.ts';
import { executedMigrations, MIGRATION_NAMES } from './migrate.ts';
import type { Access, Storage } from './storage.ts';

/** A row of a site and the table that it stands in. */
export type SiteRow = [table: string, row: BackupRow];

/** A line of a backup after its head: a row of a table, or the sums at its end. */
type BackupLine = SiteRow | { sums: TableSums };

const BATCH_ROWS = 500;
/** Pictures are large. */
const BATCH_CHARACTERS = 4 * 1024 * 1024;
const GZIP_LEVEL = 6;

/** The whole site of one moment as the lines of a backup. */
export async function* backupLines(access: Access, revision: number): AsyncGenerator<string> {
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    schema: await executedMigrations(access.sequelize, access.transaction),
    at: new Date().toISOString(),
    revision,
  };
  yield `${JSON.stringify(head)}\n`;
  const summer = new TableSummer();
  for (const table of backupTables(access)) {
    for await (const row of readRows(access, table)) {
      const text = JSON.stringify(row);
      summer.add(table.name, text);
      yield `[${JSON.stringify(table.name)},${text}]\n`;
    }
  }
  yield `${JSON.stringify({ sums: summer.sums() })}\n`;
}

/**
 * A backup as a gzip stream. It is of one moment, while the site goes on. The stream ends with an error when the
 * database could not be read to the end.
 */
export function streamBackup(storage: Storage): Gzip {
  const stream = createGzip({ level: GZIP_LEVEL });
  storage
    .readCatalogue((access, revision) => pipeline(Readable.from(backupLines(access, revision)), stream))
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
}

/** Reads a whole backup and holds its rows against its sums. Throws a BackupError that says what is wrong. */
export async function checkBackup(file: string): Promise<{ head: BackupHead; sums: TableSums }> {
  const summer = new TableSummer();
  let head: BackupHead | null = null;
  let sums: TableSums | null = null;
  for await (const line of readLines(file)) {
    if (head === null) {
      head = checkHead(line);
      continue;
    }
    if (sums) throw new BackupError('there is something behind its end');
    const parsed = parseLine(line);
    if (Array.isArray(parsed)) summer.add(parsed[0], JSON.stringify(parsed[1]));
    else sums = parsed.sums;
  }
  if (head === null || sums === null) throw new BackupError('its end is missing');
  compareSums(sums, summer.sums());
  return { head, sums };
}

/** The rows of a backup that was checked, in its order. */
export async function* backupRows(file: string): AsyncGenerator<SiteRow> {
  let isHead = true;
  for await (const line of readLines(file)) {
    const parsed = isHead ? null : parseLine(line);
    isHead = false;
    if (Array.isArray(parsed)) yield parsed;
  }
}

/** The rows of a site, in the order of a backup. */
export async function* siteRows(access: Access): AsyncGenerator<SiteRow> {
  for (const table of backupTables(access)) {
    for await (const row of readRows(access, table)) yield [table.name, row];
  }
}

/** Whether nothing but sessions is in the database. */
export async function isEmpty(access: Access): Promise<boolean> {
  const { done } = await siteRows(access).next();
  return done === true;
}

/**
 * Puts `rows` in place of everything that is there, inside the transaction of `access`, and reads them back.
 * Throws a BackupError when what is there then has other sums than `expected`, asked when all rows have passed.
 */
export async function replaceSite(
  access: Access,
  rows: AsyncIterable<SiteRow>,
  expected: () => TableSums,
): Promise<void> {
  const { sequelize, transaction } = access;
  const tables = backupTables(access);
  for (const { name } of [...tables].reverse()) {
    await sequelize.query(`DELETE FROM "${name}"`, { type: QueryTypes.DELETE, transaction });
  }
  for await (const [name, batch] of batches(rows)) {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new BackupError(`the table ${name} is not known here`);
    await writeRows(access, table, batch);
  }
  compareSums(expected(), await sumUp(access));
  // A change is named by its revision: none of those to come may have the name of one that was brought along.
  await sequelize.query(
    `UPDATE "catalogue_revision" SET "revision" = (SELECT MAX("revision") + 1 FROM "changes")
      WHERE "revision" <= (SELECT MAX("revision") FROM "changes")`,
    { type: QueryTypes.UPDATE, transaction },
  );
}

/** Rows of one table, one after the other, as many as fit well into the memory. */
async function* batches(rows: AsyncIterable<SiteRow>): AsyncGenerator<[table: string, rows: BackupRow[]]> {
  let table = '';
  let batch: BackupRow[] = [];
  let size = 0;
  for await (const [name, row] of rows) {
    if (batch.length > 0 && (name !== table || batch.length >= BATCH_ROWS || size > BATCH_CHARACTERS)) {
      yield [table, batch];
      batch = [];
      size = 0;
    }
    table = name;
    batch.push(row);
    for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 0;
  }
  if (batch.length > 0) yield [table, batch];
}

/** The sums of a site, as a backup of it would have them. */
export async function sumUp(access: Access): Promise<TableSums> {
  const summer = new TableSummer();
  for await (const [table, row] of siteRows(access)) summer.add(table, JSON.stringify(row));
  return summer.sums();
}

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // Whatever goes wrong comes out of `unpacked` below.
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  try {
    let begun: string[] = [];
    for await (const chunk of unpacked) {
      const [first = '', ...more] = String(chunk).split('\n');
      begun.push(first);
      for (const next of more) {
        yield begun.join('');
        begun = [next];
      }
    }
    if (begun.some((part) => part !== '')) yield begun.join('');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('its end is missing');
    throw code.startsWith('Z_') ? new BackupError('it is damaged, or no backup') : asBackupError(error);
  }
}

function asBackupError(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  return new BackupError(error instanceof Error ? error.message : String(error));
}

function parseLine(line: string): BackupLine {
  try {
    return JSON.parse(line) as BackupLine;
  } catch {
    throw new BackupError('it is damaged');
  }
}

function checkHead(line: string): BackupHead {
  const head = parseLine(line) as unknown as Partial<BackupHead> | null;
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.schema)) {
    throw new BackupError('it is no backup of a tasting house');
  }
  const newer = head.schema.filter((name) => !MIGRATION_NAMES.includes(name));
  if (head.formatVersion !== BACKUP_FORMAT_VERSION || newer.length > 0) {
    throw new BackupError('it was made by a newer version of the site');
  }
  return head as BackupHead;
}
