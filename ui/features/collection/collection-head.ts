import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { type PageHead, UNAVAILABLE, breadcrumbList, itemList } from '#ui/lib/head/page-head.ts';

export const TITLE = 'Explore Our Collection';
export const PATH = '/explore-collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';

/** Lists every cocktail of the menu once, for search engines. */
export function collectionHead(
  sections: readonly { cocktails: readonly { id: string; name: string }[] }[],
  isFailed: boolean,
): PageHead {
  const byId = new Map(sections.flatMap(({ cocktails }) => cocktails.map((one) => [one.id, one])));
  const urls = byName([...byId.values()]).map(({ id }) => recipePath(id));
  return {
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: PATH,
    jsonLd:
      urls.length > 0 ? [itemList(TITLE, urls), breadcrumbList([{ name: TITLE, url: PATH }])] : undefined,
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}
