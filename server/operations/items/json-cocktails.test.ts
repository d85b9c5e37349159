import { describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { cocktailSiteForSuite, FIELDS } from '#server/tests/site/cocktail-site.ts';

const PATH = '/api/cocktails/clover-club';

describe('cocktails as JSON', () => {
  const { site, admin, create } = cocktailSiteForSuite();

  it('POST and PUT take the whole recipe, and answer as to a form', async () => {
    const json = {
      ...FIELDS,
      spirits: ['london dry gin'],
      featured: true,
      image: 'https://a.example/a.jpg',
    };
    const posted = await admin().send('POST', '/api/cocktails', json);
    expect(posted.status).toBe(201);
    expect(posted.headers.get('location')).toBe(PATH);
    await admin().send('DELETE', PATH);
    const again = (await create(json)).body as Cocktail;
    expect(again).toEqual({ ...(posted.body as Cocktail), publishedAt: again.publishedAt });

    const put = await admin().send('PUT', PATH, { ...FIELDS, funFact: 'Pink.' });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ funFact: 'Pink.', spirits: [], featured: false, image: null });
    expect((await site().api(PATH)).body).toEqual(put.body);
  });

  it('PATCH changes single fields, references and the place among the featured', async () => {
    const before = (await create({ featured: true, funFact: 'Yes.' })).body as Cocktail;
    const patched = await admin().send('PATCH', PATH, { spirits: ['London Dry Gin'], funFact: null });
    expect(patched.body).toEqual({ ...before, spirits: ['london-dry-gin'], funFact: null, version: 2 });
    await create({ name: 'Ada', featured: true });
    const placed = await admin().send('PATCH', '/api/cocktails/ada', { featuredPlace: 1 });
    expect(placed.body).toMatchObject({ featured: true, featuredPlace: 1 });
    const cleared = await admin().send('PATCH', '/api/cocktails/ada', { featured: null });
    expect(cleared.body).toMatchObject({ featured: false, featuredPlace: null });
    const unknown = await admin().send('PATCH', PATH, { garnish: ['Fog'], image: FILE_PART });
    expect((unknown.body as Problem).errors).toMatchObject([{ field: 'garnish', code: 'unknownReference' }]);
    const missing = await admin().send('PATCH', '/api/cocktails/no-such-drink', { funFact: null });
    expect(missing).toMatchObject({ status: 404, body: { type: '/api/docs#problem-not-found' } });
    const taken = await admin().send('PATCH', PATH, { name: 'ADA' });
    expect(taken).toMatchObject({ status: 409, body: { type: '/api/docs#problem-name-taken' } });
  });

  it('PUT {featured} changes the flag and nothing else', async () => {
    const before = (await create({ funFact: 'Yes.' })).body as Cocktail;
    const { status, body } = await admin().send('PUT', PATH, { featured: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, featured: true, version: 2 });
    for (const fields of [{}, { featured: 'maybe' }, { featured: true, name: 'x' }])
      expect((await admin().send('PUT', PATH, fields)).status).toBe(400);
  });
});
