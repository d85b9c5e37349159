import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openStore } from '#server/storage/open-store.ts';
import { locationName, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { databaseForTest, folderForTest } from '#server/tests/postgres/database-for-test.ts';
import { makeFirstSchemaSite } from '#server/tests/support/first-schema.ts';
import {
  makeSecondReleaseSite,
  secondReleaseBackup,
} from '#server/tests/second-release/second-release-site.ts';
import { withSums } from '#server/tests/support/with-sums.ts';
import { backupSite } from './backup-site.ts';
import { moveSite } from './move-site.ts';
import { restoreSite } from './restore-site.ts';

const addressOf = ({ dataDir, databaseUrl }: DatabaseLocation): string => databaseUrl ?? `sqlite:${dataDir}`;

/** What a site holds: names of cocktails, and how many changes its history has. */
async function contentsOf(location: DatabaseLocation): Promise<{ cocktails: unknown[]; changes: number }> {
  const store = await openStore(location);
  try {
    const { items } = await store.load();
    const { total } = await store.history.list({ limit: 1, offset: 0 });
    return { cocktails: items.cocktails.map(({ fields }) => fields['name']).sort(), changes: total };
  } finally {
    await store.close();
  }
}
const SECOND_RELEASE = { cocktails: ['Daiquirí', 'Gimlet', 'Photographed', 'Short-lived'], changes: 17 };

it('a backup that the second release wrote is restored with its history', async () => {
  const target = await databaseForTest();
  expect(await restoreSite(target, await secondReleaseBackup(), false)).toContain(
    '4 cocktails, 1 pictures, 17 changes',
  );
  expect(await contentsOf(target)).toEqual(SECOND_RELEASE);
});

it('a site of an earlier schema is backed up as it is, and moved', async () => {
  const source = await databaseForTest();
  await makeSecondReleaseSite(source);
  const file = join(await folderForTest(), 'site.backup.gz');
  const before = source.databaseUrl === null ? await hashesOf(source.dataDir) : null;
  expect(await backupSite(source, file)).toContain('4 cocktails, 1 pictures, 17 changes');
  const [head = ''] = gunzipSync(await readFile(file))
    .toString()
    .split('\n', 1);
  expect(JSON.parse(head)).toMatchObject({ schema: ['0001-catalogue', '0002-changes'], revision: 14 });
  if (before) expect(await hashesOf(source.dataDir)).toMatchObject(before);
  const [restored, moved] = [await databaseForTest(), await databaseForTest()];
  await restoreSite(restored, file, false);
  expect(await contentsOf(restored)).toEqual(SECOND_RELEASE);
  const line = await moveSite(addressOf(source), addressOf(moved), false);
  expect(line).toContain(`Moved ${locationName(source)} to ${locationName(moved)}: 4 cocktails`);
  expect(await contentsOf(moved)).toEqual(SECOND_RELEASE);
});

it('a site of the first release is backed up and restored', async () => {
  const source = await databaseForTest();
  const cocktails = await makeFirstSchemaSite(source, 700);
  const file = join(await folderForTest(), 'site.backup.gz');
  await backupSite(source, file);
  const target = await databaseForTest();
  await restoreSite(target, file, false);
  expect(await contentsOf(target)).toEqual({ cocktails: cocktails.map(({ name }) => name), changes: 0 });
});

it('rows that break the contract are refused, although their sums are right', async () => {
  const whole = gunzipSync(await readFile(await secondReleaseBackup())).toString();
  const file = join(await folderForTest(), 'site.backup.gz');
  const damages: [string, string, RegExp][] = [
    [
      '"description":"Rum, lime and “sugar”."',
      '"description":""',
      /cocktail "\w+í?" is not valid: Description is/,
    ],
    ['"nameKey":"gin"', '"nameKey":"rum"', /the spirit "Gin" has the key of another name/],
    ['"id":"gin"', '"id":"Gin and more"', /FOREIGN KEY|foreign key|"Gin and more" is no id/],
    ['"action":"deleted"', '"action":"updated"', /the change 8-1 is not valid: it is called updated/],
    ['"resource":"spirits"', '"resource":"wines"', /"wines" is no resource/],
    [
      String.raw`\"description\":\"Sweet.\"`,
      String.raw`\"description\":[1]`,
      /the change 6-1 is not valid: Description must be text\./,
    ],
  ];
  const target = await databaseForTest();
  for (const [from, to, problem] of damages) {
    expect(whole, from).toContain(from);
    await writeFile(file, gzipSync(withSums(whole.replace(from, to))));
    await expect(restoreSite(target, file, false), from).rejects.toThrow(problem);
  }
  expect(await contentsOf(target)).toEqual({ cocktails: [], changes: 0 });
});

/** The files of a folder by the hash of what is in them. SQLite's index of shared memory says nothing of the site. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !name.endsWith('-shm'));
  const entries = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
