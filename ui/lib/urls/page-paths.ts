import type { Choice } from '#openapi/pages/page-parameters.ts';
import { pathSegment } from '#openapi/pages/path-segment.ts';

export const recipePath = (id: string): string => `/recipe/${encodeURIComponent(id)}`;
/** Returns the path of a recipe with the shown servings and the jug. */
export function servedPath(id: string, { servings, inJug }: { servings: number; inJug: boolean }): string {
  return servings === 1 ? recipePath(id) : `${recipePath(id)}?servings=${servings}${inJug ? '&jug=yes' : ''}`;
}

export const housePath = (id: string): string => `/house-made/${encodeURIComponent(id)}`;
export const menuPath = (id: string): string => `/menu/${encodeURIComponent(id)}`;

const SWAP = '#swap-';

export const swapPath = (id: string): string => `/sustainable-guide${SWAP}${id}`;
export const swapInHash = (hash: string): string => (hash.startsWith(SWAP) ? hash.slice(SWAP.length) : '');

export function tutorialPath(technique: string): string {
  return `/tutorials?${new URLSearchParams({ technique }).toString()}`;
}

/** Returns the path of a category, which a URL calls by its name (PRODUCT.md, section 2). */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${pathSegment(name)}${page === 1 ? '' : `?page=${page}`}`;
}

export function collectionPath(filter: Choice, value: string): string {
  return `/explore-collection?${new URLSearchParams({ [filter]: value }).toString()}`;
}

export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

/** Returns the origin of the document's URL (`PUBLIC_URL`), or the tab's origin without a server. */
export function siteOrigin(stated: string | null | undefined, origin: string): string {
  return stated && URL.canParse(stated) ? new URL(stated).origin : origin;
}
