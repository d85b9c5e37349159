import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from '#server/storage/backup/backup-format.ts';
import { dailyName, dayOf, isBackupName, surplusBackups, timedName } from './backup-retention.ts';
import { claimBackup, PART_ENDING, storeBackup } from '#server/storage/backup/write-backup.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import type { BackupConfig } from './backup-config.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const HOUR_MS = 60 * 60 * 1000;
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  ENOENT: 'the folder is not there',
  ENOTDIR: 'the folder is not there',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the folder may not be written to',
};

interface BackupParts {
  store: DatabaseStore;
  log: Logger;
  now: () => Date;
}

/**
 * The backups that the site makes by itself.
 *
 * Invariants. A file has the name of a backup only when it was read back whole. One process at a time makes one. Nothing that fails here
 * stops the site: it is logged, shown, and tried again at the next check.
 */
export class DailyBackups {
  readonly #config: BackupConfig;
  readonly #parts: BackupParts;
  readonly #end = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #commands: Promise<void> = Promise.resolve();
  #failure: { at: string; message: string } | null = null;

  constructor(config: BackupConfig, parts: BackupParts) {
    this.#config = config;
    this.#parts = parts;
  }

  get failure(): Readonly<{ at: string; message: string }> | null {
    return this.#failure;
  }

  maintain(): () => Promise<void> {
    const check = (): void => void this.check().catch(() => undefined);
    check();
    const timer = setInterval(check, HOUR_MS).unref();
    return async () => {
      clearInterval(timer);
      this.#end.abort();
      await this.#running;
      await this.#commands;
    };
  }

  /** Gives its name; null when there is one of today, or another process makes it. */
  check(): Promise<string | null> {
    return this.inTurn(() => this.#make(false));
  }

  /** One more, whatever there is; null when another process is making one. */
  make(): Promise<string | null> {
    return this.inTurn(() => this.#make(true));
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#running.then(work);
    this.#running = result.catch(() => undefined);
    return result;
  }

  async #make(isAsked: boolean): Promise<string | null> {
    const { dir } = this.#config;
    const { store, log } = this.#parts;
    try {
      const name = await store.readSnapshot(async (access) => {
        if (!(await claimBackup(access))) return null;
        const name = await this.#nextName(isAsked);
        if (name !== null) await storeBackup((work) => work(access), join(dir, name), this.#end.signal);
        return name;
      });
      if (name === null) return null;
      this.#failure = null;
      await this.#deleteSurplus();
      this.#commands = this.#commands.then(() => this.#runCommand(join(dir, name)));
      return name;
    } catch (error) {
      if (!this.#end.signal.aborted) {
        log.error({ err: error }, 'a backup could not be made');
        this.#fail(`The backup could not be made: ${reasonOf(error)}.`);
      }
      throw error;
    }
  }

  /** Removes first the half-written files of processes that were killed, since one at a time makes a backup. */
  async #nextName(isAsked: boolean): Promise<string | null> {
    const { dir } = this.#config;
    const there = await readdir(dir);
    for (const name of there)
      if (name.endsWith(PART_ENDING) && isBackupName(name.slice(0, -PART_ENDING.length)))
        await rm(join(dir, name), { force: true });
    const now = this.#parts.now();
    if (!there.includes(dailyName(now))) return dailyName(now);
    return isAsked ? timedName(now) : null;
  }

  async #deleteSurplus(): Promise<void> {
    const { dir } = this.#config;
    for (const name of surplusBackups(await readdir(dir), dayOf(this.#parts.now())))
      await rm(join(dir, name), { force: true });
  }

  async #runCommand(file: string): Promise<void> {
    const { command } = this.#config;
    const problem = command && (await runBackupCommand(command, file, this.#end.signal));
    if (problem === null || this.#end.signal.aborted) return;
    this.#parts.log.error({ err: problem.error }, 'BACKUP_COMMAND failed');
    this.#fail(`BACKUP_COMMAND failed: ${problem.reason}. The backup itself was made.`);
  }

  #fail(message: string): void {
    this.#failure = { at: this.#parts.now().toISOString(), message };
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return `read back, ${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? 'the log says why';
}

const LIMIT_MS = 60 * 60 * 1000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** What a program needs to be found and to work; nothing of the site's own configuration, which has its secrets. */
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'];

const run = promisify(execFile);

/** Without a shell, so that no name is taken for a command. Null when it succeeded. */
async function runBackupCommand(
  [program, ...words]: NonNullable<BackupConfig['command']>,
  file: string,
  signal: AbortSignal,
): Promise<{ error: unknown; reason: string } | null> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name)));
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
    return { error, reason: commandFailure(error as { code?: string | number; killed?: boolean }) };
  }
}

function commandFailure({ code = '', killed }: { code?: string | number; killed?: boolean }): string {
  if (killed === true) return 'it took longer than an hour';
  return typeof code === 'number' ? `it ended with code ${code}` : `it could not be started (${code})`;
}
