import { expect, it } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { cocktailView } from '../queries/views.ts';

// A law in catalogue.test.ts shows that traits follow every change.
it('a recipe with an unknown ingredient counts as free from nothing, and names the ingredient', () => {
  const dust = ['2 oz gin', '1 oz fairy dust'];
  const catalogue = buildCatalogue({
    cocktails: [
      sour({ name: 'Known', ingredients: ['2 oz gin', '1 oz lime juice'] }),
      sour({ name: 'Unknown', ingredients: dust }),
      sour({ name: 'Stated', ingredients: dust, allergens: ['nuts'] }),
    ],
  });
  const free = (allergen: 'nuts' | 'milk') =>
    listCocktails(catalogue, { freeFrom: [allergen] }).map(({ id }) => id);
  expect([free('nuts'), free('milk')]).toEqual([['known'], ['known', 'stated']]);
  const [, stated, unknown] = catalogue.itemSets.cocktails.itemsByName.map((item) =>
    cocktailView(catalogue, item),
  );
  expect(unknown).toMatchObject({
    contains: [],
    unknownIngredients: ['1 oz fairy dust'],
    strengthUnknownFor: ['1 oz fairy dust'],
    strength: null,
  });
  expect(stated?.unknownIngredients).toEqual([]);
});
