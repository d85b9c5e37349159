import { expect, it } from 'vitest';
import type { ItemState } from '#openapi/generated/model.ts';
import { diffParts, fieldDifferences } from './field-differences.ts';

const NEGRONI = {
  name: 'Negroni',
  description: 'Equal parts, stirred cold.',
  funFact: null,
  ingredients: ['1 oz gin', '1 oz Campari'],
  image: null,
  featured: false,
};

const differences = (before: ItemState | null, after: ItemState | null) =>
  fieldDifferences({ resource: 'cocktails', before, after });
const namesOf = (before: ItemState | null, after: ItemState | null) =>
  differences(before, after).map(({ field }) => field.name);

it('the differences are the changed fields in the order of the form, with what was removed and added', () => {
  const ingredients = ['1 oz gin', '2 oz Campari'];
  const found = differences(NEGRONI, { ...NEGRONI, ingredients, featured: true });
  expect(found.map(({ field }) => field.label)).toEqual(['Ingredients', 'Featured']);
  expect(found.map(diffParts)).toMatchObject([
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
  const [found] = differences({ ingredients: lines }, { ingredients: [...lines, '5'] });
  expect(found && diffParts(found).map(({ value }) => value)).toEqual(['… 4 lines as they were …', '5']);
});

it('a missing value and an empty one are the same', () => {
  expect(namesOf(NEGRONI, { ...NEGRONI, funFact: '', garnish: [] })).toEqual([]);
});

it('every filled field of a new or deleted item is a difference', () => {
  for (const found of [namesOf(null, NEGRONI), namesOf(NEGRONI, null)])
    expect(found.sort()).toEqual(['description', 'featured', 'ingredients', 'name']);
});
