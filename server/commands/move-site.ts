import { BackupError } from '#server/storage/backup/backup-format.ts';
import { siteRows } from '#server/storage/backup/backup-tables.ts';
import { locationName, readDatabase } from '#server/storage/connections/connection.ts';
import { checkSchema, executedMigrations } from '#server/storage/migrate.ts';
import { sumUp } from '#server/storage/backup/replace-rows.ts';
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
      checkSchema(schema);
      return putInto(target, force, { schema, sums: await sumUp(reading), rows: siteRows(reading) });
    });
    return `Moved ${locationName(source)} to ${locationName(target)}: ${countsOf(sums)}; counts and checksums agree.`;
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${locationName(source)} cannot be moved: ${error.message}.`)
      : error;
  }
}
