import { expect, it } from 'vitest';
import { resourceByName } from '../resources/resource-definitions.ts';
import { differentFields, differingRuns } from './field-differences.ts';

const { fields } = resourceByName('cocktails');
const NEGRONI = {
  name: 'Negroni',
  description: 'Equal parts, stirred cold.',
  funFact: null,
  ingredients: ['1 oz gin', '1 oz Campari'],
  image: null,
  featured: false,
};

const namesOf = (before: object | null, after: object | null) =>
  differentFields(fields, before, after).map(({ field }) => field.name);

it('the differences are the changed fields in the order of the form, with what was removed and added', () => {
  const ingredients = ['1 oz gin', '2 oz Campari'];
  const found = differentFields(fields, NEGRONI, { ...NEGRONI, ingredients, featured: true });
  expect(found.map(({ field }) => field.label)).toEqual(['Ingredients', 'Featured']);
  expect(found.map(differingRuns)).toMatchObject([
    [
      { value: '1 oz gin', added: false, removed: false },
      { value: '1 oz Campari', removed: true },
      { value: '2 oz Campari', added: true },
    ],
    [
      { value: 'No', removed: true },
      { value: 'Yes', added: true },
    ],
  ]);
});

it('unchanged lines become one line, which counts them', () => {
  const lines = ['1', '2', '3', '4'];
  const [found] = differentFields(fields, { ingredients: lines }, { ingredients: [...lines, '5'] });
  expect(found && differingRuns(found).map(({ value }) => value)).toEqual(['… 4 lines as they were …', '5']);
});

it('a missing value and an empty one are no difference', () => {
  expect(namesOf(NEGRONI, { ...NEGRONI, funFact: '', garnish: [] })).toEqual([]);
});

it('every field of a new or a deleted item that has a value is a difference', () => {
  for (const found of [namesOf(null, NEGRONI), namesOf(NEGRONI, null)])
    expect(found.sort()).toEqual(['description', 'featured', 'ingredients', 'name']);
});
