import type { Choice } from '#openapi/pages/page-parameters.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';

export const COLLECTION_PATH = '/explore-collection';
export const BAR_PATH = '/my-bar';
export const SAVED_PATH = '/saved';
export const GUIDE_PATH = '/sustainable-guide';
export const TUTORIALS_PATH = '/tutorials';

export function servedPath(
  id: string,
  { servings, isInJug }: { servings: number; isInJug: boolean },
): string {
  return servings === 1
    ? recipePath(id)
    : `${recipePath(id)}?servings=${servings}${isInJug ? '&jug=yes' : ''}`;
}

const SWAP = '#swap-';

export const swapPath = (id: string): string => `${GUIDE_PATH}${SWAP}${id}`;
export const swapInHash = (hash: string): string => (hash.startsWith(SWAP) ? hash.slice(SWAP.length) : '');

export const tutorialPath = (technique: string): string =>
  `${TUTORIALS_PATH}?${new URLSearchParams({ technique }).toString()}`;

export const collectionPath = (filter: Choice, value: string): string =>
  `${COLLECTION_PATH}?${new URLSearchParams({ [filter]: value }).toString()}`;

export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

/** Returns the origin of `stated`, the document's URL by `PUBLIC_URL`, or else the tab's origin. */
export function siteOrigin(stated: string | null | undefined, origin: string): string {
  return stated && URL.canParse(stated) ? new URL(stated).origin : origin;
}
