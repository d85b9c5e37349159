import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  BackupError,
  compareSums,
  isTime,
  TableSummer,
  type BackupHead,
  type TableSums,
} from './backup-format.ts';
import { isBackupRow, type SiteRow } from './backup-tables.ts';
import { checkSchema, SchemaError } from '../migrate.ts';

type BackupLine = SiteRow | { sums: TableSums };

/** A picture of the largest size as base64, and then some. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;
const MAX_ROWS = 10_000_000;
/** Text packs to a tenth or a twentieth; what unpacks to more was made to fill a disk. */
const MAX_UNPACKING = 200;
const SMALL_CHARACTERS = 64 * 1024 * 1024;

/** Compares the rows with their sums. Throws a BackupError. */
export async function checkBackup(file: string): Promise<{ head: BackupHead; sums: TableSums }> {
  const summer = new TableSummer();
  const lines = readLines(file);
  const head = checkHead(((await lines.next()).value as string | undefined) ?? '');
  let sums: TableSums | null = null;
  let rows = 0;
  for await (const line of lines) {
    if (sums) throw new BackupError('there is something behind its end');
    const parsed = parseLine(line);
    rows += 1;
    if (rows > MAX_ROWS) throw new BackupError('it has more rows than a site');
    if (Array.isArray(parsed)) summer.add(parsed[0], JSON.stringify(parsed[1]));
    else sums = parsed.sums;
  }
  if (sums === null) throw new BackupError('its end is missing');
  compareSums(sums, summer.sums());
  return { head, sums };
}

export async function* backupRows(file: string): AsyncGenerator<SiteRow> {
  const lines = readLines(file);
  await lines.next();
  for await (const line of lines) {
    const parsed = parseLine(line);
    if (Array.isArray(parsed)) yield parsed;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  let unpackedCharacters = 0;
  let lineCharacters = 0;
  const unpacked = createGunzip().setEncoding('utf8');
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  try {
    const mostCharacters = Math.max(SMALL_CHARACTERS, (await stat(file)).size * MAX_UNPACKING);
    let begun: string[] = [];
    for await (const chunk of unpacked) {
      const text = String(chunk);
      unpackedCharacters += text.length;
      lineCharacters = text.includes('\n') ? text.length : lineCharacters + text.length;
      if (unpackedCharacters > mostCharacters || lineCharacters > MAX_LINE_CHARACTERS)
        throw new BackupError('it unpacks to more than a site');
      const [first = '', ...more] = text.split('\n');
      begun.push(first);
      for (const next of more) {
        yield begun.join('');
        begun = [next];
      }
    }
    if (begun.some((part) => part !== '')) yield begun.join('');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('its end is missing');
    throw new BackupError(code.startsWith('Z_') ? 'it is damaged, or no backup' : message);
  }
}

function parseLine(line: string): BackupLine {
  const parsed = parseJson(line);
  if (Array.isArray(parsed)) {
    const [table, row] = parsed as unknown[];
    if (parsed.length === 2 && typeof table === 'string' && isBackupRow(row)) return [table, row];
  } else if (isObject(parsed) && isObject(parsed['sums'])) {
    return { sums: parsed['sums'] as TableSums };
  }
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
  if (head.formatVersion !== BACKUP_FORMAT_VERSION)
    throw new BackupError('it was made by a newer version of the site');
  try {
    checkSchema(head.schema);
  } catch (error) {
    throw error instanceof SchemaError ? new BackupError(error.message) : error;
  }
  return head as BackupHead;
}
