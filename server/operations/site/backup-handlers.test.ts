import { describe, expect, it } from 'vitest';
import { createMockBackups } from '#mocks/mock-services.ts';
import type { BackupList, Outcome, StoredBackup } from '#openapi/generated/model.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { itemsOf } from '#server/tests/site/history-of-site.ts';
import { openMemoryStore, openTestSite, siteOn } from '#server/tests/site/open-test-site.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';

const PATH = '/api/admin/backups';
const GONE = `${PATH}/tasting-house-2020-01-01.backup.gz`;
const CATALOGUE = {
  categories: [{ name: 'Sours', description: 'Citrus.' }],
  garnish: [{ name: 'Mint leaf' }, { name: 'Cherry' }],
  cocktails: [buildCocktail({ name: 'Mojito', garnish: ['Mint leaf'] }), buildCocktail({ name: 'Daiquiri' })],
};

const open = async (): Promise<Administrator> => {
  const store = await openMemoryStore(CATALOGUE);
  return logIn(
    await siteOn(store, { services: { storedBackups: createMockBackups(store, () => new Date()) } }),
  );
};
const changeMuch = async (admin: Administrator) => {
  await admin.send('DELETE', '/api/cocktails/daiquiri');
  await admin.send('PUT', '/api/garnish/mint-leaf', { name: 'Cherry tomato', description: 'Swapped.' });
  await admin.send('PUT', '/api/garnish/cherry', { name: 'Mint leaf' });
  await admin.send('POST', '/api/spirits', { name: 'Later' });
};

describe('/api/admin/backups', () => {
  it('lists, downloads and restores; the dry run says what it does, and one undo takes it back', async () => {
    const admin = await open();
    expect((await admin.api(PATH)).body).toEqual({ configured: true, backups: [], failure: null });
    const made = await admin.send('POST', PATH);
    const { name, size } = made.body as StoredBackup;
    expect([made.status, made.headers.get('location')]).toEqual([201, `${PATH}/${name}`]);
    const list = (await admin.api(PATH)).body as BackupList;
    expect(list.backups).toMatchObject([{ name, size }]);
    const page = await admin.api(`${PATH}?limit=1&offset=1`);
    expect([(page.body as BackupList).backups, page.headers.get('x-total-count')]).toEqual([[], '1']);
    const file = await admin.api(`${PATH}/${name}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);

    const before = await itemsOf(admin);
    await changeMuch(admin);
    const changed = await itemsOf(admin);
    const restore = `${PATH}/${name}/restore`;
    const preview = (await admin.send('POST', `${restore}?dryRun=true`)).body as Outcome;
    expect(preview).toMatchObject({
      message: '1 item would be created, 2 updated, 1 deleted; 2 would need no change.',
      created: { count: 1, items: [{ resource: 'cocktails', itemId: 'daiquiri' }] },
      deleted: { count: 1, items: [{ resource: 'spirits', itemId: 'later' }] },
    });
    expect(await itemsOf(admin)).toEqual(changed);

    const based = `${restore}?basedOn=${preview.revision}`;
    const { status, body } = await admin.send('POST', based);
    const done = body as Outcome;
    expect({ status, done }).toEqual({
      status: 200,
      done: {
        ...preview,
        revision: preview.revision + 1,
        message: '1 item created, 2 updated, 1 deleted; 2 needed no change.',
      },
    });
    expect(await itemsOf(admin)).toEqual(before);
    expect((await admin.send('POST', based)).status).toBe(412);
    const undone = await admin.send('POST', `/api/admin/revisions/${done.revision}/undo`);
    expect((undone.body as Outcome).skipped.items).toEqual([]);
    expect(await itemsOf(admin)).toEqual(changed);
  });

  it('accepts only names of backups', async () => {
    const admin = await open();
    expect((await admin.api(GONE)).status).toBe(404);
    expect((await admin.send('POST', `${GONE}/restore`)).status).toBe(404);
    for (const name of ['..%2Fcatalogue.sqlite', 'catalogue.sqlite', 'tasting-house-2020.backup.gz'])
      expect([name, (await admin.api(`${PATH}/${name}`)).status]).toEqual([name, 400]);
  });

  it('says how to set up backups where there is no folder', async () => {
    const admin = await logIn(await openTestSite());
    expect((await admin.api(PATH)).body).toEqual({ configured: false, backups: [], failure: null });
    const refused = await admin.send('POST', PATH);
    expect(refused).toMatchObject({ status: 409, body: { type: '/api/docs#problem-backup-failed' } });
    expect((await admin.api(GONE)).status).toBe(404);
  });
});
