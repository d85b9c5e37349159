import { beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const names = (body: unknown): string[] => (body as Cocktail[]).map(({ name }) => name);

describe('reading cocktails', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await openTestSite({
      catalogue: {
        categories: [
          { name: 'Sours', description: 'Citrus.', photo: null },
          { name: 'Tiki / Tropical', description: 'Islands.', photo: null },
          { name: 'Empty', description: 'Nothing yet.', photo: null },
        ],
        spirits: [
          { name: 'White Rum', description: null },
          { name: 'London Dry Gin', description: null },
        ],
        glassware: [{ name: 'Coupe', description: null, picture: null }],
        garnish: [{ name: 'Lime wheel', description: null }],
        equipment: [{ name: 'Shaker', description: null }],
        'cocktail-types': [{ name: 'Shaken', description: null }],
        cocktails: [
          buildCocktail({
            name: 'zombie',
            category: ['Tiki / Tropical', 'Sours'],
            spirits: ['White Rum'],
            image: '/zombie.jpg',
          }),
          buildCocktail({ name: 'Daiquiri', spirits: ['White Rum'], featured: true }),
          buildCocktail({ name: 'Écume', difficulty: 'Expert', ingredients: ['1 oz blackberry syrup'] }),
          buildCocktail({
            name: 'Clover Club',
            spirits: ['london-dry-gin'],
            type: 'SHAKEN',
            glassware: 'coupe',
            equipment: ['shaker'],
            garnish: ['Lime Wheel'],
            funFact: 'Pink.',
            featured: true,
          }),
          buildCocktail({ name: '  White Lady', spirits: ['London Dry Gin'] }),
        ],
      },
    });
  });

  it('lists all of them without parameters, sorted by name', async () => {
    const { status, body, headers } = await site.api('/api/cocktails');
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Clover Club', 'Daiquiri', 'Écume', '  White Lady', 'zombie']);
    expect(headers.get('x-total-count')).toBeNull();
    expect(headers.get('link')).toBeNull();
  });

  it('answers with names of category, type and equipment and ids of spirits, glassware and garnish', async () => {
    const { body } = await site.api('/api/cocktails/clover-club');
    expect(body).toMatchObject({
      id: 'clover-club',
      name: 'Clover Club',
      description: 'Rum, lime and sugar.',
      image: null,
      difficulty: 'Easy',
      category: ['Sours'],
      featured: true,
      funFact: 'Pink.',
      ingredients: ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'],
      instructions: ['Shake with ice.', 'Strain into a coupe.'],
      videoUrl: null,
      type: 'Shaken',
      spirits: ['london-dry-gin'],
      glassware: 'coupe',
      equipment: ['Shaker'],
      garnish: ['lime-wheel'],
      version: 1,
    });
  });

  it('lists the cocktails most like one, best first, and none like one that is not there', async () => {
    const { body } = await site.api('/api/cocktails/daiquiri/similar');
    expect(names(body)).toEqual(['zombie', '  White Lady', 'Clover Club']);
    expect((await site.api('/api/cocktails/unheard-of/similar')).status).toBe(404);
  });

  it.each([
    ['featured=true', ['Clover Club', 'Daiquiri']],
    ['image=true', ['zombie']],
    ['category=Tiki%20%2F%20tropical', ['zombie']],
    ['spirit=WHITE%20RUM', ['Daiquiri', 'zombie']],
    ['difficulty=Expert', ['Écume']],
    ['spirit=london-dry-gin&featured=true', ['Clover Club']],
    ['name=%20CL', ['Clover Club']],
    ['name=daiqiri', ['Daiquiri']],
    ['type=shaken', ['Clover Club']],
    ['glassware=Coupe', ['Clover Club']],
    ['without=blackberries', ['Clover Club', 'Daiquiri', '  White Lady', 'zombie']],
    ['without=lime%20white', ['Clover Club', 'Daiquiri', 'Écume', '  White Lady', 'zombie']],
    ['without=wheel&q=rum&featured=true', ['Daiquiri']],
    ['q=blackberry', ['Écume']],
    ['q=rum&featured=true&spirit=white-rum', ['Daiquiri']],
  ])('filters by ?%s', async (query, expected) => {
    const { status, body } = await site.api(`/api/cocktails?${query}`);
    expect(status).toBe(200);
    expect(names(body)).toEqual(expected);
  });

  it('lists the cocktails of a category by its name or id, whatever the case', async () => {
    for (const category of ['Sours', 'sours', 'SOURS']) {
      const { body } = await site.api(`/api/cocktails/category/${category}`);
      expect(names(body)).toEqual(['Clover Club', 'Daiquiri', 'Écume', '  White Lady', 'zombie']);
    }
    const slashed = await site.api(`/api/cocktails/category/${encodeURIComponent('Tiki / Tropical')}`);
    expect(names(slashed.body)).toEqual(['zombie']);
    expect((await site.api('/api/cocktails/category/Empty')).body).toEqual([]);
  });

  it('answers 404 for a cocktail that is not there', async () => {
    const { status, body, headers } = await site.api('/api/cocktails/unheard-of');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((body as Problem).detail).toBe('There is no cocktail with the id "unheard-of".');
  });

  it('tells what a term refuses that nothing here is called', async () => {
    const told = async (term: string): Promise<string | null> => {
      const { headers } = await site.api(`/api/cocktails/search/${encodeURIComponent(term)}`);
      return headers.get('X-Unknown-Things');
    };
    expect(await told('no zzzz')).toBe('zzzz');
    expect(await told('no egg')).toBeNull();
  });
});
