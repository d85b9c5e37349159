export const recipePath = (id: string): string => `/recipe/${encodeURIComponent(id)}`;
export const houseIngredientPath = (id: string): string => `/house-made/${encodeURIComponent(id)}`;
export const menuPath = (id: string): string => `/menu/${encodeURIComponent(id)}`;

/** A URL names a category by its name, not its id (PRODUCT.md, Screens). */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${pathSegment(name)}${page === 1 ? '' : `?page=${page}`}`;
}

/** Browsers drop the segments "." and "..", so a blank follows them. Searches ignore it. */
function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
