import { BackupError, TableSummer, type TableSums } from '#server/storage/backup/backup-format.ts';
import { siteRows, type SiteRow } from '#server/storage/backup/backup-tables.ts';
import { locationName, readDatabase } from '#server/storage/connections/connection.ts';
import { executedMigrations } from '#server/storage/migrate.ts';
import { isOlder, withMigratedRows } from '#server/storage/backup/older-backup.ts';
import { sumUp } from '#server/storage/backup/replace-site.ts';
import { CommandError, countsOf, databaseAt, mustExist } from './command-line.ts';
import { putInto, refuseServed } from './restore-site.ts';

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
      const copy = (rows: AsyncIterable<SiteRow>): Promise<TableSums> => {
        const summer = new TableSummer();
        return putInto(target, force, passing(rows, summer), () => summer.sums());
      };
      const rows = siteRows(reading);
      if (!isOlder(schema)) return copy(rows);
      return withMigratedRows({ schema, sums: await sumUp(reading), rows }, copy);
    });
    return `Moved ${locationName(source)} to ${locationName(target)}: ${countsOf(sums)}; counts and checksums agree.`;
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${locationName(source)} cannot be moved: ${error.message}.`)
      : error;
  }
}

async function* passing(rows: AsyncIterable<SiteRow>, summer: TableSummer): AsyncGenerator<SiteRow> {
  for await (const row of rows) {
    summer.add(row[0], JSON.stringify(row[1]));
    yield row;
  }
}
