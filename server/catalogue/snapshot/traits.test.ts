import { expect, test } from 'vitest';
import { apply } from '../catalogue.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { cocktailView } from '../views.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import type { ResourceName } from '../resources.ts';

const itemOf = ({ collections }: Catalogue, resource: ResourceName, id: string): Item => {
  const item = collections[resource].get(id);
  if (!item) throw new Error(`no ${id}`);
  return item;
};
const fieldsOf = (...one: Parameters<typeof itemOf>) => itemOf(...one).fields;
const viewOf = (catalogue: Catalogue, id: string) =>
  cocktailView(catalogue, itemOf(catalogue, 'cocktails', id));

test('a recipe that changes, and a technique that gets another name, change what is told', () => {
  const before = buildCatalogue({
    'cocktail-types': [{ name: 'Slow way' }],
    cocktails: [sour({ name: 'Daiquiri', type: 'Slow way', instructions: ['Mix.'] })],
  });
  const daiquiri = fieldsOf(before, 'cocktails', 'daiquiri');
  const moment = { revision: 2, at: '2026-01-02T00:00:00.000Z' };
  const withEgg = { ...daiquiri, ingredients: ['2 oz white rum', '1 egg white'] };
  const changed = apply(
    before,
    [{ resource: 'cocktails', id: 'daiquiri', before: daiquiri, after: withEgg }],
    moment,
  );
  expect([viewOf(before, 'daiquiri').contains, viewOf(changed, 'daiquiri').contains]).toEqual([[], ['egg']]);

  const slow = fieldsOf(before, 'cocktail-types', 'slow-way');
  const renamed = apply(
    before,
    [{ resource: 'cocktail-types', id: 'slow-way', before: slow, after: { ...slow, name: 'Shaken' } }],
    moment,
  );
  expect(viewOf(renamed, 'daiquiri').strength).toBeLessThan(viewOf(before, 'daiquiri').strength ?? 0);
});

test('what the house states of its own ingredient holds for each recipe that names it, as soon as it is stated', () => {
  const house = {
    name: 'Falernum',
    ingredients: ['1 oz rum', '1 oz lime juice'],
    instructions: ['Mix.'],
    yieldMl: 100,
  };
  const before = buildCatalogue({
    'house-ingredients': [{ ...house, allergens: [] }],
    cocktails: [sour({ name: 'Swizzle', ingredients: ['2 oz rum', '1/2 oz falernum'] })],
  });
  const item = fieldsOf(before, 'house-ingredients', 'falernum');
  const after = apply(
    before,
    [
      {
        resource: 'house-ingredients',
        id: 'falernum',
        before: item,
        after: { ...item, allergens: ['none'] },
      },
    ],
    { revision: 2, at: '2026-01-02T00:00:00.000Z' },
  );
  expect(viewOf(before, 'swizzle').contains).toEqual(['nuts']);
  expect(viewOf(after, 'swizzle').contains).toEqual([]);
});

test('a recipe with an ingredient that nothing knows is free from nothing, and names it', () => {
  const catalogue = buildCatalogue({
    cocktails: [
      sour({ name: 'Known', ingredients: ['2 oz gin', '1 oz lime juice'] }),
      sour({ name: 'Unknown', ingredients: ['2 oz gin', '1 oz fairy dust'] }),
      sour({ name: 'Stated', ingredients: ['2 oz gin', '1 oz fairy dust'], allergens: ['nuts'] }),
    ],
  });
  const free = (allergen: 'nuts' | 'milk') =>
    listCocktails(catalogue, { freeFrom: [allergen] })
      .map(({ id }) => id)
      .toSorted();
  expect([free('nuts'), free('milk')]).toEqual([['known'], ['known', 'stated']]);
  expect(viewOf(catalogue, 'unknown')).toMatchObject({
    contains: [],
    unknownIngredients: ['1 oz fairy dust'],
    untoldIngredients: ['1 oz fairy dust'],
    strength: null,
  });
  expect(viewOf(catalogue, 'stated').unknownIngredients).toEqual([]);
});
