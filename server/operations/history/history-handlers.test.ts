import { describe, expect, it } from 'vitest';
import { changes, openSiteWithoutHistory as open, restore } from '#server/tests/site/history-of-site.ts';

const DAIQUIRI = {
  name: 'Daiquiri',
  description: 'Rum, lime and sugar.',
  category: ['Sours'],
  difficulty: 'Easy',
  ingredients: ['2 oz white rum'],
  instructions: ['Shake with ice.'],
};

describe('the history', () => {
  it('has item, time, before and after of every write, newest first', async () => {
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
      importedFrom: null,
      before: null,
      after: { name: 'Mezcal', description: 'Smoke.' },
    });
    expect(all[2]?.before).toMatchObject({ featured: false, spirits: ['White Rum'], category: ['Sours'] });
    expect(all[2]?.after).toEqual({ ...all[2]?.before, featured: true });
    expect(all[0]?.after).toBeNull();
    expect(all.map(({ isRestorable }) => isRestorable)).toEqual([true, true, true, true, true, false]);
  });

  it('has nothing of a write that changes nothing or fails', async () => {
    const admin = await open();
    await admin.send('PUT', '/api/spirits/white-rum', { name: 'White Rum', description: null });
    await admin.send('POST', '/api/spirits', { name: 'white rum' });
    expect(await changes(admin)).toEqual([]);
  });

  it('has one change for a renamed item, whatever refers to it', async () => {
    const admin = await open();
    await admin.send('PUT', '/api/categories/sours', { name: 'Sour drinks', description: 'Citrus.' });
    expect((await changes(admin)).map(({ itemId }) => itemId)).toEqual(['sours']);
  });

  it('is filtered by time, and refuses an invalid filter', async () => {
    const admin = await open();
    for (const name of ['Gin', 'Rye']) await admin.send('POST', '/api/spirits', { name });
    const { at = '' } = (await changes(admin)).at(-1) ?? {};
    expect(await changes(admin, `?since=${at}&until=2999-01-01T00:00:00%2B02:00`)).toHaveLength(2);
    expect(await changes(admin, `?until=${at}`)).toEqual([]);
    expect(await changes(admin, `?since=2999-01-01T00:00:00Z&resource=spirits&itemId=rye`)).toEqual([]);
    expect(await changes(admin, '?name=RY')).toMatchObject([{ itemName: 'Rye' }]);
    for (const query of ['since=yesterday', 'limit=0', 'resource=sessions', `name=${'a'.repeat(201)}`])
      expect((await admin.api(`/api/admin/changes?${query}`)).status, query).toBe(400);
  });
});

describe('the first entry of an item', () => {
  it('is its state before its first change, which can be restored', async () => {
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
    expect((await restore(admin, original?.id)).status).toBe(200);
    expect((await admin.api('/api/cocktails/daiquiri')).body).toEqual(before);
  });

  it('is its creation, if the history has that', async () => {
    const admin = await open();
    await admin.send('POST', '/api/spirits', { name: 'Mezcal' });
    await admin.send('PUT', '/api/spirits/mezcal', { name: 'Mezcal Joven' });
    const all = await changes(admin, '?resource=spirits&itemId=mezcal');
    expect(all.map(({ action }) => action)).toEqual(['updated', 'created']);
    expect((await restore(admin, 'original-spirits-mezcal')).status).toBe(404);
  });
});
