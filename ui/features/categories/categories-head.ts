import type { Category } from '#openapi/generated/model.ts';
import { categoryPath } from '#openapi/pages/item-paths.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { NOT_FOUND, type PageHead, UNAVAILABLE } from '#ui/lib/pages/page-head.ts';

/** The description names this many categories, since search engines show no more. */
const NAMED = 12;

export function categoriesHead(categories: readonly Category[], isFailed: boolean, page = 1): PageHead {
  const names = byName(categories).map(({ name }) => name);
  const isPastTheEnd = page > 1 && names.length === 0;
  return {
    title: 'Cocktail Categories',
    description:
      names.length > 0
        ? `Our cocktail recipes by category: ${names.slice(0, NAMED).join(', ')}.`
        : 'Our cocktail recipes by category.',
    ...(page > 1 ? { canonical: `/categories?page=${page}` } : {}),
    ...(isPastTheEnd && { status: NOT_FOUND }),
    ...(isFailed && { status: UNAVAILABLE }),
  };
}

interface CategoryContent {
  description: string | undefined;
  page: number;
  state: 'shown' | 'unknown' | 'failed';
}

const STATUS = { shown: {}, unknown: { status: NOT_FOUND }, failed: { status: UNAVAILABLE } };

export function categoryHead(name: string, { description, page, state }: CategoryContent): PageHead {
  const title = page === 1 ? `${name} Cocktails` : `${name} Cocktails, page ${page}`;
  return {
    title,
    description: description ?? `${title} from our tasting room.`,
    canonical: categoryPath(name, page),
    ...STATUS[state],
  };
}
