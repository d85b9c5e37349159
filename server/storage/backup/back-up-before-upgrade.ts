import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_ENDING } from '#openapi/text/backup-name.ts';
import { DATABASE_FILE } from '../connections/connection.ts';
import type { Context } from '../models/models.ts';
import { storeBackup } from './write-backup.ts';

/** With this backup, an operator can go back to the release before. */
export async function backUpBeforeUpgrade(
  migration: string,
  dataDir: string,
  context: Context,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const name = `${DATABASE_FILE}.before-${migration}${BACKUP_ENDING}`;
  await storeBackup((work) => work(context), join(dataDir, name));
}
