import { expect, test } from 'vitest';
import { recipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { apply } from '../catalogue.ts';
import { buildCatalogue, sour, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
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

test('every recipe of the starter catalogue says of itself what the rule says of its view', () => {
  const catalogue = buildCatalogue(starterStored());
  const views = catalogue.collections.cocktails.sorted.map((item) => cocktailView(catalogue, item));
  expect(views).toHaveLength(73);
  for (const view of views) expect(view, view.name).toMatchObject(recipeTraits(view));
});

test('a recipe that changes, and a technique that gets another name, change what is told', () => {
  const before = buildCatalogue({
    'cocktail-types': [{ name: 'Slow way' }],
    cocktails: [sour({ name: 'Daiquiri', type: 'Slow way', instructions: ['Mix.'] })],
  });
  const daiquiri = fieldsOf(before, 'cocktails', 'daiquiri');
  const moment = { revision: 2, at: '2026-01-02T00:00:00.000Z' };
  const withEgg = { ...daiquiri, ingredients: ['2 oz white rum', '1 egg white'] };
  const { catalogue: changed } = apply(
    before,
    [{ resource: 'cocktails', id: 'daiquiri', before: daiquiri, after: withEgg }],
    moment,
  );
  expect([viewOf(before, 'daiquiri').contains, viewOf(changed, 'daiquiri').contains]).toEqual([[], ['egg']]);

  const slow = fieldsOf(before, 'cocktail-types', 'slow-way');
  const { catalogue: renamed } = apply(
    before,
    [{ resource: 'cocktail-types', id: 'slow-way', before: slow, after: { ...slow, name: 'Shaken' } }],
    moment,
  );
  expect(viewOf(renamed, 'daiquiri').strength).toBeLessThan(viewOf(before, 'daiquiri').strength ?? 0);
});
