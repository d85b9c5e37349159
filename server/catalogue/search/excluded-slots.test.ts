import { expect, it } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { slotsNaming } from './excluded-slots.ts';

const LINES = {
  egg: '2 egg whites',
  EGG: '1 EGG, the white of it',
  gin: '1 oz gin',
  ginger: 'Ginger beer, to top',
  maker: "1 oz Maker's Mark",
  mure: '1 oz Crème de mûre',
  leaves: 'Lime-leaves & lime_juice',
  sugar: '2 sugar cubes',
  syrup: '1 oz simple syrup',
};
const catalogue = buildCatalogue({
  garnish: [{ name: 'Lime wheel' }],
  cocktails: [
    ...Object.entries(LINES).map(([name, line]) => sour({ name, ingredients: [line] })),
    sour({ name: 'garnished', ingredients: ['1 oz rum'], garnish: ['lime-wheel'] }),
  ],
});

it.each([
  ['egg', ['egg', 'EGG']],
  ['Egg whites', ['egg']],
  ['gin', ['gin']],
  ["maker's", ['maker']],
  ['makers', ['maker']],
  ['creme de mure', ['mure']],
  ['lime leaf', ['leaves']],
  ['lime', ['garnished', 'leaves']],
  ['sugar', ['ginger', 'mure', 'sugar', 'syrup']],
  ['petrol', []],
  [' ', []],
])('leaves out %s by whole words in a row, in ingredients and garnish', (thing, names) => {
  const slots = [...slotsNaming(catalogue, [thing, thing].map(foldWords))];
  const found = catalogue.itemSets.cocktails.itemsAt(slots).map(({ fields }) => fields['name']);
  expect(found.toSorted()).toEqual(names.toSorted());
});
