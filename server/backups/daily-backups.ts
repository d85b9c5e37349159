import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { BackupError } from '#server/storage/backup/backup-format.ts';
import { claimBackup, PART_ENDING, storeBackup } from '#server/storage/backup/write-backup.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import type { BackupConfig } from './backup-config.ts';
import { dailyName, dayOf, isBackupName, surplusBackups, timedName } from './backup-retention.ts';

const HOUR_MS = 60 * 60 * 1000;

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
  /** The last one, until a backup succeeds. */
  failure: { at: string; message: string } | null = null;
  readonly #config: BackupConfig;
  readonly #parts: BackupParts;
  readonly #end = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #commands: Promise<void> = Promise.resolve();

  constructor(config: BackupConfig, parts: BackupParts) {
    this.#config = config;
    this.#parts = parts;
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
    try {
      const name = await this.#parts.store.readSnapshot(async (access) => {
        const next = (await claimBackup(access)) ? await this.#nextName(isAsked) : null;
        if (next !== null) await storeBackup((work) => work(access), this.#fileOf(next), this.#end.signal);
        return next;
      });
      if (name === null) return null;
      this.failure = null;
      for (const surplus of surplusBackups(await readdir(this.#config.dir), dayOf(this.#parts.now())))
        await rm(this.#fileOf(surplus), { force: true });
      this.#commands = this.#commands.then(() => this.#runCommand(this.#fileOf(name)));
      return name;
    } catch (error) {
      this.#note(error, 'a backup could not be made', `The backup could not be made: ${reasonOf(error)}.`);
      throw error;
    }
  }

  #fileOf(name: string): string {
    return join(this.#config.dir, name);
  }

  /** Removes what an ended process left half-written, too. */
  async #nextName(isAsked: boolean): Promise<string | null> {
    const there = await readdir(this.#config.dir);
    for (const name of there)
      if (name.endsWith(PART_ENDING) && isBackupName(name.slice(0, -PART_ENDING.length)))
        await rm(this.#fileOf(name), { force: true });
    const now = this.#parts.now();
    if (!there.includes(dailyName(now))) return dailyName(now);
    return isAsked ? timedName(now) : null;
  }

  async #runCommand(file: string): Promise<void> {
    const { command } = this.#config;
    if (!command) return;
    await runBackupCommand(command, file, this.#end.signal).catch((error: unknown) => {
      const words = `BACKUP_COMMAND failed: ${commandFailure(error as CommandFailure)}.`;
      this.#note(error, 'BACKUP_COMMAND failed', `${words} The backup itself was made.`);
    });
  }

  /** What ends with the site has not failed. */
  #note(error: unknown, words: string, message: string): void {
    if (this.#end.signal.aborted) return;
    this.#parts.log.error({ err: error }, words);
    this.failure = { at: this.#parts.now().toISOString(), message };
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return `read back, ${error.message}`;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'no space is left';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'the folder is not there';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'the folder may not be written to';
  return 'the log says why';
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** What a program needs to be found and to work; nothing of the site's own configuration, which has its secrets. */
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'];

/** Without a shell, so that no name is taken for a command. */
async function runBackupCommand(
  [program, ...words]: NonNullable<BackupConfig['command']>,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name)));
  const limits = { timeout: HOUR_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
  await promisify(execFile)(program, [...words, file], { env, signal, ...limits });
}

interface CommandFailure {
  code?: string | number;
  killed?: boolean;
}

function commandFailure({ code = '', killed }: CommandFailure): string {
  if (killed === true) return 'it took longer than an hour';
  return typeof code === 'number' ? `it ended with code ${code}` : `it could not be started (${code})`;
}
