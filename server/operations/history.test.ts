import { describe, expect, it } from 'vitest';
import type { Change, ChangeList, ImportOutcome, UndoOutcome } from '#openapi/generated/model/index.ts';
import { buildCocktail } from '#server/testing/build-cocktail.ts';
import { logIn, type Administrator } from '#server/testing/log-in.ts';
import { forEachStore, type OpenTestStore } from '#server/testing/for-each-store.ts';
import { openTestSite } from '#server/testing/open-test-site.ts';
import type { ApiAnswer } from '#server/testing/start-test-server.ts';

const CATALOGUE = {
  categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
  spirits: [{ name: 'White Rum', description: null }],
  cocktails: [buildCocktail({ spirits: ['White Rum'] })],
};
const DAIQUIRI = {
  name: 'Daiquiri',
  description: 'Rum, lime and sugar.',
  category: ['Sours'],
  difficulty: 'Easy',
  ingredients: ['2 oz white rum'],
  instructions: ['Shake with ice.'],
};

async function changes(admin: Administrator, query = ''): Promise<Change[]> {
  const { status, body } = await admin.api(`/api/admin/changes${query}`);
  expect(status).toBe(200);
  return (body as ChangeList).changes;
}
const restore = (admin: Administrator, id: string | undefined, query = ''): Promise<ApiAnswer> =>
  admin.send('POST', `/api/admin/changes/${id ?? 'none'}/restore${query}`);
const detailOf = ({ body }: ApiAnswer): string => (body as { detail: string }).detail;

async function importSheet(admin: Administrator, lines: string[]): Promise<ImportOutcome> {
  const form = new FormData();
  form.set('file', new Blob([lines.join('\n')]), 'cocktails.csv');
  const { status, body } = await admin.api('/api/cocktails/import', { method: 'POST', body: form });
  expect(status).toBe(200);
  return body as ImportOutcome;
}

