import { describe, expect, it } from 'vitest';
import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import { categoriesHead, categoryHead } from './categories-head.ts';
import { findCategory } from './category-queries.ts';

const shown = {
  description: 'Warm cups.',
  cocktails: starterCocktails.slice(0, 2),
  page: 1,
  state: 'shown',
} as const;

describe("the categories' head", () => {
  it('lists every category by name', () => {
    const head = categoriesHead(starterCategories, false);
    expect(head.title).toBe('Cocktail Categories');
    expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: starterCategories.length });
    expect(head.status).toBeUndefined();
  });

  it('is 503 and lists nothing when they could not be read', () => {
    expect(categoriesHead([], true)).toMatchObject({ status: 503, jsonLd: undefined });
  });
});

describe("one category's head", () => {
  it('names both of its routes as one page', () => {
    expect(categoryHead('Hot drinks', shown)).toMatchObject({
      title: 'Hot drinks Cocktails',
      description: 'Warm cups.',
      canonical: '/categories/Hot%20drinks',
    });
  });

  it('tells its pages apart', () => {
    expect(categoryHead('Hot drinks', { ...shown, page: 2 })).toMatchObject({
      title: 'Hot drinks Cocktails, page 2',
      canonical: '/categories/Hot%20drinks?page=2',
    });
  });

  it.each([
    ['unknown', 404],
    ['failed', 503],
  ] as const)('is %s with status %i', (state, status) => {
    expect(
      categoryHead('Hot drinks', { description: undefined, cocktails: [], page: 1, state }),
    ).toMatchObject({
      status,
      jsonLd: undefined,
      description: 'Hot drinks Cocktails from our tasting room.',
    });
  });
});

describe('the category that an address means', () => {
  it.each(['Hot drinks', 'hot DRINKS', 'hot-drinks'])('%s', (asked) => {
    expect(findCategory(starterCategories, asked)?.name).toBe('Hot drinks');
  });

  it('may be none', () => {
    expect(findCategory(starterCategories, 'hot')).toBeUndefined();
  });
});
