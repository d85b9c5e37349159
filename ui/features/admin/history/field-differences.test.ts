import { expect, it } from 'vitest';
import { resourceOf } from '../resources/resources.ts';
import { fieldDifferences } from './field-differences.ts';

const { fields } = resourceOf('cocktails');
const NEGRONI = {
  name: 'Negroni',
  description: 'Equal parts, stirred cold.',
  funFact: null,
  ingredients: ['1 oz gin', '1 oz Campari'],
  image: null,
  featured: false,
};

it('names only the fields that changed, in the order of the form, and marks what went and came', () => {
  const ingredients = ['1 oz gin', '2 oz Campari'];
  const found = fieldDifferences(fields, NEGRONI, { ...NEGRONI, ingredients, featured: true });
  expect(found.map(({ label }) => label)).toEqual(['Ingredients', 'Featured']);
  expect(found[0]).toMatchObject({
    kind: 'lines',
    runs: [
      { value: ['1 oz gin'], added: false, removed: false },
      { value: ['1 oz Campari'], removed: true },
      { value: ['2 oz Campari'], added: true },
    ],
  });
  expect(found[1]).toMatchObject({
    runs: [
      { value: 'No', removed: true },
      { value: 'Yes', added: true },
    ],
  });
});

it('shows an uploaded picture as a picture', () => {
  const image = '/api/images/5f3c0a9be1d24b7e8c6a1f20d9e47b3c';
  expect(fieldDifferences(fields, NEGRONI, { ...NEGRONI, image })).toEqual([
    expect.objectContaining({ kind: 'picture', before: null, after: image }),
  ]);
});

it('takes a missing value for an empty one', () => {
  expect(fieldDifferences(fields, NEGRONI, { ...NEGRONI, funFact: '', garnish: [] })).toEqual([]);
});

it('tells all that a new or a deleted item says', () => {
  for (const found of [fieldDifferences(fields, null, NEGRONI), fieldDifferences(fields, NEGRONI, null)])
    expect(found.map(({ name }) => name).sort()).toEqual(['description', 'featured', 'ingredients', 'name']);
});
