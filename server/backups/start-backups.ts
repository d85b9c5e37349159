import type { Logger } from 'pino';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import type { BackupConfig } from './backup-config.ts';
import { createBackupService } from './backup-service.ts';
import { DailyBackups } from './daily-backups.ts';

/** Loaded when there is a folder for backups only. */
export function startBackups(config: BackupConfig, store: DatabaseStore, log: Logger) {
  const backups = new DailyBackups(config, { store, log, now: () => new Date() });
  return { service: createBackupService(backups, config.dir), maintain: () => backups.maintain() };
}
