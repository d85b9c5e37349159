import { expect, it } from 'vitest';
import { starterCategories } from '#mocks/starter-items.ts';
import { categoriesHead, categoryHead } from './categories-head.ts';
import { findCategory } from './category-queries.ts';

it('a page without its categories has status 503', () => {
  expect(categoriesHead([], true).status).toBe(503);
  expect(categoriesHead(starterCategories, false).status).toBeUndefined();
});

it('a later page of a category has its number in the title and in its canonical URL', () => {
  const shown = { description: 'Warm cups.', page: 2, state: 'shown' } as const;
  expect(categoryHead('Hot drinks', shown)).toMatchObject({
    title: 'Hot drinks Cocktails, page 2',
    description: 'Warm cups.',
    canonical: '/categories/Hot%20drinks?page=2',
  });
});

it.each([
  ['unknown', 404],
  ['failed', 503],
] as const)('a category that is %s has status %i', (state, status) => {
  const head = categoryHead('Hot drinks', { description: undefined, page: 1, state });
  expect(head).toMatchObject({ status, description: 'Hot drinks Cocktails from our tasting room.' });
});

it('findCategory finds a category by name or id, in any case', () => {
  const found = ['hot DRINKS', 'hot-drinks', 'hot'].map(
    (nameOrId) => findCategory(starterCategories, nameOrId)?.name,
  );
  expect(found).toEqual(['Hot drinks', 'Hot drinks', undefined]);
});
