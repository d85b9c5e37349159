import { type PageHead, UNAVAILABLE } from '#ui/lib/head/page-head.ts';

export const TITLE = 'Explore Our Collection';
export const PATH = '/explore-collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';

export function collectionHead(isFailed: boolean): PageHead {
  return {
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: PATH,
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}
