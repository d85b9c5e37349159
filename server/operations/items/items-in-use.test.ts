import { describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const item = [{ name: 'Old name', description: 'x' }];
const lists = { category: ['Old name'], spirits: ['Old name'], equipment: ['Old name'] };
const uses = { ...lists, garnish: ['Old name'], type: 'Old name', glassware: 'Old name' };
const resources = ['categories', 'spirits', 'equipment', 'garnish', 'cocktail-types', 'glassware'];
const site = await openTestSite({
  catalogue: {
    ...Object.fromEntries(resources.map((resource) => [resource, item])),
    cocktails: ['D', 'b', 'A', 'C'].map((name) => buildCocktail({ name, ...uses })),
  },
});
const admin = await logIn(site);

describe('what cocktails use', () => {
  it.each([
    ['categories', 'category', ['New name']],
    ['cocktail-types', 'type', 'New name'],
    ['equipment', 'equipment', ['New name']],
    ['spirits', 'spirits', ['old-name']],
    ['glassware', 'glassware', 'old-name'],
    ['garnish', 'garnish', ['old-name']],
  ] as const)(
    '%s: a rename reaches every cocktail, and deleting it is a 409 that names up to three',
    async (resource, field, value) => {
      await site.api('/api/cocktails');
      const seen = await site.api('/api/cocktails/a');
      const fields = { name: 'New name', description: 'x' };
      const { status, body } = await admin.send('PUT', `/api/${resource}/old-name`, fields);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: 'old-name', name: 'New name' });
      const cocktails = (await site.api('/api/cocktails')).body as Cocktail[];
      expect(cocktails.map((cocktail) => cocktail[field])).toEqual([value, value, value, value]);
      expect((await site.api('/api/cocktails/a')).body).toMatchObject({ [field]: value });
      const ifMatch = { 'if-match': String(seen.headers.get('ETag')) };
      const saved = await admin.send('PATCH', '/api/cocktails/a', {}, ifMatch);
      // The ETag of a cocktail that shows the old name is outdated, also among the unknown ingredients.
      expect(saved.status).toBe(field === 'garnish' || [value].flat().includes('New name') ? 412 : 200);

      const { revision } = site.live.wholeCatalogue();
      const refused = await admin.send('DELETE', `/api/${resource}/old-name`);
      expect(refused).toMatchObject({
        status: 409,
        body: {
          detail: '"New name" is used by 4 cocktails (A, b, C, …). Please change them first.',
          usedByCount: 4,
          usedBy: ['a', 'b', 'c', 'd'].map((id) => ({ resource: 'cocktails', id })),
        },
      });
      expect(site.live.wholeCatalogue().revision).toBe(revision);
    },
  );

  it('a category may be deleted as soon as no cocktail uses it', async () => {
    for (const id of ['b', 'c', 'd']) await admin.send('DELETE', `/api/cocktails/${id}`);
    const used = await admin.send('DELETE', '/api/spirits/old-name');
    expect((used.body as Problem).detail).toBe(
      '"New name" is used by 1 cocktail (A). Please change it first.',
    );
    await admin.send('DELETE', '/api/cocktails/a');
    expect((await admin.send('DELETE', '/api/spirits/old-name')).status).toBe(204);
    expect((await admin.send('DELETE', '/api/categories/old-name')).status).toBe(204);
  });
});

it('allergens, filters and exclusions follow the new name of a garnish', async () => {
  await admin.send('POST', '/api/categories', { name: 'Sours', description: 'x' });
  const { id } = (await admin.send('POST', '/api/garnish', { name: 'Mint sprig' })).body as { id: string };
  await admin.send('POST', '/api/cocktails', buildCocktail({ name: 'Garnished', garnish: [id] }));
  const found = async (query: string) => {
    const { body } = await site.api(`/api/cocktails?${query}`);
    return (body as Cocktail[]).some(({ name }) => name === 'Garnished');
  };
  const seen = () => Promise.all(['q=no+mint', 'q=no+almonds', 'freeFrom=nuts'].map(found));
  expect(await seen()).toEqual([false, true, true]);
  await admin.send('PUT', `/api/garnish/${id}`, { name: 'Almond slivers' });
  expect(await seen()).toEqual([true, false, false]);
});
