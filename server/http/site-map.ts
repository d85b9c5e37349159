import type { Category, Cocktail } from '#openapi/generated/model/index.ts';

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

/** Every public page for search engines. `origin` is the site's own. */
export function siteMap(
  origin: string,
  categories: readonly Category[],
  cocktails: readonly Cocktail[],
): string {
  const paths = [
    ...FIXED_PATHS,
    ...categories.map(({ name }) => `/categories/${encodeURIComponent(name)}`),
    ...cocktails.map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** What crawlers may read: everything but the dashboard and the API. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
