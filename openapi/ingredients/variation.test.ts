import { expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { variationOf } from './variation.ts';

const linesOf = (name: string) =>
  starterCatalogue.cocktails.find((one) => one.name === name)?.ingredients ?? [];

it.each([
  ['Negroni', 'Boulevardier', 'Bourbon instead of London dry gin'],
  ['Negroni', 'Americano', 'Soda water instead of London dry gin'],
  ['Americano', 'Negroni', 'London dry gin instead of soda water'],
  ['Mojito', 'Virgin Mojito', 'Without white rum'],
  ['Daiquiri', 'Mojito', 'With mint leaves and soda water'],
  ['Sidecar', 'White Lady', 'London dry gin and egg white instead of cognac'],
  ['Negroni', 'Martini', null],
])('of %s, %s is a variation: %s', (recipe, other, change) => {
  expect(variationOf(linesOf(recipe), linesOf(other))).toBe(change);
});

it('calls other amounts of the same ingredients other measures', () => {
  expect(
    variationOf(
      ['2 oz gin', '1 oz fresh lime juice', '1 oz syrup'],
      ['60 ml gin', '20 ml lime juice', '1 oz syrup'],
    ),
  ).toBe('The same in other measures');
});
