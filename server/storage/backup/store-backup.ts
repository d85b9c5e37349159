import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { QueryTypes } from 'sequelize';
import { dialectOf } from '../migrate.ts';
import type { Access } from '../models/models.ts';
import type { TableSums } from './backup-format.ts';
import { checkBackup } from './read-backup.ts';
import type { Reach } from '../models/models.ts';
import { writeBackup } from './write-backup.ts';

export const PART_ENDING = '.part';

/** Reads the backup back before it gets its name: a backup of the same name stays until the new one is complete. The site may be running. */
export async function storeBackup(
  readSnapshot: Reach,
  target: string,
  signal?: AbortSignal,
): Promise<TableSums> {
  const draft = target + PART_ENDING;
  try {
    await readSnapshot((access) =>
      writeBackup(access, createWriteStream(draft, { mode: 0o600, flush: true }), signal),
    );
    const { sums } = await checkBackup(draft);
    await rename(draft, target);
    await syncFolder(dirname(target));
    return sums;
  } finally {
    await rm(draft, { force: true });
  }
}

const BACKUP_LOCK = 20_261_125;

/** Of the processes of a site on PostgreSQL, one at a time makes a backup: the claim lasts as long as the transaction of `access`. */
export async function claimBackup({ sequelize, transaction }: Access): Promise<boolean> {
  if (dialectOf(sequelize) !== 'postgres') return true;
  const [row] = await sequelize.query<{ isClaimed: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${BACKUP_LOCK}) AS "isClaimed"`,
    { type: QueryTypes.SELECT, transaction },
  );
  return row?.isClaimed === true;
}

/** The name lasts beyond a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
