import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { restoreSite } from '#server/cli/copy-site.ts';
import type { Item } from '#server/catalogue/items/item.ts';
import { RESOURCE_NAMES } from '#server/catalogue/items/resources.ts';
import { changeSqlite, earlierBackup, makeEarlierSite } from '#server/tests/earlier-site/earlier-site.ts';
import { databaseForTest, folderForTest } from '#server/tests/store/database-for-test.ts';
import { checkBackup } from './backup/read-backup.ts';
import { DATABASE_FILE, databaseFileOf, type DatabaseLocation } from './connections/connection.ts';
import { MIGRATIONS } from './migrations/migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { openStore } from './open-store.ts';

/** Opens the site, which migrates it, and checks that it has everything of the earlier one. */
async function expectEarlierSite(location: DatabaseLocation): Promise<void> {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  const { items } = await store.load();
  const cocktails = new Map(items.cocktails.map((item) => [item.id, item]));
  expect([...cocktails.keys()].sort()).toEqual(['daiquiri', 'gimlet', 'photographed', 'short-lived']);
  expect(cocktails.get('gimlet')).toMatchObject({
    version: 5,
    fields: { name: 'Gimlet', category: ['classics'], spirits: ['gin', 'white-rum'], type: null },
  });
  expect(items.menus.map(({ fields }) => fields['name'])).toEqual(['Evening menu']);

  const { changes } = await store.history.list({ limit: 100 });
  const gimlet = changes.filter(({ id }) => id === 'gimlet').map(({ action }) => action);
  expect(gimlet).toEqual(['restored', 'updated', 'updated', 'updated', 'created']);
  // The item was called Daiquirí before.
  const named = await store.history.list({ words: ['daiquiri'], limit: 100 });
  expect(named.changes.map(({ itemName }) => itemName)).toContain('Daiquirí');
  expect((await store.history.namesOfDeleted()).get('spirits/old-tom')).toBe('Old Tom Gin');

  // The last state in the history of each item is what it is now.
  const current = new Map<string, Item>();
  for (const resource of RESOURCE_NAMES)
    for (const item of items[resource]) current.set(`${resource}/${item.id}`, item);
  const checked = new Set<string>();
  for (const { resource, id, after } of changes) {
    const key = `${resource}/${id}`;
    if (!checked.has(key)) expect(current.get(key)?.fields ?? null, key).toEqual(after);
    checked.add(key);
  }
}

async function earlierSite(change = ''): Promise<DatabaseLocation> {
  const location = { dataDir: await folderForTest(), databaseUrl: null };
  await makeEarlierSite(databaseFileOf(location));
  if (change) await changeSqlite(databaseFileOf(location), change);
  return location;
}

it('a database of the previous release opens with all its data', async () => {
  await expectEarlierSite(await earlierSite());
});

it('a backup of the previous release is restored with all its data', async () => {
  const location = await databaseForTest();
  expect(await restoreSite(location, await earlierBackup(), false)).toContain('4 cocktails');
  await expectEarlierSite(location);
});

// The previous release reads no other version of the format, and compares the checksums.
it('the backup before an upgrade is one that the previous release reads', async () => {
  const location = await earlierSite();
  await (await openStore(location)).close();
  const backup = join(location.dataDir, `${DATABASE_FILE}.before-0034-picture-crops.backup.gz`);
  const [written, earlier] = [await readLines(backup), await readLines(await earlierBackup())];
  expect(written[0]).toEqual({ ...(earlier[0] as object), at: expect.any(String) as string });
  expect(written.at(-1)).toEqual(earlier.at(-1));
});

async function readLines(file: string): Promise<unknown[]> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

it('a database of a later release, or of a too old one, is refused with a sentence and does not change', async () => {
  const refusals = [
    [
      `INSERT INTO "migrations" VALUES ('9999-later')`,
      'it was made by a newer version of the site (9999-later)',
    ],
    [`DELETE FROM "migrations" WHERE "name" > '0030'`, 'it is too old; open it once with version 0.1.0'],
  ] as const;
  for (const [change, sentence] of refusals) {
    const location = await earlierSite(change);
    await expect(openStore(location)).rejects.toThrow(sentence);
    expect((await readdir(location.dataDir)).filter((name) => name.includes('backup'))).toEqual([]);
  }
});

it('a backup is made before a migration, and a migration that fails changes nothing', async () => {
  const location = await earlierSite();
  const later: Migration = {
    name: '9999-later',
    async up(run) {
      await run('ALTER TABLE "spirits" ADD COLUMN "proof" INTEGER');
      if (await isBroken()) throw new Error('a disk without room');
    },
  };
  let broken = true;
  const isBroken = () => Promise.resolve(broken);
  const migrations = [...MIGRATIONS, later];
  await expect(openStore(location, migrations)).rejects.toThrow('a disk without room');
  const [, next = later] = MIGRATIONS;
  const backup = join(location.dataDir, `${DATABASE_FILE}.before-${next.name}.backup.gz`);
  expect((await checkBackup(backup)).counts['cocktails']).toMatchObject({ rows: 4 });
  broken = false;
  await (await openStore(location, migrations)).close();
  await expect(openStore(location)).rejects.toThrow('9999-later');
  // To go back, the release before restores the backup from before the upgrade.
  const again = await databaseForTest();
  await restoreSite(again, backup, false);
  await expectEarlierSite(again);
});
