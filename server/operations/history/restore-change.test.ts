import { describe, expect, it } from 'vitest';
import { FIELDS } from '#server/tests/site/cocktail-site.ts';
import { changes, detailOf, openSiteWithoutHistory, restore } from '#server/tests/site/history-of-site.ts';

const open = () => openSiteWithoutHistory();
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
    expect((await changes(admin))[1]?.isRestorable).toBe(false);
    expect(detailOf(await restore(admin, deletion?.id))).toBe('"Daiquiri" is in that state already.');
  });

  it('is refused when the places of the featured leave nothing to change', async () => {
    const admin = await open();
    await admin.sendForm('POST', '/api/cocktails', { ...FIELDS, featured: true, featuredPlace: 1 });
    await admin.send('PUT', '/api/cocktails/daiquiri', { featured: true, featuredPlace: 2 });
    const [second] = await changes(admin);
    await admin.send('PUT', '/api/cocktails/clover-club', { featured: false });
    const all = await changes(admin);
    expect(await restore(admin, second?.id)).toMatchObject({
      status: 409,
      body: { type: '/api/docs#problem-restore-unchanged' },
    });
    expect(await changes(admin)).toEqual(all);
  });

  it('returns an updated item to its state before or after any change', async () => {
    const admin = await open();
    await admin.send('PUT', '/api/spirits/white-rum', { name: 'Light Rum', description: 'Dry.' });
    const [change] = await changes(admin);
    expect(change).toMatchObject({ isRestorable: true, isCurrent: true });
    expect((await restore(admin, change?.id, '?state=before')).status).toBe(200);
    expect((await changes(admin))[1]).toMatchObject({ isRestorable: false, isCurrent: false });
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

  it('names the obstacle in words', async () => {
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
      'There is now a spirit named "Mezcal". Please rename that one first.',
    );
    await admin.send('POST', '/api/spirits', { name: 'Mezcal!' });
    expect(detailOf(await restore(admin, deletion?.id))).toBe(
      'There is now another spirit at the address of "Mezcal".',
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
