import type { Catalogue } from '../catalogue.ts';
import { nameOf } from '../item.ts';

/** How many public pages show an item of the catalogue. */
export function countPaths({ collections: { categories, cocktails } }: Catalogue): number {
  return categories.size + cocktails.size;
}

/** Paths of these pages: categories, then cocktails, each in the order of their names. */
export function pathsBetween(
  { collections: { categories, cocktails } }: Catalogue,
  from: number,
  to: number,
): string[] {
  const afterCategories = (at: number): number => Math.max(0, at - categories.size);
  return [
    ...categories
      .between(from, to)
      .map(({ fields }) => `/categories/${encodeURIComponent(nameOf('categories', fields))}`),
    ...cocktails
      .between(afterCategories(from), afterCategories(to))
      .map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
  ];
}
