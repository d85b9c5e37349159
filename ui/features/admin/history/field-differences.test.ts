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

it('names only the fields that changed, in the order of the form', () => {
  const after = {
    ...NEGRONI,
    description: 'Equal parts, stirred very cold.',
    ingredients: ['1 oz gin', '2 oz Campari'],
    featured: true,
  };
  const found = fieldDifferences(fields, NEGRONI, after);
  expect(found.map(({ label }) => label)).toEqual(['Description', 'Ingredients', 'Featured']);
  expect(found[0]).toMatchObject({
    kind: 'words',
    runs: [
      { kind: 'same', items: ['Equal', ' ', 'parts,', ' ', 'stirred', ' '] },
      { kind: 'added', items: ['very', ' '] },
      { kind: 'same', items: ['cold.'] },
    ],
  });
  expect(found[1]).toMatchObject({
    kind: 'lines',
    runs: [
      { kind: 'same', items: ['1 oz gin'] },
      { kind: 'removed', items: ['1 oz Campari'] },
      { kind: 'added', items: ['2 oz Campari'] },
    ],
  });
  expect(found[2]).toMatchObject({
    runs: [
      { kind: 'removed', items: ['No'] },
      { kind: 'added', items: ['Yes'] },
    ],
  });
});

it('tells a sentence that was written anew as one that went and one that came', () => {
  const [found] = fieldDifferences(
    fields,
    { description: 'A first one of it, rather short.' },
    { description: 'A second, much better of all, and rather long.' },
  );
  const told = found && 'runs' in found ? found.runs.map(({ kind, items }) => [kind, items.join('')]) : [];
  expect(told).toEqual([
    ['same', 'A '],
    ['removed', 'first one of it, '],
    ['added', 'second, much better of all, and '],
    ['same', 'rather '],
    ['removed', 'short.'],
    ['added', 'long.'],
  ]);
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

it('tells all that a new or a deleted item says, with nothing marked', () => {
  for (const found of [fieldDifferences(fields, null, NEGRONI), fieldDifferences(fields, NEGRONI, null)]) {
    expect(found.map(({ name }) => name).sort()).toEqual(['description', 'featured', 'ingredients', 'name']);
    expect(found.flatMap((one) => ('runs' in one ? one.runs : [])).every(({ kind }) => kind === 'same')).toBe(
      true,
    );
  }
});
