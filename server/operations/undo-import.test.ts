import { describe, expect, it } from 'vitest';
import type { UndoOutcome } from '#openapi/generated/model.ts';
import {
  changes,
  detailOf,
  importSheet,
  openSiteWithoutHistory,
} from '#server/tests/support/history-of-site.ts';

const open = () => openSiteWithoutHistory();
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
      partial: 0,
      items: [
        { resource: 'cocktails', itemId: 'mezcalita', itemName: 'Mezcalita', outcome: 'removed' },
        { resource: 'cocktails', itemId: 'daiquiri', itemName: 'Daiquiri', outcome: 'restored' },
        { resource: 'spirits', itemId: 'mezcal', itemName: 'Mezcal', outcome: 'removed' },
      ],
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
