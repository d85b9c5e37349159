import { beforeAll, describe, expect, it } from 'vitest';
import type { CollectionOptions } from '#openapi/generated/model/index.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

describe('"filters by spirit, technique, glass, difficulty and \'without\' an ingredient … with counts"', () => {
  let site: TestSite;

  beforeAll(async () => {
    const items = (...names: string[]) => names.map((name) => ({ name }));
    site = await openTestSite({
      catalogue: {
        categories: [{ name: 'Sours', description: 'Citrus.' }],
        spirits: items('White Rum', 'Gin', 'Absinthe'),
        glassware: items('Rocks glass', 'Coupe'),
        garnish: items('Orange twist'),
        'cocktail-types': items('Stirred', 'Shaken'),
        cocktails: [
          buildCocktail({
            name: 'Negroni',
            spirits: ['Gin'],
            type: 'Stirred',
            glassware: 'Rocks glass',
            garnish: ['Orange twist'],
            ingredients: ['1 oz gin', '1 oz Campari'],
          }),
          buildCocktail({
            name: 'White Lady',
            spirits: ['Gin'],
            type: 'Shaken',
            glassware: 'Coupe',
            difficulty: 'Expert',
            ingredients: ['2 oz gin', '1 egg white'],
          }),
          buildCocktail({
            name: 'Zombie',
            spirits: ['Gin', 'White Rum'],
            type: 'Shaken',
            difficulty: 'Simple',
            ingredients: ['1 oz white rum', 'Ginger beer, to top'],
          }),
          buildCocktail({ name: 'Soda', difficulty: 'Simple', ingredients: ['Crème soda'] }),
        ],
      },
    });
  });

  const optionsOf = async (query: string): Promise<CollectionOptions> => {
    const { status, body } = await site.api(`/api/collection/options${query}`);
    expect(status).toBe(200);
    return body as CollectionOptions;
  };

  it('names every option that some cocktail has, lists by name and difficulties from simple to expert', async () => {
    expect(await optionsOf('')).toMatchObject({
      total: 4,
      matching: 4,
      spirit: [
        { value: 'gin', name: 'Gin', count: 3 },
        { value: 'white-rum', name: 'White Rum', count: 1 },
      ],
      technique: [
        { value: 'Shaken', name: 'Shaken', count: 2 },
        { value: 'Stirred', name: 'Stirred', count: 1 },
      ],
      glass: [
        { value: 'coupe', name: 'Coupe', count: 1 },
        { value: 'rocks-glass', name: 'Rocks glass', count: 1 },
      ],
      difficulty: [
        { value: 'Simple', name: 'Simple', count: 2 },
        { value: 'Easy', name: 'Easy', count: 1 },
        { value: 'Expert', name: 'Expert', count: 1 },
      ],
    });
  });

  it('counts each option given the other filters, not its own', async () => {
    const { total, matching, spirit, technique, difficulty } = await optionsOf(
      '?technique=shaken&spirit=GIN',
    );
    expect([total, matching]).toEqual([4, 2]);
    expect(spirit.map(({ value, count }) => [value, count])).toEqual([
      ['gin', 2],
      ['white-rum', 1],
    ]);
    expect(technique.map(({ value, count }) => [value, count])).toEqual([
      ['Shaken', 2],
      ['Stirred', 1],
    ]);
    expect(difficulty.map(({ value, count }) => [value, count])).toEqual([
      ['Simple', 1],
      ['Expert', 1],
    ]);
  });

  it.each([
    ['eggs', 3],
    ['egg white', 3],
    ['gin', 2],
    ['creme', 3],
    ['orange', 3],
    ['egg, twist, soda', 1],
  ])(
    '"without" %s goes by whole words, in the plural too, without accents, garnish included',
    async (without, left) => {
      expect((await optionsOf(`?without=${encodeURIComponent(without)}`)).matching).toBe(left);
    },
  );

  it('offers nothing else for what is not in the catalogue', async () => {
    const { matching, spirit, glass } = await optionsOf('?spirit=petrol');
    expect([matching, spirit.length, glass]).toEqual([0, 2, []]);
  });

  it('an option counts as many as the list then has', async () => {
    for (const filter of ['', 'without=egg&', 'spirit=gin&']) {
      const options = await optionsOf(`?${filter}`);
      for (const choice of ['technique', 'glass', 'difficulty'] as const)
        for (const { value, count } of options[choice]) {
          const query = `${filter}${choice}=${encodeURIComponent(value)}`;
          expect((await site.api(`/api/cocktails?${query}`)).body, query).toHaveLength(count);
        }
    }
  });

  it('shows a write at once', async () => {
    const admin = await logIn(site);
    await optionsOf('?without=rum');
    await admin.send('DELETE', '/api/cocktails/soda');
    expect(await optionsOf('?without=rum')).toMatchObject({ total: 3, matching: 2 });
  });

  it('400 for a difficulty that there is not', async () => {
    expect((await site.api('/api/collection/options?difficulty=Impossible')).status).toBe(400);
  });
});
