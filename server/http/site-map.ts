import type { Category } from '#openapi/generated/model/index.ts';

/** Public screens that stand whatever the catalogue holds (spec, section 2). */
const FIXED_PATHS = [
  '/',
  '/categories',
  '/explore-collection',
  '/tutorials',
  '/sustainable-guide',
  '/about',
  '/contact',
];

/** A site map may name 50,000 addresses; a longer one comes in parts. */
const MAX_ADDRESSES = 45_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Every public page for search engines, or when they are too many the list of the parts at /sitemap-1.xml and on.
 * `part` is such a part's number. Null when there is no such part.
 */
export function siteMap(
  origin: string,
  categories: readonly Pick<Category, 'name'>[],
  cocktailIds: readonly string[],
  part: number | null = null,
): string | null {
  const paths = [
    ...FIXED_PATHS,
    ...categories.map(({ name }) => `/categories/${encodeURIComponent(name)}`),
    ...cocktailIds.map((id) => `/recipe/${encodeURIComponent(id)}`),
  ];
  const parts = Math.ceil(paths.length / MAX_ADDRESSES);
  if (part === null && parts > 1) {
    const list = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
    return `${DECLARATION}<sitemapindex ${NAMESPACE}>${elements('sitemap', origin, list)}</sitemapindex>`;
  }
  const first = ((part ?? 1) - 1) * MAX_ADDRESSES;
  const named = paths.slice(first, first + MAX_ADDRESSES);
  if (named.length === 0) return null;
  return `${DECLARATION}<urlset ${NAMESPACE}>${elements('url', origin, named)}</urlset>`;
}

function elements(kind: 'url' | 'sitemap', origin: string, paths: readonly string[]): string {
  return paths.map((path) => `<${kind}><loc>${escapeXml(origin + path)}</loc></${kind}>`).join('');
}

/** What crawlers may read: everything but the dashboard and the API. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
