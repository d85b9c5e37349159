import { describe, expect, it } from 'vitest';
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
  /** A 404 and a 409 call the item so. */
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
 * A test of an item's whole life changes it to these fields. One resource has a picture, one has lists, and
 * one is named by two fields; the code is the same for all others.
 */
const CHANGED: Partial<Record<ResourceName, Record<string, unknown>>> = {
  glassware: { ...NAME, picture: '/cup.jpg', imageAlt: 'A spoon in a brown crust.', imageFocus: '0% 100%' },
  menus: { ...NAME, introduction: 'Changed.', currency: 'KWD', sections: [{ title: 'First', drinks: [] }] },
  'sustainable-substitutions': { ...SWAP, benefits: ['Near'], impactReduction: 72 },
};

const site = await openTestSite();
const admin = await logIn(site);

const WHOLE_LIVES = CASES.filter(({ resource }) => resource in CHANGED);

describe.each(WHOLE_LIVES)('the life of an item of /api/$resource', ({ resource, fields, id }) => {
  const path = `/api/${resource}`;
  const { [resource]: changed = {} } = CHANGED;
  const [nameField] = jsonResources[resource].identity;
  const words = resource === 'menus' ? 'introduction' : 'description';

  it('POST: 201 with the item, Location and ETag, and reads show it at once', async () => {
    expect((await site.api(path)).body).toEqual([]);
    const revision = site.live.wholeCatalogue().revision;
    const created = await admin.send('POST', path, fields);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ id, ...fields, version: 1 });
    expect(created.headers.get('location')).toBe(`${path}/${id}`);
    expect(site.live.wholeCatalogue().revision).toBe(revision + 1);
    expect((await site.api(path)).body).toEqual([created.body]);
    const read = await site.api(`${path}/${id}`);
    expect(read.body).toEqual(created.body);
    expect(read.headers.get('etag')).toBe(created.headers.get('etag'));
  });

  it('PUT: 200 with the item and its new ETag; the id stays', async () => {
    const before = await site.api(`${path}/${id}`);
    const headers = { 'If-Match': before.headers.get('etag') ?? '' };
    const updated = await admin.send('PUT', `${path}/${id}`, changed, headers);
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ id, ...changed, version: 2 });
    const read = await site.api(`${path}/${id}`);
    expect(read.body).toEqual(updated.body);
    expect(read.headers.get('etag')).toBe(updated.headers.get('etag'));

    for (const method of ['PUT', 'DELETE']) {
      const stale = await admin.send(method, `${path}/${id}`, method === 'PUT' ? fields : undefined, headers);
      expect(stale.status).toBe(412);
      expect((stale.body as Problem).detail).toBe(
        'This item was changed since you opened it. Load it again and repeat your change.',
      );
    }
    expect((await site.api(`${path}/${id}`)).body).toEqual(updated.body);
  });

  it('PATCH: changes what is sent, null empties what may be empty, and 412 when it is stale', async () => {
    const { body: before, headers } = await site.api(`${path}/${id}`);
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    for (const type of ['application/merge-patch+json', 'application/json']) {
      const body = JSON.stringify({ [nameField]: String(fields[nameField]) });
      const init = { method: 'PATCH', body, headers: { ...ifMatch, 'Content-Type': type } };
      expect(await admin.api(`${path}/${id}`, init)).toMatchObject({ status: 200, body: before });
    }
    const patched = await admin.send('PATCH', `${path}/${id}`, { [words]: 'Patched.' }, ifMatch);
    expect(patched.status).toBe(200);
    expect(patched.body).toEqual({ ...(before as object), [words]: 'Patched.', version: 3 });
    const read = await site.api(`${path}/${id}`);
    expect(read.body).toEqual(patched.body);
    expect(read.headers.get('etag')).toBe(patched.headers.get('etag'));
    expect((await admin.send('PATCH', `${path}/${id}`, {}, ifMatch)).status).toBe(412);
    expect((await admin.send('PATCH', `${path}/${id}`, {})).body).toEqual(patched.body);

    const { properties = {}, required: mustBe = [] } = bodies[jsonResources[resource].body];
    const picture = ['image', 'imageUrl', 'photo', 'picture'].find((name) => name in properties);
    if (picture !== undefined) {
      const own = { [picture]: '/one.jpg', imageFocus: '0% 0%', imageAlt: 'A cup.' };
      const patch = async (body: object) => (await admin.send('PATCH', `${path}/${id}`, body)).body;
      expect(await patch(own)).toMatchObject(own);
      expect(await patch({ [picture]: '/one.jpg' })).toMatchObject(own);
      const none = { imageFocus: null, imageAlt: null };
      expect(await patch({ [picture]: '/two.jpg' })).toMatchObject(none);
      const third = { [picture]: '/three.jpg', imageAlt: 'Another cup.' };
      expect(await patch(third)).toMatchObject({ ...none, ...third });
      const bulk = { resource, ids: [id], set: { [picture]: '/four.jpg' } };
      expect((await admin.send('POST', '/api/admin/bulk/update', bulk)).status).toBe(200);
      expect((await site.api(`${path}/${id}`)).body).toMatchObject(none);
    }
    for (const field of Object.keys(properties)) {
      const response = await admin.send('PATCH', `${path}/${id}`, { [field]: null });
      const isRequired = mustBe.includes(field);
      expect(response.status, field).toBe(isRequired ? 400 : 200);
      if (isRequired) expect((response.body as Problem).errors).toMatchObject([{ field, code: 'required' }]);
      else
        expect((response.body as Record<string, unknown>)[field]).toEqual(properties[field]?.default ?? null);
    }
    const unknown = await admin.send('PATCH', `${path}/${id}`, { id: 'x', [nameField]: ' ' });
    expect((unknown.body as Problem).errors).toMatchObject([{ field: nameField, code: 'required' }]);
  });

  it('gives a name that is free again another id when its slug is taken', async () => {
    const name = `${String(fields[nameField])}!`;
    const response = await admin.send('POST', path, { ...fields, [nameField]: name });
    expect(response.body).toMatchObject({ id: `${id}-2` });
  });

  it('DELETE: 204 without a body, and reads show it at once', async () => {
    for (const one of [id, `${id}-2`]) {
      const response = await admin.send('DELETE', `${path}/${one}`);
      expect(response.status).toBe(204);
      expect(response.body).toBe('');
    }
    expect((await site.api(path)).body).toEqual([]);
    expect((await site.api(`${path}/${id}`)).status).toBe(404);
  });
});

it.each(CASES)('/api/$resource has its own message for a taken name and for an unknown id', async (one) => {
  const { resource, fields, label } = one;
  const path = `/api/${resource}`;
  const names = Object.fromEntries(
    jsonResources[resource].identity.map((field) => [field, String(fields[field]).toUpperCase()]),
  );
  expect((await admin.send('POST', path, fields)).status).toBe(201);
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
