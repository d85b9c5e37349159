import { beforeAll, describe, expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { resources } from '#openapi/generated/resources.ts';

import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

type ResourceName = keyof typeof resources;

interface Case {
  resource: ResourceName;
  /** "Name is required" and its like, word for word from section 5 of PRODUCT.md. */
  required: Record<string, string>;
  fields: Record<string, unknown>;
  /** Fields that change, where the whole life of an item is looked at. */
  changed?: Record<string, unknown>;
  id: string;
  /** What a 404 and a 409 call it. */
  label: string;
  /** A field of a few sentences; `description` unless it is called otherwise. */
  words?: string;
}

const PICTURE = { imageAlt: 'A spoon in a brown crust.', imageFocus: '0% 100%' };
const NAME_ONLY = { name: 'Name is required' };
const named = (resource: ResourceName, label: string): Case => ({
  resource,
  required: NAME_ONLY,
  fields: { name: 'Crème Brûlée' },
  id: 'creme-brulee',
  label,
});

const CASES: Case[] = [
  {
    ...named('categories', 'a category'),
    required: { name: 'Name is required', description: 'Description is required' },
    fields: { name: 'Crème Brûlée', description: 'Sweet.' },
  },
  named('spirits', 'a spirit'),
  { ...named('glassware', 'a glass'), changed: { name: 'Crème Brûlée', picture: '/cup.jpg', ...PICTURE } },
  named('garnish', 'a garnish'),
  named('equipment', 'a piece of equipment'),
  named('cocktail-types', 'a technique'),
  {
    ...named('house-ingredients', 'a house ingredient'),
    required: {
      name: 'Name is required',
      ingredients: 'Ingredients are required',
      instructions: 'Instructions are required',
      yieldMl: 'Yield is required',
    },
    fields: { name: 'Crème Brûlée', ingredients: ['100 g sugar'], instructions: ['Melt it.'], yieldMl: 80 },
  },
  {
    ...named('menus', 'a menu'),
    words: 'introduction',
    required: { name: 'Name is required', currency: 'Currency is required' },
    fields: { name: 'Crème Brûlée', currency: 'EUR' },
    changed: {
      name: 'Crème Brûlée',
      introduction: 'Changed.',
      currency: 'KWD',
      sections: [{ title: 'First', drinks: [] }],
    },
  },
  {
    resource: 'myads',
    required: {
      name: 'Name is required',
      description: 'Description is required',
      imageUrl: 'Image URL is required',
      startDate: 'Start date is required',
      endDate: 'End date is required',
      onclickLink: 'Click link is required',
      hoverText: 'Hover text is required',
    },
    fields: {
      name: 'Open day',
      description: 'Come by.',
      imageUrl: 'https://images.example/day.jpg',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      onclickLink: 'https://shop.example/',
      hoverText: 'Open!',
    },
    id: 'open-day',
    label: 'an advert',
  },
  {
    resource: 'sustainable-substitutions',
    required: {
      originalIngredient: 'Original ingredient is required',
      sustainableAlternative: 'Sustainable alternative is required',
      category: 'Category is required',
      description: 'Description is required',
    },
    fields: {
      originalIngredient: 'Lime juice',
      sustainableAlternative: 'Verjus',
      category: 'mixers',
      description: 'Local.',
    },
    changed: {
      originalIngredient: 'Lime juice',
      sustainableAlternative: 'Verjus',
      category: 'mixers',
      description: 'Local.',
      benefits: ['Near'],
      impactReduction: 72,
    },
    id: 'lime-juice',
    label: 'a sustainable substitution',
  },
];

let site: TestSite;
let admin: Administrator;

beforeAll(async () => {
  site = await openTestSite();
  admin = await logIn(site);
});

/** One with a picture, one with lists, and one whose name is made of two fields: the code is the same for all. */
const WHOLE_LIVES = CASES.filter(({ changed }) => changed !== undefined);

describe.each(WHOLE_LIVES)(
  'the life of an item of /api/$resource',
  ({ resource, required, fields, changed = {}, id, words = 'description' }) => {
    const path = `/api/${resource}`;

    it('POST: 201 with the item, Location and ETag, and reads show it at once', async () => {
      expect((await site.api(path)).body).toEqual([]);
      const revision = site.catalogue.current().revision;
      const created = await admin.send('POST', path, fields);
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ id, ...fields, version: 1 });
      expect(created.headers.get('location')).toBe(`${path}/${id}`);
      expect(site.catalogue.current().revision).toBe(revision + 1);
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
        const stale = await admin.send(
          method,
          `${path}/${id}`,
          method === 'PUT' ? fields : undefined,
          headers,
        );
        expect(stale.status).toBe(412);
        expect((stale.body as Problem).detail).toBe(
          'This item was changed since you opened it. Load it again and repeat your change.',
        );
      }
      expect((await site.api(`${path}/${id}`)).body).toEqual(updated.body);
    });

    it('PATCH: changes what is sent, null empties what may be empty, and 412 when it is stale', async () => {
      const [nameField = ''] = Object.keys(required);
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

      const { properties = {}, required: mustBe = [] } = bodies[resources[resource].body];
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
        const answer = await admin.send('PATCH', `${path}/${id}`, { [field]: null });
        const message = required[field];
        expect(answer.status, field).toBe(mustBe.includes(field) ? 400 : 200);
        if (message) expect((answer.body as Problem).errors).toEqual([{ field, code: 'required', message }]);
        else
          expect((answer.body as Record<string, unknown>)[field]).toEqual(properties[field]?.default ?? null);
      }
      const unknown = await admin.send('PATCH', `${path}/${id}`, { id: 'x', [nameField]: ' ' });
      expect((unknown.body as Problem).errors).toMatchObject([{ field: nameField, code: 'required' }]);
    });

    it('gives a name that is free again another id when its slug is taken', async () => {
      const name = resource === 'sustainable-substitutions' ? 'originalIngredient' : 'name';
      const answer = await admin.send('POST', path, { ...fields, [name]: `${String(fields[name])}!` });
      expect(answer.body).toMatchObject({ id: `${id}-2` });
    });

    it('DELETE: 204 without a body, and reads show it at once', async () => {
      for (const one of [id, `${id}-2`]) {
        const answer = await admin.send('DELETE', `${path}/${one}`);
        expect(answer.status).toBe(204);
        expect(answer.body).toBe('');
      }
      expect((await site.api(path)).body).toEqual([]);
      expect((await site.api(`${path}/${id}`)).status).toBe(404);
    });
  },
);

