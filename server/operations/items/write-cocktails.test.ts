import { describe, expect, it } from 'vitest';
import type { Problem } from '#openapi/generated/model.ts';
import { cocktailSiteForSuite, FIELDS } from '#server/tests/site/cocktail-site.ts';

describe('writing cocktails', () => {
  const { site, admin, create } = cocktailSiteForSuite();

  it('POST: 201 with the cocktail, Location and ETag; blank lines are dropped, absent optionals are null', async () => {
    const revision = site().live.wholeCatalogue().revision;
    const { status, headers, body } = await create();
    expect(status).toBe(201);
    expect(headers.get('location')).toBe('/api/cocktails/clover-club');
    expect(site().live.wholeCatalogue().revision).toBe(revision + 1);
    expect(body).toMatchObject({
      ...FIELDS,
      id: 'clover-club',
      ingredients: ['2 oz gin', '1/2 oz raspberry syrup'],
      image: null,
      featured: false,
      funFact: null,
      videoUrl: null,
      type: null,
      spirits: [],
      glassware: null,
      equipment: [],
      garnish: [],
      version: 1,
    });
    const read = await site().api('/api/cocktails/clover-club');
    expect(read.body).toEqual(body);
    expect(read.headers.get('etag')).toBe(headers.get('etag'));
    expect((await site().api('/api/cocktails')).body).toEqual([body]);
    expect((await site().api('/api/cocktails/category/Sours')).body).toEqual([body]);
    expect((await site().api('/api/cocktails/search/clover')).body).toEqual([body]);
  });

  it('takes references by id or by name, whatever the case, and a category as a single text', async () => {
    const { body } = await create({
      category: 'SOURS',
      spirits: ['london dry GIN', 'london-dry-gin'],
      glassware: 'COUPE',
      garnish: ['Orange Twist'],
      equipment: ['shaker'],
      type: 'shaken',
      featured: 'true',
    });
    expect(body).toMatchObject({
      category: ['Sours'],
      spirits: ['london-dry-gin'],
      glassware: 'coupe',
      garnish: ['orange-twist'],
      equipment: ['Shaker'],
      type: 'Shaken',
      featured: true,
    });
  });

  it('an unknown reference is a 400 that names the field and the value, all of them at once', async () => {
    const { status, body } = await create({
      category: ['Sours', 'Nope'],
      glassware: 'Bucket',
      spirits: ['Fog'],
    });
    expect(status).toBe(400);
    const errors = (body as Problem).errors?.map(({ field, code, message }) => [field, code, message]);
    expect(errors?.sort()).toEqual([
      ['category', 'unknownReference', 'Category "Nope" is not in the catalogue'],
      ['glassware', 'unknownReference', 'Glassware "Bucket" is not in the catalogue'],
      ['spirits', 'unknownReference', 'Spirits "Fog" is not in the catalogue'],
    ]);
    expect((await site().api('/api/cocktails')).body).toEqual([]);
  });

  // check-body.test.ts tests each message.
  it.each(['POST', 'PUT'])('%s: 400 that names all that is missing at once', async (method) => {
    await create();
    const path = method === 'POST' ? '/api/cocktails' : '/api/cocktails/clover-club';
    const { status, body } = await admin().sendForm(method, path, { name: ' ', ingredients: '\n' });
    expect(status).toBe(400);
    const missing = ['name', 'category', 'description', 'ingredients', 'instructions', 'difficulty'];
    expect((body as Problem).errors).toMatchObject(missing.map((field) => ({ field, code: 'required' })));
  });

  it('PUT replaces the whole recipe, as a form; the id stays when the name changes', async () => {
    await create({ funFact: 'Yeats came by.', spirits: ['london-dry-gin'] });
    const { status, body } = await admin().sendForm('PUT', '/api/cocktails/clover-club', {
      ...FIELDS,
      name: 'Clover Leaf',
      garnish: ['orange-twist'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'clover-club',
      name: 'Clover Leaf',
      funFact: null,
      spirits: [],
      garnish: ['orange-twist'],
      version: 2,
    });
    expect((await site().api('/api/cocktails/clover-club')).body).toEqual(body);
  });

  it('gives no cocktail an id that is part of another URL', async () => {
    for (const name of ['Search', 'Import', 'export', 'Category']) {
      expect((await create({ name })).body).toMatchObject({ id: `${name.toLowerCase()}-2` });
    }
  });
});
