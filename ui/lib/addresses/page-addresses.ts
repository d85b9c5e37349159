import type { Choice } from '#openapi/pages/collection-filter.ts';

/** Path of a recipe's page. */
export function recipePath(id: string): string {
  return `/recipe/${encodeURIComponent(id)}`;
}

/** Path of the tutorial for a technique, which is given by its id or its name. */
export function tutorialPath(technique: string): string {
  return `/tutorials?${new URLSearchParams({ technique }).toString()}`;
}

/**
 * Path of the page with a category's cocktails; its parameter is the category's name (PRODUCT.md, section 2). A large category
 * has further pages.
 */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${encodeURIComponent(name)}${page === 1 ? '' : `?page=${page}`}`;
}

/** Path of the collection, narrowed to what has one value. */
export function collectionPath(filter: Choice, value: string): string {
  return `/explore-collection?${new URLSearchParams({ [filter]: value }).toString()}`;
}
