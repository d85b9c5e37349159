import type { Category } from '#openapi/generated/model.ts';
import { categoryPath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { NOT_FOUND, type PageHead, UNAVAILABLE, breadcrumbList, itemList } from '#ui/lib/head/page-head.ts';

/** The description names this many categories, since search engines read no more. */
const NAMED = 12;
const ALL = { name: 'Cocktail Categories', url: '/categories' };

export function categoriesHead(categories: readonly Category[], isFailed: boolean, page = 1): PageHead {
  const names = byName(categories).map(({ name }) => name);
  const urls = names.map((name) => categoryPath(name));
  return {
    title: ALL.name,
    description:
      names.length > 0
        ? `Our cocktail recipes by category: ${names.slice(0, NAMED).join(', ')}.`
        : 'Our cocktail recipes by category.',
    jsonLd: urls.length > 0 ? [itemList(ALL.name, urls)] : undefined,
    ...(page > 1 ? { canonical: `${ALL.url}?page=${page}` } : {}),
    ...(isFailed ? { status: UNAVAILABLE } : page > 1 && names.length === 0 ? { status: NOT_FOUND } : {}),
  };
}

interface CategoryContent {
  description: string | undefined;
  cocktails: readonly { id: string }[];
  page: number;
  state: 'shown' | 'unknown' | 'failed';
}

const STATUS = { shown: {}, unknown: { status: NOT_FOUND }, failed: { status: UNAVAILABLE } };

export function categoryHead(
  name: string,
  { description, cocktails, page, state }: CategoryContent,
): PageHead {
  const title = page === 1 ? `${name} Cocktails` : `${name} Cocktails, page ${page}`;
  const urls = cocktails.map(({ id }) => recipePath(id));
  return {
    title,
    description: description ?? `${title} from our tasting room.`,
    canonical: categoryPath(name, page),
    jsonLd:
      urls.length > 0
        ? [itemList(title, urls), breadcrumbList([ALL, { name: title, url: categoryPath(name, page) }])]
        : undefined,
    ...STATUS[state],
  };
}
