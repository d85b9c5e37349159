import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  BACKUP_FORMAT,
  BackupError,
  compareRowCounts,
  isCount,
  isTime,
  READABLE_VERSIONS,
  RowCounter,
  type BackupHead,
  type RowCounts,
  type RowCountsLine,
} from './backup-format.ts';
import type { SiteRow } from './backup-tables.ts';
import { checkSchema, DatabaseSchemaError } from '../migrations/migrate.ts';

type BackupLine = SiteRow | RowCountsLine;

/** Reads the whole file and counts its rows. Throws a BackupError. */
export async function checkBackup(file: string): Promise<{ head: BackupHead; counts: RowCounts }> {
  const counter = new RowCounter();
  const lines = readLines(file);
  const head = checkHead(((await lines.next()).value as string | undefined) ?? '');
  let counts: RowCounts | null = null;
  for await (const line of lines) {
    if (counts) throw new BackupError('there is something behind its end');
    const parsed = parseLine(line);
    if (Array.isArray(parsed)) counter.add(parsed[0]);
    else counts = parsed.sums;
  }
  if (counts === null) throw new BackupError('its end is missing');
  compareRowCounts(counts, counter.counts());
  return { head, counts };
}

/** The backup must have passed `checkBackup`. */
export async function* backupRows(file: string): AsyncGenerator<SiteRow> {
  const lines = readLines(file);
  await lines.next();
  for await (const line of lines) {
    const parsed = parseLine(line);
    if (Array.isArray(parsed)) yield parsed;
  }
}

/** A picture is a line of some MB. It would be joined a hundred times from small pieces. */
const PIECE_BYTES = 1024 * 1024;
/** The largest picture fits, as base64. A file of a few kB may unpack to a line that no memory can hold. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: PIECE_BYTES }).setEncoding('utf8');
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  try {
    let rest = '';
    for await (const piece of unpacked) {
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (rest.length > MAX_LINE_CHARACTERS) throw new BackupError('it has a line that is too long');
    }
    if (rest !== '') yield rest;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('its end is missing');
    throw new BackupError(code.startsWith('Z_') ? 'it is damaged, or no backup' : message);
  }
}

function parseLine(line: string): BackupLine {
  const parsed = parseJson(line);
  const [table, row] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  const isRow = typeof table === 'string' && isObject(row);
  if (isRow || (isObject(parsed) && isObject(parsed['sums']))) return parsed as BackupLine;
  throw new BackupError('it is damaged');
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('it is damaged');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function checkHead(line: string): BackupHead {
  const head = parseJson(line) as Partial<BackupHead> | null;
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.schema) || !isTime(head.at)) {
    throw new BackupError('it is no backup of a tasting house');
  }
  if (!isCount(head.revision)) throw new BackupError('its revision is no number');
  if (!READABLE_VERSIONS.includes(head.formatVersion))
    throw new BackupError('it was made by a newer version of the site');
  try {
    checkSchema(head.schema);
  } catch (error) {
    throw error instanceof DatabaseSchemaError ? new BackupError(error.message) : error;
  }
  return head as BackupHead;
}
