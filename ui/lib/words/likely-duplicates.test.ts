import { expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { likelyDuplicates } from './likely-duplicates.ts';

const pairs = (...names: string[]) => likelyDuplicates(names, (name) => name);

it.each([
  [['Mint leaf', 'Mint leaves', 'mint leave']],
  [['Slice of lime', 'Lime slice', 'Lime Slices']],
  [['Crème de cassis', 'creme de cassis']],
  [['Coupe', 'Coupe glass']],
  [['Cherry', 'Cherries']],
])('%j are likely duplicates', (names) => {
  const [first, ...others] = names;
  expect(pairs(...names, 'Umbrella')).toEqual(others.map((other) => [first, other]));
});

it.each([
  ['Lime wheel', 'Lime wedge'],
  ['Glass', 'Rocks glass'],
  ['White rum', 'Dark rum'],
])('%s and %s are not likely duplicates', (first, second) => {
  expect(pairs(first, second)).toEqual([]);
});

it('no two items of a new site are likely duplicates', () => {
  for (const resource of ['garnish', 'spirits', 'glassware', 'categories'] as const) {
    const items: readonly { name: string }[] = starterCatalogue[resource];
    expect(items.length).toBeGreaterThan(0);
    expect(likelyDuplicates(items, ({ name }) => name)).toEqual([]);
  }
});
