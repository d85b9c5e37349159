import { describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const names = (body: unknown): string[] => (body as Cocktail[]).map(({ name }) => name);

const tiki = ['Tiki / Tropical', 'Sours'];
const site = await openTestSite({
  catalogue: {
    categories: ['Sours', 'Tiki / Tropical', 'Empty'].map((name) => ({ name, description: 'x' })),
    spirits: [{ name: 'White Rum' }, { name: 'London Dry Gin' }],
    cocktails: [
      buildCocktail({ name: 'zombie', category: tiki, spirits: ['White Rum'], image: '/zombie.jpg' }),
      buildCocktail({ name: 'Daiquiri', spirits: ['White Rum'], featured: true }),
      buildCocktail({ name: 'Clover Club', spirits: ['London Dry Gin'] }),
      buildCocktail({ name: 'White Lady', spirits: ['London Dry Gin'] }),
    ],
  },
});

describe('reading cocktails', () => {
  it('lists the most similar cocktails, best first, and answers 404 for an unknown one', async () => {
    const { body } = await site.api('/api/cocktails/daiquiri/similar');
    expect(names(body)).toEqual(['zombie', 'Clover Club', 'White Lady']);
    expect((await site.api('/api/cocktails/unheard-of/similar')).status).toBe(404);
  });

  // list-cocktails.test.ts tests each filter.
  it('passes the filters of a URL on', async () => {
    const { body } = await site.api('/api/cocktails?spirit=WHITE%20RUM&featured=true&without=gin&q=rum');
    expect(names(body)).toEqual(['Daiquiri']);
    expect(names((await site.api('/api/cocktails?image=true')).body)).toEqual(['zombie']);
    expect(names((await site.api('/api/cocktails?name=daiqiri')).body)).toEqual(['Daiquiri']);
  });

  it('lists the cocktails of a category by its name or id, whatever the case', async () => {
    for (const category of ['Tiki / Tropical', 'tiki-tropical', 'TIKI / TROPICAL']) {
      const { body } = await site.api(`/api/cocktails/category/${encodeURIComponent(category)}`);
      expect(names(body)).toEqual(['zombie']);
    }
    expect((await site.api('/api/cocktails/category/Empty')).body).toEqual([]);
  });

  it('names an exclusion of a search term that matches nothing', async () => {
    const told = async (term: string) =>
      (await site.api(`/api/cocktails/search/${term}`)).headers.get('X-Unknown-Things');
    expect(await told('no%20zzzz')).toBe('zzzz');
    expect(await told('no%20egg')).toBeNull();
  });
});
