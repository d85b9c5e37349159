import type { Cocktail } from '#openapi/generated/model/index.ts';
import { recipePath } from '#ui/rules/addresses.ts';
import type { PageHead } from '#ui/rules/page-head.ts';
import { itemList } from '#ui/rules/structured-data.ts';
import { UNAVAILABLE } from '#ui/rules/unavailable.ts';

/** The start page's head; it bears the house's own name. */
export function homeHead(featured: readonly Cocktail[], isIncomplete: boolean): PageHead {
  const pages = featured.map(({ id, name }) => ({ name, url: recipePath(id) }));
  return {
    title: null,
    description:
      'Signature cocktails from a craft distillery: classic recipes measured the way our tasting room pours them, by category, spirit and technique.',
    jsonLd: pages.length > 0 ? [itemList("Today's Featured Cocktails", pages)] : undefined,
    ...(isIncomplete ? { status: UNAVAILABLE } : {}),
  };
}
