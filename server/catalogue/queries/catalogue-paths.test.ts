import { expect, it } from 'vitest';
import { buildCatalogue, sour } from '../testing/build-catalogue.ts';
import { countPaths, pathsBetween } from './catalogue-paths.ts';

it('gives the paths of categories and cocktails by name, in parts too', () => {
  const catalogue = buildCatalogue({
    categories: [
      { name: 'Tiki / Tropical', description: 'x' },
      { name: 'Sours', description: 'x' },
    ],
    cocktails: ['zombie', 'Daiquiri', 'Écume'].map((name) => sour({ name })),
  });
  const all = [
    '/categories/Sours',
    '/categories/Tiki%20%2F%20Tropical',
    '/recipe/daiquiri',
    '/recipe/ecume',
    '/recipe/zombie',
  ];
  expect(countPaths(catalogue)).toBe(all.length);
  for (let from = 0; from <= all.length; from += 1)
    for (let to = from; to <= all.length + 1; to += 1)
      expect(pathsBetween(catalogue, from, to)).toEqual(all.slice(from, to));
});
