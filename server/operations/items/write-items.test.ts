import { beforeEach, describe, expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { jsonResources } from '#openapi/generated/resources.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

type ResourceName = keyof typeof jsonResources;

interface Case {
  resource: ResourceName;
  fields: Record<string, unknown>;
  id: string;
  /** The words for the item in a 404 and a 409. */
  label: string;
}

const NAME = { name: 'Crème Brûlée' };
const SWAP = {
  originalIngredient: 'Lime juice',
  sustainableAlternative: 'Verjus',
  category: 'mixers',
  description: 'Local.',
};
const ADVERT = {
  name: 'Crème Brûlée',
  description: 'Come by.',
  hoverText: 'Open!',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  imageUrl: 'https://images.example/day.jpg',
  onclickLink: 'https://shop.example/',
};
const HOUSE_MADE = { ...NAME, ingredients: ['100 g sugar'], instructions: ['Melt it.'], yieldMl: 80 };

const CASES: Case[] = (
  [
    ['categories', 'a category', { ...NAME, description: 'Sweet.' }],
    ['spirits', 'a spirit', NAME],
    ['glassware', 'a glass', NAME],
    ['garnish', 'a garnish', NAME],
    ['equipment', 'a piece of equipment', NAME],
    ['cocktail-types', 'a technique', NAME],
    ['house-ingredients', 'a house ingredient', HOUSE_MADE],
    ['menus', 'a menu', { ...NAME, currency: 'EUR' }],
    ['myads', 'an advert', ADVERT],
    ['sustainable-substitutions', 'a sustainable substitution', SWAP],
  ] as const
).map(([resource, label, fields]) => {
  const id = resource === 'sustainable-substitutions' ? 'lime-juice' : 'creme-brulee';
  return { resource, label, fields, id };
});

/**
 * Tests replace the fields of an item by these. One resource has a picture, one has lists, and one is named by
 * two fields. All others share this code.
 */
const CHANGED: Partial<Record<ResourceName, Record<string, unknown>>> = {
  glassware: { ...NAME, picture: '/cup.jpg', imageAlt: 'A spoon in a brown crust.', imageFocus: '0% 100%' },
  menus: { ...NAME, introduction: 'Changed.', currency: 'KWD', sections: [{ title: 'First', drinks: [] }] },
  'sustainable-substitutions': { ...SWAP, benefits: ['Near'], impactReduction: 72 },
};

const site = await openTestSite();
const admin = await logIn(site);

const CHANGED_CASES = CASES.filter(({ resource }) => resource in CHANGED);

describe.each(CHANGED_CASES)('an item of /api/$resource', ({ resource, fields, id }) => {
  const path = `/api/${resource}/${id}`;
  const { [resource]: changed = {} } = CHANGED;
  const [nameField] = jsonResources[resource].identity;
  const words = resource === 'menus' ? 'introduction' : 'description';
  const { properties = {}, required = [] } = bodies[jsonResources[resource].body];
  const ifMatch = ({ headers }: { headers: Headers }) => ({ 'If-Match': headers.get('etag') ?? '' });
  const patch = async (body: object) => (await admin.send('PATCH', path, body)).body;

  beforeEach(async () => {
    for (const one of (await site.api(`/api/${resource}`)).body as { id: string }[])
      await admin.send('DELETE', `/api/${resource}/${one.id}`);
    await admin.send('POST', `/api/${resource}`, fields);
  });

  it('is created by POST: 201 with the item, its Location and its ETag', async () => {
    await admin.send('DELETE', path);
    const { revision } = site.live.wholeCatalogue();
    const created = await admin.send('POST', `/api/${resource}`, fields);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ id, ...fields, version: 1 });
    expect(created.headers.get('location')).toBe(path);
    expect(site.live.wholeCatalogue().revision).toBe(revision + 1);
    expect((await site.api(`/api/${resource}`)).body).toEqual([created.body]);
    const read = await site.api(path);
    expect([read.body, ifMatch(read)]).toEqual([created.body, ifMatch(created)]);
  });

  it('is replaced by PUT: 200 with the item and its new ETag; the id stays', async () => {
    const updated = await admin.send('PUT', path, changed, ifMatch(await site.api(path)));
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ id, ...changed, version: 2 });
    const read = await site.api(path);
    expect([read.body, ifMatch(read)]).toEqual([updated.body, ifMatch(updated)]);
  });

  it.each([
    ['PUT', fields],
    ['PATCH', {}],
    ['DELETE', undefined],
  ])('is not changed by a %s with an old ETag: 412', async (method, body) => {
    const old = ifMatch(await site.api(path));
    const updated = await admin.send('PUT', path, changed);
    const stale = await admin.send(method, path, body, old);
    expect([stale.status, (stale.body as Problem).detail]).toEqual([
      412,
      'This item was changed since you opened it. Load it again and repeat your change.',
    ]);
    expect((await site.api(path)).body).toEqual(updated.body);
  });

  it('is changed by PATCH in the fields that are sent', async () => {
    const { body: before } = await site.api(path);
    const patched = await admin.send('PATCH', path, { [words]: 'Patched.' }, ifMatch(await site.api(path)));
    expect(patched.status).toBe(200);
    expect(patched.body).toEqual({ ...(before as object), [words]: 'Patched.', version: 2 });
    const read = await site.api(path);
    expect([read.body, ifMatch(read)]).toEqual([patched.body, ifMatch(patched)]);
    for (const ignored of [{}, { id: 'x' }]) expect(await patch(ignored)).toEqual(patched.body);
  });

  it.each(['application/merge-patch+json', 'application/json'])(
    'keeps its version when a PATCH as %s sends what it has already',
    async (type) => {
      const before = await site.api(path);
      const body = JSON.stringify({ [nameField]: String(fields[nameField]) });
      const init = { method: 'PATCH', body, headers: { ...ifMatch(before), 'Content-Type': type } };
      expect(await admin.api(path, init)).toMatchObject({ status: 200, body: before.body });
    },
  );

  it.each(Object.keys(properties).filter((field) => !required.includes(field)))(
    'has the default of %s after a PATCH with null',
    async (field) => {
      expect(await patch({ [field]: null })).toMatchObject({ [field]: properties[field]?.default ?? null });
    },
  );

  it.each([...required.map((field) => [field, null]), [nameField, ' ']])(
    'keeps its required field %s: a PATCH with %j is a 400',
    async (field, value) => {
      const refused = await admin.send('PATCH', path, { [String(field)]: value });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, code: 'required' }] } });
    },
  );

  const picture = ['image', 'imageUrl', 'photo', 'picture'].find((name) => name in properties);
  it.runIf(picture !== undefined)('loses focus and description of its picture with the picture', async () => {
    const own = { [String(picture)]: '/one.jpg', imageFocus: '0% 0%', imageAlt: 'A cup.' };
    const none = { imageFocus: null, imageAlt: null };
    expect(await patch(own)).toMatchObject(own);
    expect(await patch({ [String(picture)]: '/one.jpg' })).toMatchObject(own);
    expect(await patch({ [String(picture)]: '/two.jpg' })).toMatchObject(none);
    const third = { [String(picture)]: '/three.jpg', imageAlt: 'Another cup.' };
    expect(await patch(third)).toMatchObject({ ...none, ...third });
    const bulk = { resource, ids: [id], set: { [String(picture)]: '/four.jpg' } };
    expect((await admin.send('POST', '/api/admin/bulk/update', bulk)).status).toBe(200);
    expect((await site.api(path)).body).toMatchObject(none);
  });

  it('has another id than an item whose name has the same slug', async () => {
    const name = `${String(fields[nameField])}!`;
    const response = await admin.send('POST', `/api/${resource}`, { ...fields, [nameField]: name });
    expect(response.body).toMatchObject({ id: `${id}-2` });
  });

  it('is deleted by DELETE: 204 without a body, and no read shows it', async () => {
    expect(await admin.send('DELETE', path)).toMatchObject({ status: 204, body: '' });
    expect((await site.api(`/api/${resource}`)).body).toEqual([]);
    expect((await site.api(path)).status).toBe(404);
  });
});

it.each(CASES)('/api/$resource has its own message for a taken name and for an unknown id', async (one) => {
  const { resource, fields, label } = one;
  const path = `/api/${resource}`;
  const names = Object.fromEntries(
    jsonResources[resource].identity.map((field) => [field, String(fields[field]).toUpperCase()]),
  );
  await admin.send('POST', path, fields);
  const taken = await admin.send('POST', path, { ...fields, ...names });
  expect(taken.status).toBe(409);
  expect((taken.body as Problem).detail).toBe(
    resource === 'sustainable-substitutions'
      ? 'There is already a swap from "LIME JUICE" to "VERJUS". Please edit that one.'
      : `There is already ${label} named "CRÈME BRÛLÉE". Please choose another name.`,
  );
  expect((taken.body as Problem).errors).toHaveLength(1);
  const detail = `There is no ${label.replace(/^an? /, '')} with the id "nobody".`;
  for (const [method, body] of [['PATCH', {}] as const, ['DELETE'] as const])
    expect(await admin.send(method, `${path}/nobody`, body)).toMatchObject({ status: 404, body: { detail } });
});
