import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATABASE_FILE, databaseFileOf } from './location.ts';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Makes the folder and the file of the embedded database, readable by their owner alone: drafts, sessions and the
 * history are in it. Files of an earlier release are tightened, and their folder too when it holds nothing else.
 * SQLite gives the files beside the database the same rights. Throws when the file cannot be written.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = databaseFileOf({ dataDir });
  // SQLite opens a file that it may not write, and only the first change would fail.
  await (await open(file, 'a', OWNER_ONLY_FILE)).close();
  const entries = await readdir(dirname(file));
  const own = entries.filter((entry) => entry.startsWith(DATABASE_FILE));
  for (const entry of own) await tighten(join(dataDir, entry), OWNER_ONLY_FILE);
  if (own.length === entries.length) await tighten(dataDir, OWNER_ONLY_FOLDER);
}

/** Another user's file stays as that user wants it. */
async function tighten(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(() => undefined);
}
