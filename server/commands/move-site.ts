import { TableSummer, type TableSums } from '#server/storage/backup-format.ts';
import { isEmpty, replaceSite, siteRows, type SiteRow } from '#server/storage/backup.ts';
import { openStorage } from '#server/storage/storage.ts';
import { CommandError, countsOf, databaseAt, mustExist, nameOf } from './command-line.ts';
import { notEmpty, refuseServed } from './restore-site.ts';

/** Copies a whole site from one database to another and holds the two against each other before it is done. */
export async function moveSite(
  from: string | undefined,
  to: string | undefined,
  force: boolean,
): Promise<string> {
  if (!from || !to) throw new CommandError('Please name both: npm run move -- --from ADDRESS --to ADDRESS');
  const [source, target] = [databaseAt(from), databaseAt(to)];
  if (nameOf(source) === nameOf(target)) throw new CommandError('Both addresses are the same site.');
  mustExist(source);
  await refuseServed(target, force);
  const old = await openStorage(source);
  try {
    const fresh = await openStorage(target);
    try {
      let sums: TableSums = {};
      await old.readCatalogue((reading) =>
        fresh.writeCatalogue(async (writing) => {
          if (!force && !(await isEmpty(writing))) throw notEmpty(target);
          const summer = new TableSummer();
          await replaceSite(writing, passing(siteRows(reading), summer), () => (sums = summer.sums()));
        }, 'alone'),
      );
      return `Moved ${nameOf(source)} to ${nameOf(target)}: ${countsOf(sums)}; counts and checksums agree.`;
    } finally {
      await fresh.close();
    }
  } finally {
    await old.close();
  }
}

async function* passing(rows: AsyncIterable<SiteRow>, summer: TableSummer): AsyncGenerator<SiteRow> {
  for await (const row of rows) {
    summer.add(row[0], JSON.stringify(row[1]));
    yield row;
  }
}