forEachStore((openStore: OpenTestStore) => {
  const open = async (): Promise<Administrator> =>
    logIn(await openTestSite(openStore, { catalogue: CATALOGUE }));

  describe('"every change by the administrator is kept as a version"', () => {
    it('keeps what, when, before and after of every write, newest first', async () => {
      const admin = await open();
      await admin.send('POST', '/api/spirits', { name: 'Mezcal', description: 'Smoke.' });
      await admin.send('PUT', '/api/spirits/mezcal', { name: 'Mezcal Joven', description: 'Smoke.' });
      await admin.send('DELETE', '/api/spirits/mezcal');
      await admin.send('PUT', '/api/cocktails/daiquiri', { featured: true });
      await admin.sendForm('PUT', '/api/cocktails/daiquiri', { ...DAIQUIRI, spirits: ['white-rum'] });
      await admin.send('DELETE', '/api/cocktails/daiquiri');

      const all = await changes(admin);
      expect(all.map(({ action, itemId, itemName }) => [action, itemId, itemName])).toEqual([
        ['deleted', 'daiquiri', 'Daiquiri'],
        ['updated', 'daiquiri', 'Daiquiri'],
        ['updated', 'daiquiri', 'Daiquiri'],
        ['deleted', 'mezcal', 'Mezcal Joven'],
        ['updated', 'mezcal', 'Mezcal Joven'],
        ['created', 'mezcal', 'Mezcal'],
      ]);
      expect(all[5]).toMatchObject({
        resource: 'spirits',
        importId: null,
        before: null,
        after: { name: 'Mezcal', description: 'Smoke.' },
      });
      expect(all[2]?.before).toMatchObject({ featured: false, spirits: ['White Rum'], category: ['Sours'] });
      expect(all[2]?.after).toEqual({ ...all[2]?.before, featured: true });
      expect(all[0]?.after).toBeNull();
      expect(Date.parse(all[0]?.restorableUntil ?? '') - Date.parse(all[0]?.at ?? '')).toBe(30 * 86_400_000);
    });

    it('keeps nothing of a write that changes nothing or fails', async () => {
      const admin = await open();
      await admin.send('PUT', '/api/spirits/white-rum', { name: 'White Rum', description: null });
      await admin.send('POST', '/api/spirits', { name: 'white rum' });
      expect(await changes(admin)).toEqual([]);
    });

    it('makes a renamed item one change, whatever refers to it', async () => {
      const admin = await open();
      await admin.send('PUT', '/api/categories/sours', { name: 'Sour drinks', description: 'Citrus.' });
      expect((await changes(admin)).map(({ itemId }) => itemId)).toEqual(['sours']);
    });

    it('filters, counts and pages', async () => {
      const admin = await open();
      for (const name of ['Gin', 'Rye', 'Pisco']) await admin.send('POST', '/api/spirits', { name });
      await admin.send('DELETE', '/api/spirits/rye');
      const { body } = await admin.api('/api/admin/changes?limit=1&offset=1');
      expect(body).toMatchObject({ total: 4, changes: [{ itemId: 'pisco' }] });
      expect((await changes(admin, '?itemId=rye')).map(({ action }) => action)).toEqual([
        'deleted',
        'created',
      ]);
      expect(await changes(admin, '?action=deleted&resource=spirits')).toHaveLength(1);
      expect(await changes(admin, '?resource=garnish')).toEqual([]);
      expect((await admin.api('/api/admin/changes?limit=0')).status).toBe(400);
      expect((await admin.api('/api/admin/changes?resource=sessions')).status).toBe(400);
    });

    it('gives the 50 newest unless more are asked for', async () => {
      const admin = await open();
      const sheet = Array.from({ length: 60 }, (_, row) => `Row ${row},Sours,d,i,s,Easy`);
      await importSheet(admin, ['name,category,description,ingredients,instructions,difficulty', ...sheet]);
      expect(await changes(admin)).toHaveLength(50);
      expect(await changes(admin, '?limit=60')).toHaveLength(60);
    });

    it('asks for the session, and refuses restoring from another site', async () => {
      const server = await openTestSite(openStore);
      expect((await server.api('/api/admin/changes')).status).toBe(401);
      expect((await server.api('/api/admin/changes/1-1/restore', { method: 'POST' })).status).toBe(401);
      const headers = { Origin: 'https://elsewhere.example' };
      const foreign = await server.api('/api/admin/changes/1-1/restore', { method: 'POST', headers });
      expect(foreign.status).toBe(403);
      expect((await server.api('/api/admin/imports/1/undo', { method: 'POST' })).status).toBe(401);
      expect((await server.api('/api/admin/imports/1/undo', { method: 'POST', headers })).status).toBe(403);
    });
  });

  describe('restoring', () => {
    it('brings a deleted cocktail back with its id and references, and that is a change too', async () => {
      const admin = await open();
      const { body: before } = await admin.api('/api/cocktails/daiquiri');
      await admin.send('DELETE', '/api/cocktails/daiquiri');
      const [deletion] = await changes(admin);
      const restored = await restore(admin, deletion?.id);
      expect(restored).toMatchObject({
        status: 200,
        body: { action: 'restored', itemId: 'daiquiri', before: null },
      });
      expect((await admin.api('/api/cocktails/daiquiri')).body).toEqual(before);
      expect((await changes(admin))[1]?.restorableUntil).toBeNull();
      expect(detailOf(await restore(admin, deletion?.id))).toBe('"Daiquiri" is in that state already.');
    });

    it('puts an updated item back, before or after any change', async () => {
      const admin = await open();
      await admin.send('PUT', '/api/spirits/white-rum', { name: 'Light Rum', description: 'Dry.' });
      const [change] = await changes(admin);
      expect((await restore(admin, change?.id, '?state=before')).status).toBe(200);
      expect((await admin.api('/api/spirits/white-rum')).body).toEqual({
        id: 'white-rum',
        name: 'White Rum',
        description: null,
        version: 3,
      });
      expect((await restore(admin, change?.id)).status).toBe(200);
      expect((await admin.api('/api/spirits/white-rum')).body).toMatchObject({
        name: 'Light Rum',
        version: 4,
      });
    });

    it('says in words what stands in the way', async () => {
      const admin = await open();
      expect((await restore(admin, '43-9')).status).toBe(404);
      expect(detailOf(await restore(admin, 'nonsense'))).toContain('There is no change "nonsense"');

      await admin.send('POST', '/api/spirits', { name: 'Mezcal' });
      const [creation] = await changes(admin);
      const nothing = await restore(admin, creation?.id, '?state=before');
      expect(nothing.status).toBe(409);
      expect(detailOf(nothing)).toBe('There was no spirit "Mezcal" before this change.');

      await admin.send('DELETE', '/api/spirits/mezcal');
      const [deletion] = await changes(admin);
      await admin.send('PUT', '/api/spirits/white-rum', { name: 'Mezcal' });
      expect(detailOf(await restore(admin, deletion?.id))).toBe(
        'There is a spirit named "Mezcal" by now. Please rename that one first.',
      );
      await admin.send('POST', '/api/spirits', { name: 'Mezcal!' });
      expect(detailOf(await restore(admin, deletion?.id))).toBe(
        'There is another spirit at the address of "Mezcal" by now.',
      );

      await admin.send('DELETE', '/api/cocktails/daiquiri');
      await admin.send('DELETE', '/api/spirits/white-rum');
      const [cocktail] = await changes(admin, '?itemId=daiquiri');
      const refused = await restore(admin, cocktail?.id);
      expect(refused.status).toBe(409);
      expect(detailOf(refused)).toBe(
        '"Daiquiri" needs the spirit "Mezcal", which was deleted. Please restore that first.',
      );
      expect((await restore(admin, creation?.id, '?state=sideways')).status).toBe(400);
    });
  });

  describe('"a whole import can be undone as one"', () => {
    const SHEET = [
      'name,category,description,ingredients,instructions,difficulty,spirits',
      'Daiquiri,Sours,Changed by a sheet.,rum,Shake.,Easy,White Rum',
      'Mezcalita,Sours,New.,mezcal,Shake.,Easy,Mezcal',
    ];

    it('takes back what it created and updated, all in one change of the catalogue', async () => {
      const admin = await open();
      const { body: before } = await admin.api('/api/cocktails/daiquiri');
      const { importId } = await importSheet(admin, SHEET);
      const imported = await changes(admin, `?importId=${String(importId)}`);
      expect(imported.map(({ itemId, action }) => [itemId, action]).sort()).toEqual([
        ['daiquiri', 'updated'],
        ['mezcal', 'created'],
        ['mezcalita', 'created'],
      ]);
      const { body: preview } = await admin.send(
        'POST',
        `/api/admin/imports/${String(importId)}/undo?dryRun=true`,
      );
      expect((await admin.api('/api/spirits/mezcal')).status).toBe(200);
      const undone = await admin.send('POST', `/api/admin/imports/${String(importId)}/undo`);
      expect(preview).toEqual(undone.body);
      expect(undone.body).toEqual({
        message: 'The import is undone. 1 item is as it was before, 2 items are gone.',
        restored: 1,
        removed: 2,
        skipped: [],
      });
      expect((await admin.api('/api/cocktails/daiquiri')).body).toEqual({
        ...(before as object),
        version: 3,
      });
      expect((await admin.api('/api/spirits/mezcal')).status).toBe(404);
      const again = await admin.send('POST', `/api/admin/imports/${String(importId)}/undo`);
      expect(again.status).toBe(409);
      expect(detailOf(again)).toBe('This import was undone already.');
    });

    it('is one entry of the history, as is what undid it, and says that it was undone', async () => {
      const admin = await open();
      const { importId } = await importSheet(admin, SHEET);
      const [newest] = await changes(admin);
      expect((await changes(admin)).map(({ isUndone }) => isUndone)).toEqual([false, false, false]);
      await admin.send('POST', `/api/admin/imports/${String(importId)}/undo`);
      const [undoing] = await changes(admin, '?limit=1');
      const undone = await changes(admin, `?revision=${String(undoing?.revision)}`);
      expect(undone.map(({ itemId, action }) => [itemId, action]).sort()).toEqual([
        ['daiquiri', 'restored'],
        ['mezcal', 'deleted'],
        ['mezcalita', 'deleted'],
      ]);
      expect(undone.every(({ isUndone }) => isUndone)).toBe(false);
      const imported = await changes(admin, `?revision=${String(newest?.revision)}`);
      expect(imported.map(({ isUndone }) => isUndone)).toEqual([true, true, true]);
    });

    it('leaves alone what was changed or used since, with the reason', async () => {
      const admin = await open();
      const { importId } = await importSheet(admin, SHEET);
      await admin.send('PUT', '/api/cocktails/mezcalita', { featured: true });
      const { body } = await admin.send('POST', `/api/admin/imports/${String(importId)}/undo`);
      expect((body as UndoOutcome).message).toBe(
        'The import is undone in part. 1 item is as it was before, 2 items were left alone.',
      );
      expect((body as UndoOutcome).skipped.map(({ itemName, reason }) => [itemName, reason])).toEqual([
        ['Mezcalita', 'It was changed since.'],
        ['Mezcal', '1 cocktail uses it.'],
      ]);
    });

    it('gives no id to a dry run or an import without effect, and knows no other ids', async () => {
      const admin = await open();
      const { importId } = await importSheet(admin, SHEET);
      expect(importId).toEqual(expect.any(String));
      expect((await importSheet(admin, SHEET)).importId).toBeNull();
      expect((await admin.send('POST', '/api/admin/imports/999/undo')).status).toBe(404);
    });
  });

  describe('"history has a beginning"', () => {
    it('of an item that is older than its first change, and it can be restored', async () => {
      const admin = await open();
      const { body: before } = await admin.api('/api/cocktails/daiquiri');
      expect(await changes(admin, '?resource=cocktails&itemId=daiquiri')).toEqual([]);
      await admin.send('PUT', '/api/cocktails/daiquiri', { featured: true });
      await admin.send('DELETE', '/api/cocktails/daiquiri');
      const all = await changes(admin, '?resource=cocktails&itemId=daiquiri');
      expect(all.map(({ action }) => action)).toEqual(['deleted', 'updated', 'original']);
      const original = all.at(-1);
      expect(original).toMatchObject({
        id: 'original-cocktails-daiquiri',
        revision: 0,
        before: null,
        after: { name: 'Daiquiri', featured: false, spirits: ['White Rum'] },
      });
      expect(await changes(admin, '?resource=cocktails&itemId=daiquiri&limit=1&offset=2')).toEqual([
        original,
      ]);
      expect(await changes(admin, '?resource=cocktails&itemId=daiquiri&limit=2')).toHaveLength(2);
      expect((await restore(admin, original?.id)).status).toBe(200);
      expect((await admin.api('/api/cocktails/daiquiri')).body).toEqual(before);
      expect(detailOf(await restore(admin, original?.id))).toBe('"Daiquiri" is in that state already.');
      expect(detailOf(await restore(admin, original?.id, '?state=before'))).toBe(
        'There was no cocktail "Daiquiri" before this change.',
      );
    });

    it('is its creation, where the history holds that', async () => {
      const admin = await open();
      await admin.send('POST', '/api/spirits', { name: 'Mezcal' });
      await admin.send('PUT', '/api/spirits/mezcal', { name: 'Mezcal Joven' });
      const all = await changes(admin, '?resource=spirits&itemId=mezcal');
      expect(all.map(({ action }) => action)).toEqual(['updated', 'created']);
      expect((await restore(admin, 'original-spirits-mezcal')).status).toBe(404);
    });

    it('lists all changes of a large import, page by page', async () => {
      const admin = await open();
      const rows = Array.from({ length: 450 }, (_, row) => `Row ${row},Sours,d,i,s,Easy`);
      const { importId } = await importSheet(admin, [
        'name,category,description,ingredients,instructions,difficulty',
        ...rows,
      ]);
      const seen = new Set<string>();
      for (let offset = 0; offset < 450; offset += 200) {
        const page = await changes(admin, `?importId=${String(importId)}&limit=200&offset=${offset}`);
        for (const { itemId } of page) seen.add(itemId);
      }
      expect(seen.size).toBe(450);
    });
  });

  describe('"undo in any order"', () => {
    const HEADER = 'name,category,description,ingredients,instructions,difficulty,spirits';
    const A = [
      HEADER,
      'Daiquiri,Sours,From A.,rum,Shake.,Easy,White Rum',
      'Mezcalita,Sours,From A.,m,Shake.,Easy,Mezcal',
    ];
    const B = [
      HEADER,
      'Daiquiri,Sours,From B.,rum,Shake.,Easy,White Rum',
      'Mezcalita,Sours,From B.,m,Shake.,Easy,Mezcal',
      'Oaxaca Old Fashioned,Stirred,From B.,m,Stir.,Easy,Mezcal',
    ];
    const ADDRESSES = ['cocktails', 'spirits', 'categories'].map((name) => `/api/${name}`);
    const stateOf = async (admin: Administrator): Promise<unknown> => {
      const lists = await Promise.all(ADDRESSES.map(async (path) => (await admin.api(path)).body));
      return JSON.parse(JSON.stringify(lists, (key, value: unknown) => (key === 'version' ? 0 : value)));
    };

    it.each([
      ['the first, then the second', [0, 1]],
      ['the second, then the first', [1, 0]],
    ])('ends where it began: %s', async (_, order) => {
      const admin = await open();
      const before = await stateOf(admin);
      const ids = [(await importSheet(admin, A)).importId, (await importSheet(admin, B)).importId];
      for (const at of order) {
        const path = `/api/admin/imports/${String(ids[at])}/undo`;
        const { body: preview } = await admin.send('POST', `${path}?dryRun=true`);
        const { status, body } = await admin.send('POST', path);
        expect(status).toBe(200);
        expect(body).toEqual(preview);
      }
      expect(await stateOf(admin)).toEqual(before);
    });

    it('says before it acts what it leaves, and why', async () => {
      const admin = await open();
      const { importId } = await importSheet(admin, A);
      await importSheet(admin, B);
      const { body } = await admin.send('POST', `/api/admin/imports/${String(importId)}/undo?dryRun=true`);
      expect((body as UndoOutcome).skipped.map(({ itemName, reason }) => [itemName, reason])).toEqual([
        ['Daiquiri', 'Its description was changed since; the rest is as it was before.'],
        ['Mezcalita', 'A later import changed it. It goes when that one is undone.'],
        ['Mezcal', '2 cocktails use it.'],
      ]);
    });
  });
});
