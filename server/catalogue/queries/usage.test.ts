import { describe, expect, it } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { usageOf } from './usage.ts';

const item = [{ name: 'Old name', description: 'x' }];
const uses = {
  category: ['Old name'],
  spirits: ['Old name'],
  equipment: ['Old name'],
  garnish: ['Old name'],
  type: 'Old name',
  glassware: 'Old name',
};
const RESOURCES_USED = [
  'categories',
  'spirits',
  'equipment',
  'garnish',
  'cocktail-types',
  'glassware',
] as const;
const catalogue = buildCatalogue({
  ...Object.fromEntries(RESOURCES_USED.map((name) => [name, item])),
  cocktails: [...['D', 'b', 'A', 'C'].map((name) => sour({ name, ...uses })), sour({ name: 'Other' })],
});

describe('usageOf', () => {
  it.each(RESOURCES_USED)(
    'counts the cocktails that refer to an item of %s and lists them by name',
    (name) => {
      expect(usageOf(catalogue, name, 'old-name')).toEqual({
        users: new Map([['cocktails', 4]]),
        items: ['A', 'b', 'C', 'D'].map((own) => ({
          resource: 'cocktails',
          id: own.toLowerCase(),
          name: own,
        })),
      });
    },
  );

  it('finds no use of what nothing can refer to', () => {
    for (const name of ['myads', 'cocktails', 'sustainable-substitutions'] as const)
      expect(usageOf(catalogue, name, 'old-name')).toEqual({ users: new Map(), items: [] });
    expect(usageOf(catalogue, 'spirits', 'unheard-of')).toEqual({ users: new Map(), items: [] });
  });
});
