import { recipePath } from '#ui/rules/addresses.ts';
import { byName } from '#ui/rules/by-name.ts';
import type { PageHead } from '#ui/rules/page-head.ts';
import { breadcrumbList, itemList } from '#ui/rules/structured-data.ts';
import { UNAVAILABLE } from '#ui/rules/unavailable.ts';

export const TITLE = 'Explore Our Collection';
export const PATH = '/explore-collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';

/** Head of the collection, which lists every recipe of the house. */
export function collectionHead(
  cocktails: readonly { id: string; name: string }[],
  isFailed: boolean,
): PageHead {
  const pages = byName(cocktails).map(({ id, name }) => ({ name, url: recipePath(id) }));
  return {
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: PATH,
    jsonLd:
      pages.length > 0 ? [itemList(TITLE, pages), breadcrumbList([{ name: TITLE, url: PATH }])] : undefined,
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}
