import { mkdir, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mockBackups } from '#mocks/mock-services.ts';
import type { BackupList, Outcome, StoredBackup } from '#openapi/generated/model.ts';
import { allResources } from '#openapi/generated/resources.ts';
import { createSiteBackups } from '#server/backups/site-backups.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { createLog } from '#server/log.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openMemoryStore } from '#server/tests/support/open-memory-store.ts';
import { openTestSite, siteOn } from '#server/tests/site/open-test-site.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';

const PATH = '/api/admin/backups';
const GONE = `${PATH}/tasting-house-2020-01-01.backup.gz`;
const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
const PICTURE = await createPictureService().prepare(PNG, 'image');
const CATALOGUE = {
  categories: [{ name: 'Sours', description: 'Citrus.' }],
  garnish: [{ name: 'Mint leaf' }, { name: 'Cherry' }],
  cocktails: [
    buildCocktail({ name: 'Mojito', garnish: ['Mint leaf'], image: `/api/images/${PICTURE.id}` }),
    buildCocktail({ name: 'Daiquiri' }),
  ],
};

async function folderForTest(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tasting-house-backups-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

const isDatabase = (store: Store): store is DatabaseStore => 'readSnapshot' in store;
const now = () => new Date();
const backupsOf = (store: Store, dir: string) =>
  isDatabase(store)
    ? createSiteBackups({ dir, command: null }, { store, log: createLog('silent'), now }).service
    : mockBackups(store, now);

const open = async () => {
  const dir = await folderForTest();
  const store = await openMemoryStore(CATALOGUE);
  await store.pictures.save(PICTURE);
  const admin = await logIn(await siteOn(store, { services: { backups: backupsOf(store, dir) } }));
  return { dir, store, admin };
};
/** All items but for their versions and times. */
const states = async (admin: Administrator) => {
  const lists = await Promise.all(
    Object.keys(allResources).map(async (name) => (await admin.api(`/api/${name}`)).body as object[]),
  );
  return lists.flat().map((item) => ({ ...item, version: 0, createdAt: '', updatedAt: '' }));
};
const backUp = async (admin: Administrator) => {
  const { status, body } = await admin.send('POST', PATH);
  expect(status).toBe(201);
  return body as StoredBackup;
};
const changeMuch = async (admin: Administrator) => {
  await admin.send('DELETE', '/api/cocktails/daiquiri');
  await admin.send('PUT', '/api/garnish/mint-leaf', { name: 'Cherry tomato', description: 'Swapped.' });
  await admin.send('PUT', '/api/garnish/cherry', { name: 'Mint leaf' });
  await admin.send('POST', '/api/spirits', { name: 'Later' });
};

describe('/api/admin/backups', () => {
  it('lists, downloads and restores; the dry run says what it does, and one undo takes it back', async () => {
    const { admin } = await open();
    expect((await admin.api(PATH)).body).toEqual({ configured: true, backups: [], failure: null });
    const { name, size } = await backUp(admin);
    const list = (await admin.api(PATH)).body as BackupList;
    expect(list.backups).toMatchObject([{ name, size }]);
    const file = await admin.api(`${PATH}/${name}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);

    const before = await states(admin);
    await changeMuch(admin);
    const changed = await states(admin);
    const restore = `${PATH}/${name}/restore`;
    const preview = (await admin.send('POST', `${restore}?dryRun=true`)).body as Outcome;
    expect(preview).toMatchObject({
      message: '1 item created, 2 updated, 1 deleted; 2 were so already.',
      created: { count: 1, items: [{ resource: 'cocktails', itemId: 'daiquiri' }] },
      deleted: { count: 1, items: [{ resource: 'spirits', itemId: 'later' }] },
    });
    expect(await states(admin)).toEqual(changed);

    const based = `${restore}?basedOn=${preview.revision}`;
    const { status, body } = await admin.send('POST', based);
    const done = body as Outcome;
    expect({ status, done }).toEqual({
      status: 200,
      done: { ...preview, revision: preview.revision + 1 },
    });
    expect(await states(admin)).toEqual(before);
    expect((await admin.send('POST', based)).status).toBe(412);
    const undone = await admin.send('POST', `/api/admin/revisions/${done.revision}/undo`);
    expect((undone.body as Outcome).skipped.items).toEqual([]);
    expect(await states(admin)).toEqual(changed);
  });

  it('says where a new one is, and lists page by page', async () => {
    const { admin } = await open();
    const made = await admin.send('POST', PATH);
    const { name } = made.body as StoredBackup;
    expect(made.headers.get('location')).toBe(`${PATH}/${name}`);
    const { body, headers } = await admin.api(`${PATH}?limit=1&offset=1`);
    expect([(body as BackupList).backups, headers.get('x-total-count')]).toEqual([[], '1']);
  });

  it('brings pictures back too', async () => {
    const { admin, dir } = await open();
    const { name } = await backUp(admin);
    const other = await openMemoryStore();
    const backups = backupsOf(other, dir);
    if (!isDatabase(other)) return;
    const there = await logIn(await siteOn(other, { services: { backups } }));
    await there.send('POST', `${PATH}/${name}/restore`);
    expect(await other.pictures.findWidth(PICTURE.id)).toBe(PICTURE.width);
    expect(await states(there)).toEqual(await states(admin));
  });

  it('is for the administrator, and for names of backups alone', async () => {
    const { admin } = await open();
    const site = await openTestSite();
    expect((await site.api(PATH)).status).toBe(401);
    const foreign = { Origin: 'https://evil.example' };
    expect((await admin.send('POST', PATH, undefined, foreign)).status).toBe(403);
    expect((await admin.send('POST', `${GONE}/restore`, undefined, foreign)).status).toBe(403);
    expect((await admin.api(GONE)).status).toBe(404);
    expect((await admin.send('POST', `${GONE}/restore`)).status).toBe(404);
    for (const name of ['..%2Fcatalogue.sqlite', 'catalogue.sqlite', 'tasting-house-2020.backup.gz'])
      expect([name, (await admin.api(`${PATH}/${name}`)).status]).toEqual([name, 400]);
    for (const query of ['?tea=1', '?basedOn=x'])
      expect((await admin.send('POST', `${GONE}/restore${query}`)).status).toBe(400);
    expect((await admin.send('POST', `${PATH}?tea=1`)).status).toBe(400);
    expect((await admin.api(`${PATH}?tea=1`)).status).toBe(400);
  });

  it('says how to have backups, where there are none', async () => {
    const admin = await logIn(await openTestSite());
    expect((await admin.api(PATH)).body).toEqual({ configured: false, backups: [], failure: null });
    const refused = await admin.send('POST', PATH);
    expect(refused).toMatchObject({ status: 409, body: { type: '/api/docs#problem-backup-failed' } });
    expect((await admin.api(GONE)).status).toBe(404);
  });

  it('says what is wrong with a backup or with the folder', async () => {
    const { admin, dir, store } = await open();
    if (!isDatabase(store)) return;
    const { name } = await backUp(admin);
    await truncate(join(dir, name), 100);
    const before = await states(admin);
    const damaged = await admin.send('POST', `${PATH}/${name}/restore`);
    expect(damaged).toMatchObject({
      status: 409,
      body: { detail: 'This backup cannot be restored: its end is missing.' },
    });
    expect(await states(admin)).toEqual(before);
    const folder = 'tasting-house-2026-01-01.backup.gz';
    await mkdir(join(dir, folder));
    expect(((await admin.api(PATH)).body as BackupList).backups.map((one) => one.name)).toEqual([name]);
    expect((await admin.api(`${PATH}/${folder}`)).status).toBe(404);
    expect((await admin.send('POST', `${PATH}/${folder}/restore`)).status).toBe(404);
    await rm(dir, { recursive: true });
    const detail = 'The backup could not be made: the folder is not there.';
    expect(await admin.send('POST', PATH)).toMatchObject({ status: 409, body: { detail } });
    const { failure } = (await admin.api(PATH)).body as BackupList;
    expect(failure?.message).toBe('The backups cannot be listed: the folder is not there.');
  });
});
