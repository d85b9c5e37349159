export const recipePath = (id: string): string => `/recipe/${encodeURIComponent(id)}`;
export const houseIngredientPath = (id: string): string => `/house-made/${encodeURIComponent(id)}`;
export const menuPath = (id: string): string => `/menu/${encodeURIComponent(id)}`;

/** A URL names a category by its name, not its id (PRODUCT.md, Screens). */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${encodeURIComponent(name)}${page === 1 ? '' : `?page=${page}`}`;
}
