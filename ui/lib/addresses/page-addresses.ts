import type { Choice } from '#openapi/pages/page-parameters.ts';

export function recipePath(id: string): string {
  return `/recipe/${encodeURIComponent(id)}`;
}

export function housePath(id: string): string {
  return `/house-made/${encodeURIComponent(id)}`;
}

export function menuPath(id: string): string {
  return `/menu/${encodeURIComponent(id)}`;
}

export function notePath(id: string): string {
  return `/this-week/${encodeURIComponent(id)}`;
}

const SWAP = '#swap-';

export function swapPath(id: string): string {
  return `/sustainable-guide${SWAP}${id}`;
}

export function swapInHash(hash: string): string {
  return hash.startsWith(SWAP) ? hash.slice(SWAP.length) : '';
}

export function tutorialPath(technique: string): string {
  return `/tutorials?${new URLSearchParams({ technique }).toString()}`;
}

/** By name (PRODUCT.md, section 2). */
export function categoryPath(name: string, page = 1): string {
  return `/categories/${encodeURIComponent(name)}${page === 1 ? '' : `?page=${page}`}`;
}

export function collectionPath(filter: Choice, value: string): string {
  return `/explore-collection?${new URLSearchParams({ [filter]: value }).toString()}`;
}

export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

/** The origin that the server states in the document (`PUBLIC_URL`); the tab's own without a server. */
export function siteOrigin(stated: string | null | undefined, origin: string): string {
  return stated && URL.canParse(stated) ? new URL(stated).origin : origin;
}
