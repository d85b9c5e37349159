import { isStoredPicture } from '#server/native/picture-service.ts';
import { BackupError, TableSummer, type TableSums } from '#server/storage/backup/backup-format.ts';
import { siteRows, type SiteRow } from '#server/storage/backup/write-backup.ts';
import { locationName, type DatabaseLocation } from '#server/storage/connections/location.ts';
import { executedMigrations } from '#server/storage/migrate.ts';
import { isOlder, withMigratedRows } from '#server/storage/backup/older-backup.ts';
import { openStore } from '#server/storage/open-store.ts';
import { readDatabase } from '#server/storage/connections/read-database.ts';
import { isEmpty, replaceSite, sumUp } from '#server/storage/backup/replace-site.ts';
import { CommandError, countsOf, databaseAt, mustExist } from './command-line.ts';
import { notEmpty, refuseServed } from './restore-site.ts';

/** Compares the two sites before it is done. */
export async function moveSite(
  from: string | undefined,
  to: string | undefined,
  force: boolean,
): Promise<string> {
  if (!from || !to) throw new CommandError('Please name both: npm run move -- --from ADDRESS --to ADDRESS');
  const [source, target] = [databaseAt(from), databaseAt(to)];
  if (locationName(source) === locationName(target))
    throw new CommandError('Both addresses are the same site.');
  mustExist(source);
  await refuseServed(target, force);
  try {
    const sums = await readDatabase(source, async (reading) => {
      const schema = await executedMigrations(reading.sequelize, reading.transaction);
      const rows = siteRows(reading);
      if (!isOlder(schema)) return putInto(target, force, rows);
      const oldSums = await sumUp(reading);
      return withMigratedRows({ schema, sums: oldSums, rows }, (migrated) =>
        putInto(target, force, migrated),
      );
    });
    return `Moved ${locationName(source)} to ${locationName(target)}: ${countsOf(sums)}; counts and checksums agree.`;
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${locationName(source)} cannot be moved: ${error.message}.`)
      : error;
  }
}

async function putInto(
  target: DatabaseLocation,
  force: boolean,
  rows: AsyncIterable<SiteRow>,
): Promise<TableSums> {
  const store = await openStore(target);
  let sums: TableSums = {};
  try {
    await store.replace(async (writing) => {
      if (!force && !(await isEmpty(writing))) throw notEmpty(target);
      const summer = new TableSummer();
      await replaceSite(writing, passing(rows, summer), () => (sums = summer.sums()), isStoredPicture);
    });
    return sums;
  } finally {
    await store.close();
  }
}

async function* passing(rows: AsyncIterable<SiteRow>, summer: TableSummer): AsyncGenerator<SiteRow> {
  for await (const row of rows) {
    summer.add(row[0], JSON.stringify(row[1]));
    yield row;
  }
}
