import { describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { cocktailSiteForSuite, FIELDS } from '#server/tests/support/cocktail-site.ts';

describe('featuring cocktails', () => {
  const { site, admin, create } = cocktailSiteForSuite();

  it('PUT {featured, featuredPlace} puts a cocktail in its place on the home page, as JSON and as a form', async () => {
    for (const name of ['Ada', 'Bee', 'Cid']) await create({ name, featured: 'true' });
    const homePage = async () =>
      ((await site().api('/api/cocktails?featured=true&limit=5')).body as Cocktail[]).map(({ id }) => id);
    const moved = await admin().send('PUT', '/api/cocktails/cid', { featured: true, featuredPlace: 1 });
    expect(moved).toMatchObject({ status: 200, body: { featured: true, featuredPlace: 1 } });
    expect(await homePage()).toEqual(['cid', 'ada', 'bee']);
    const form = { ...FIELDS, name: 'Bee', featured: 'true', featuredPlace: '1' };
    expect((await admin().sendForm('PUT', '/api/cocktails/bee', form)).status).toBe(200);
    expect(await homePage()).toEqual(['bee', 'cid', 'ada']);
    const cleared = await admin().sendForm('PUT', '/api/cocktails/bee', { ...form, featuredPlace: '' });
    expect(cleared.body).toMatchObject({ featuredPlace: null });
    for (const featuredPlace of [0, 1001, 'first', 1.5e9])
      expect(
        (await admin().send('PUT', '/api/cocktails/bee', { featured: true, featuredPlace })).status,
      ).toBe(400);
  });

  it('PUT {featured} toggles the flag and nothing else', async () => {
    const before = (await create({ funFact: 'Yes.' })).body as Cocktail;
    const { status, body } = await admin().send('PUT', '/api/cocktails/clover-club', { featured: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, featured: true, version: 2 });
    expect((await site().api('/api/cocktails?featured=true')).body).toEqual([body]);
    for (const fields of [{}, { featured: 'maybe' }, { featured: true, name: 'x' }]) {
      expect((await admin().send('PUT', '/api/cocktails/clover-club', fields)).status).toBe(400);
    }
  });
});
