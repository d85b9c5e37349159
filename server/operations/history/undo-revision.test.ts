import { describe, expect, it } from 'vitest';
import type { ChangeList, Cocktail, ImportOutcome, Problem, Outcome } from '#openapi/generated/model.ts';
import { FIELDS } from '#server/tests/site/cocktail-site.ts';
import { openSiteWithoutHistory } from '#server/tests/site/history-of-site.ts';
import type { Administrator } from '#server/tests/site/log-in.ts';

describe('POST /api/admin/revisions/{revision}/undo', () => {
  const newest = async (admin: Administrator): Promise<number> => {
    const { body } = await admin.api('/api/admin/changes?limit=1');
    return (body as ChangeList).changes[0]?.revision ?? 0;
  };
  const undo = (admin: Administrator, revision: number, query = '') =>
    admin.send('POST', `/api/admin/revisions/${revision}/undo${query}`);
  const daiquiri = async (admin: Administrator) => {
    const { body } = await admin.api('/api/cocktails/daiquiri');
    return body as Cocktail;
  };

  it('undoes a write, after a preview that says the same in the words of a preview', async () => {
    const admin = await openSiteWithoutHistory();
    const before = await daiquiri(admin);
    await admin.sendForm('PUT', '/api/cocktails/daiquiri', { ...FIELDS, name: 'Daiquiri' });
    const edited = await daiquiri(admin);
    const edit = await newest(admin);
    const preview = await undo(admin, edit, '?dryRun=true');
    expect(await daiquiri(admin)).toEqual(edited);
    const undone = await undo(admin, edit);
    const told = preview.body as Outcome;
    expect(told.message).toBe('The change would be undone. 1 item would be as it was before.');
    const message = 'The change is undone. 1 item is as it was before.';
    expect(undone).toMatchObject({ status: 200, body: { ...told, message, revision: told.revision + 1 } });
    expect(undone.body).toMatchObject({
      updated: { count: 1, items: [{ resource: 'cocktails', itemId: 'daiquiri', itemName: 'Daiquiri' }] },
      deleted: { count: 0, items: [] },
      skipped: { count: 0, items: [] },
    });
    expect(await daiquiri(admin)).toEqual({ ...before, version: 3 });
  });

  it('undoes what is still as the import left it, and names the rest by a code and in words', async () => {
    const admin = await openSiteWithoutHistory();
    const row = (name: string, description: string, spirit: string) =>
      `${name},Sours,${description},2 oz ${spirit},Shake.,Easy,${spirit}`;
    const upload = async (...rows: string[]): Promise<number> => {
      const header = 'name,category,description,ingredients,instructions,difficulty,spirits';
      const file = new Blob([[header, ...rows].join('\n')]);
      const { body } = await admin.sendForm('POST', '/api/cocktails/import', { file });
      return (body as ImportOutcome).revision ?? 0;
    };
    const first = await upload(
      row('Mezcalita', 'From A.', 'Mezcal'),
      row('Daiquiri', 'From A.', 'White Rum'),
    );
    const second = await upload(
      row('Mezcalita', 'From B.', 'Mezcal'),
      row('Old friend', 'From B.', 'Mezcal'),
      row('Daiquiri', 'From B.', 'White Rum'),
    );
    const preview = (await undo(admin, first, '?dryRun=true')).body as Outcome;
    expect(preview.message).toBe('The import would not be undone. 3 items would be left alone.');
    const { message, updated, skipped } = (await undo(admin, first)).body as Outcome;
    expect([message, updated.count]).toEqual(['The import is not undone. 3 items were left alone.', 0]);
    expect(skipped.items.map(({ itemId, code, reason }) => [itemId, code, reason])).toEqual([
      ['daiquiri', 'changed', 'It was changed since.'],
      ['mezcalita', 'changed', 'It was changed since.'],
      ['mezcal', 'inUse', '2 cocktails use it.'],
    ]);
    expect((await undo(admin, second)).body).toMatchObject({
      message: 'The import is undone. 2 items are as they were before, 1 item is gone.',
    });
    expect((await undo(admin, first)).body).toMatchObject({
      message: 'The import is undone. 1 item is as it was before, 2 items are gone.',
    });
  });

  it('answers 404 for an unknown revision, 409 when nothing is left to undo, 400 for an invalid number', async () => {
    const admin = await openSiteWithoutHistory();
    await admin.send('POST', '/api/spirits', { name: 'Pisco' });
    const revision = await newest(admin);
    await undo(admin, revision);
    const again = await undo(admin, revision);
    expect([again.status, (again.body as Problem).type]).toEqual([409, '/api/docs#problem-revision-undone']);
    expect((await undo(admin, 999_999)).status).toBe(404);
    for (const name of ['0', 'x', '99999999999', '1.5'])
      expect((await admin.send('POST', `/api/admin/revisions/${name}/undo`)).status, name).toBe(400);
  });
});
