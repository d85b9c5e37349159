export const recipePath = (id: string): string => `/recipe/${encodeURIComponent(id)}`;
export const houseIngredientPath = (id: string): string => `/house-made/${encodeURIComponent(id)}`;
export const menuPath = (id: string): string => `/menu/${encodeURIComponent(id)}`;

/** Returns the path of a category, which a URL calls by its name (PRODUCT.md, Screens). */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${pathSegment(name)}${page === 1 ? '' : `?page=${page}`}`;
}

/** Encodes a segment of a path. Browsers drop "." and ".." unless a blank follows, which searches ignore. */
function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
