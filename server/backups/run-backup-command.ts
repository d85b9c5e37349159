import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BackupConfig } from './backup-config.ts';

const LIMIT_MS = 60 * 60 * 1000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const SECRETS = ['ADMIN_PASSWORD', 'DATABASE_URL'];

const run = promisify(execFile);

/** Without a shell, so that no name is taken for a command. Null when it succeeded. */
export async function runBackupCommand(
  [program, ...words]: NonNullable<BackupConfig['command']>,
  file: string,
  signal: AbortSignal,
): Promise<{ error: unknown; reason: string } | null> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));
  try {
    await run(program, [...words, file], {
      env,
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_OUTPUT_BYTES,
      signal,
    });
    return null;
  } catch (error) {
    return { error, reason: reasonOf(error as { code?: string | number; killed?: boolean }) };
  }
}

function reasonOf({ code = '', killed }: { code?: string | number; killed?: boolean }): string {
  if (killed === true) return 'it took longer than an hour';
  return typeof code === 'number' ? `it ended with code ${code}` : `it could not be started (${code})`;
}
