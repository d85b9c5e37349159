import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { type PageHead, UNAVAILABLE, breadcrumbList, itemList } from '#ui/lib/head/page-head.ts';

export const TITLE = 'Explore Our Collection';
export const PATH = '/explore-collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';

export function collectionHead(
  cocktails: readonly { id: string; name: string }[],
  isFailed: boolean,
): PageHead {
  const urls = byName(cocktails).map(({ id }) => recipePath(id));
  return {
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: PATH,
    jsonLd:
      urls.length > 0 ? [itemList(TITLE, urls), breadcrumbList([{ name: TITLE, url: PATH }])] : undefined,
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}
