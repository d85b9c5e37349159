import { mkdir, readFile, readdir, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { backupName } from '#server/operations/site/backup-name.ts';
import { createLog } from '#server/log.ts';
import { checkBackup } from '#server/storage/backup/read-backup.ts';
import { storeBackup } from '#server/storage/backup/write-backup.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { siteOn } from '#server/tests/site/open-test-site.ts';
import { databaseForTest, folderForTest } from '#server/tests/store/database-for-test.ts';
import { commit, create, makeChange } from '#server/tests/store/store-changes.ts';
import { createSiteBackups } from './site-backups.ts';

const NOW = new Date('2026-02-28T10:20:30Z');
const TODAY = 'tasting-house-2026-02-28.backup.gz';

let dir: string;

beforeEach(async () => {
  dir = await folderForTest();
});

async function openSite(): Promise<DatabaseStore> {
  const store = await openStore(await databaseForTest());
  onTestFinished(() => store.close());
  await commit(store, create('gin'));
  return store;
}

function backupsOf(store: DatabaseStore) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const backups = createSiteBackups(dir, { store, log, now: () => NOW });
  const failure = async () => (await backups.service.list()).failure;
  return { backups, failure, lines };
}

it('the site makes the backup of the day once, private and whole, and removes what is half-written or too old', async () => {
  const store = await openSite();
  const { backups, failure, lines } = backupsOf(store);
  const old = Array.from({ length: 40 }, (_, day) => backupName(new Date(Date.UTC(2026, 0, day + 1))));
  const others = ['notes.txt', 'tasting-house-2020.backup.gz', 'other.part'];
  for (const name of [...old, ...others, `${TODAY}.part`, 'tasting-house-2026-02-27.backup.gz.part'])
    await writeFile(join(dir, name), 'x');
  const made = await Promise.all([backups.check(), backups.check()]);
  expect(made).toEqual([TODAY, null]);
  expect((await readdir(dir)).sort()).toEqual([...others, ...old.slice(-29), TODAY].sort());
  expect((await checkBackup(join(dir, TODAY))).counts).toMatchObject({ spirits: { rows: 1 } });
  expect((await stat(join(dir, TODAY))).mode & 0o777).toBe(0o600);
  expect({ failure: await failure(), lines }).toEqual({ failure: null, lines: [] });
});

it('the site makes an extra backup on request', async () => {
  const { backups } = backupsOf(await openSite());
  const made = await Promise.all([backups.service.make(), backups.service.make()]);
  expect(made.map(({ name }) => name)).toEqual([TODAY, 'tasting-house-2026-02-28-102030.backup.gz']);
});

it('a restore in the dashboard brings pictures back, and names the fault of a file', async () => {
  const [store, other] = [await openSite(), await openSite()];
  const { backups } = backupsOf(store);
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
  const picture = await createPictureService().prepare(await image.png().toBuffer(), 'image');
  const glass = { name: 'Coupe', description: null, picture: `/api/images/${picture.id}` };
  const changes = [makeChange({ resource: 'glassware', after: glass })];
  await store.pictures.store(picture);
  await store.transact((transaction) => transaction.add({ changes }));
  const { name } = await backups.service.make();

  const admin = await logIn(await siteOn(other, { services: { storedBackups: backups.service } }));
  const restore = () => admin.send('POST', `/api/admin/backups/${name}/restore`);
  expect((await restore()).status).toBe(200);
  expect(await other.pictures.findWidth(picture.id)).toBe(picture.width);
  await truncate(join(dir, name), 100);
  const detail = 'This backup cannot be restored: its end is missing.';
  expect(await restore()).toMatchObject({ status: 409, body: { detail } });

  const folder = 'tasting-house-2026-01-01.backup.gz';
  await mkdir(join(dir, folder));
  expect((await backups.service.list()).backups.map((one) => one.name)).toEqual([name]);
  expect(await backups.service.read(folder)).toBeNull();
});

it('the site says that a backup failed, and tries again', async () => {
  const { backups, failure, lines } = backupsOf(await openSite());
  await rm(dir, { recursive: true });
  await expect(backups.check()).rejects.toThrow('ENOENT');
  await expect(backups.service.make()).rejects.toThrow(
    'The backup could not be made: the folder is not there.',
  );
  expect(lines.join('')).toMatch(/"level":50.*a backup could not be made/);
  expect((await failure())?.message).toBe('The backups cannot be listed: the folder is not there.');
  await mkdir(dir);
  expect(await failure()).toMatchObject({ at: NOW.toISOString() });
  await backups.check();
  expect(await failure()).toBeNull();
});

it('a disk that is full and a file that cannot be read back leave the earlier backup', async () => {
  const store = await openSite();
  const target = join(dir, TODAY);
  await writeFile(target, 'earlier');
  await symlink('/dev/full', `${target}.part`);
  await expect(storeBackup((work) => store.readInTransaction(work), target)).rejects.toThrow('ENOSPC');
  const cut = storeBackup(async (work) => {
    const done = await store.readInTransaction(work);
    await truncate(`${target}.part`, 100);
    return done;
  }, target);
  await expect(cut).rejects.toThrow('its end is missing');
  expect(await readdir(dir)).toEqual([TODAY]);
  expect(await readFile(target, 'utf8')).toBe('earlier');
});

it('the end of the site cancels a backup that is being made', async () => {
  const { backups, failure, lines } = backupsOf(await openSite());
  backups.check().catch(() => undefined);
  await backups.close();
  expect({ failure: await failure(), lines }).toEqual({ failure: null, lines: [] });
});
