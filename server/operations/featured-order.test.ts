import { describe, expect, it } from 'vitest';
import type { ChangeList, Cocktail, FeaturedOrder, Problem } from '#openapi/generated/model/index.ts';
import { cocktailSiteForSuite } from '#server/tests/support/cocktail-site.ts';
import { importSheet } from '#server/tests/support/history-of-site.ts';

describe('/api/featured-cocktails', () => {
  const { site, admin, create } = cocktailSiteForSuite();
  const read = async () => {
    const { body, headers } = await site().api('/api/featured-cocktails');
    return { ids: (body as FeaturedOrder).ids, tag: headers.get('etag') ?? '' };
  };
  const put = (ids: readonly string[], headers: Record<string, string> = {}) =>
    admin().send('PUT', '/api/featured-cocktails', { ids }, headers);
  const newest = async () => {
    const { body } = await admin().api('/api/admin/changes?limit=1');
    return (body as ChangeList).changes[0]?.revision ?? 0;
  };
  const createAll = async (): Promise<void> => {
    for (const name of ['Ada', 'Bee', 'Cid']) await create({ name, featured: 'true' });
    await create({ name: 'Dot' });
  };

  it('PUT says which are featured and in which order, by id or name, as one write that one undo takes back', async () => {
    await createAll();
    expect((await read()).ids).toEqual(['ada', 'bee', 'cid']);
    const before = (await site().api('/api/cocktails')).body as Cocktail[];
    const saved = await put(['cid', 'DOT', 'ada']);
    expect(saved).toMatchObject({ status: 200, body: { ids: ['cid', 'dot', 'ada'] } });
    expect(await read()).toEqual({ ids: ['cid', 'dot', 'ada'], tag: saved.headers.get('etag') });
    const page = (await site().api('/api/cocktails?featured=true')).body as Cocktail[];
    expect(page.map(({ id }) => id)).toEqual(['cid', 'dot', 'ada']);
    expect((await site().api('/api/cocktails/bee')).body).toMatchObject({
      featured: false,
      featuredPlace: null,
    });

    const revision = await newest();
    await put(['cid', 'dot', 'ada']);
    expect(await newest()).toBe(revision);
    await admin().send('POST', `/api/admin/revisions/${revision}/undo`);
    const states = (cocktails: Cocktail[]) => cocktails.map(({ version: _, ...rest }) => rest);
    expect(states((await site().api('/api/cocktails')).body as Cocktail[])).toEqual(states(before));
  });

  it('honours If-Match: an order that someone changed since is a 412', async () => {
    await createAll();
    const { tag } = await read();
    const saved = await put(['bee', 'ada', 'cid'], { 'If-Match': tag });
    expect(saved.status).toBe(200);
    expect((await put(['cid'], { 'If-Match': tag })).status).toBe(412);
    expect((await put(['cid'], { 'If-Match': saved.headers.get('etag') ?? '' })).status).toBe(200);
    expect((await put([])).body).toEqual({ ids: [] });
  });

  it('400 for what is not in the catalogue, what stands twice, and what is no list', async () => {
    await createAll();
    const unknown = await put(['ada', 'sazerac']);
    expect((unknown.body as Problem).errors).toEqual([
      {
        field: 'ids',
        code: 'unknownReference',
        message: 'Featured cocktails "sazerac" is not in the catalogue',
      },
    ]);
    expect((await put(['ada', 'Ada'])).status).toBe(400);
    expect((await put(['ada', 'ada'])).status).toBe(400);
    expect((await admin().send('PUT', '/api/featured-cocktails', { ids: [1] })).status).toBe(400);
    expect((await admin().send('PUT', '/api/featured-cocktails', {})).status).toBe(400);
  });

  it('stays an order after an import and a restoration that bring a place back which another has', async () => {
    await createAll();
    await put(['cid', 'ada', 'bee']);
    await admin().send('DELETE', '/api/cocktails/cid');
    const deletion = await newest();
    await put(['bee', 'ada']);
    await admin().send('POST', `/api/admin/changes/${deletion}-1/restore`);
    expect((await read()).ids).toEqual(['cid', 'bee', 'ada']);

    const places = async () => {
      const { body } = await site().api('/api/cocktails?featured=true');
      return (body as Cocktail[]).map(({ featuredPlace }) => featuredPlace);
    };
    expect(await places()).toEqual([1, 2, 3]);
    const header =
      'id,name,category,description,funFact,ingredients,instructions,difficulty,videoUrl,image,type,spirits,glassware,equipment,garnish,featured,featuredPlace';
    await importSheet(admin(), [
      header,
      'dot,Dot,Sours,x,,gin,Shake.,Easy,,,,,,,,true,2',
      'eve,Eve,Sours,x,,gin,Shake.,Easy,,,,,,,,true,2',
    ]);
    expect((await read()).ids).toEqual(['cid', 'dot', 'eve', 'bee', 'ada']);
    expect(await places()).toEqual([1, 2, 3, 4, 5]);
  });
});