describe.each(CASES)('the words of /api/$resource', ({ resource, required, fields, label }) => {
  const path = `/api/${resource}`;

  it('400 with all messages at once, word for word', async () => {
    const expected = Object.entries(required).map(([field, message]) => ({
      field,
      code: 'required',
      message,
    }));
    const { properties = {} } = bodies[resources[resource].body];
    const blank = Object.fromEntries(
      Object.keys(required).map((field) => [field, properties[field]?.type === 'integer' ? null : ' ']),
    );
    for (const body of [{}, blank]) {
      const answer = await admin.send('POST', path, body);
      expect(answer.status).toBe(400);
      expect((answer.body as Problem).detail).toBe('Please correct the marked fields.');
      expect((answer.body as Problem).errors).toEqual(expected);
    }
  });

  it('409 for a name that exists, whatever the case', async () => {
    const shouted = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const isName = field in { name: 1, originalIngredient: 1, sustainableAlternative: 1 };
        return [field, isName ? String(value).toUpperCase() : value];
      }),
    );
    expect((await admin.send('POST', path, fields)).status).toBe(201);
    const answer = await admin.send('POST', path, shouted);
    const problem = answer.body as Problem;
    expect(answer.status).toBe(409);
    expect(problem.detail).toMatch(
      resource === 'sustainable-substitutions'
        ? 'There is already a swap from "LIME JUICE" to "VERJUS". Please edit that one.'
        : `There is already ${label} named "${String(shouted['name'])}". Please choose another name.`,
    );
    expect(problem.errors).toHaveLength(1);
  });

  it('404 for an item that is not there, in the words of its resource', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await admin.send(method, `${path}/nobody`, method === 'DELETE' ? undefined : {});
      expect(answer.status).toBe(404);
      expect((answer.body as Problem).detail).toBe(
        `There is no ${label.replace(/^an? /, '')} with the id "nobody".`,
      );
    }
  });
});
