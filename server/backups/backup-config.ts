import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

export interface BackupConfig {
  dir: string;
  /** A program and its arguments, to which the path of each new backup is added. */
  command: readonly [program: string, ...words: string[]] | null;
}

const OWNER_ONLY = 0o700;

/** Null when the site shall make none by itself. `fail` throws. */
export function readBackups(
  given: (variable: string) => string | undefined,
  fail: (variable: string, problem: string) => never,
): BackupConfig | null {
  const [dir, command] = [given('BACKUP_DIR'), given('BACKUP_COMMAND')];
  if (dir === undefined) {
    if (command === undefined) return null;
    return fail('BACKUP_COMMAND', 'needs BACKUP_DIR, the folder of the backups that it is given');
  }
  const path = resolve(dir);
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return fail('BACKUP_DIR', `must be a folder that the site may write to, not "${dir}" (${code})`);
  }
  const [program, ...words] = command?.split(/\s+/) ?? [];
  return { dir: path, command: program === undefined ? null : [program, ...words] };
}
