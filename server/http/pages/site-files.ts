import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { Site } from '#openapi/generated/model.ts';

const FIXED_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isInSiteMap);

/** A site map may have 50,000 addresses; parts of this size take some 10 ms. */
const MAX_ADDRESSES = 20_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Stands in an address, and in XML, as it is. */
const PLAIN = /^[\w-]+$/;

/** Too many pages are a list of parts at /sitemap-1.xml and on; `part` is the number of one. Null when there is no such part. */
export function siteMap(
  origin: string,
  listedPaths: readonly string[],
  cocktailIds: readonly string[],
  part: number | null = null,
): string | null {
  const total = FIXED_PATHS.length + listedPaths.length + cocktailIds.length;
  const parts = Math.ceil(total / MAX_ADDRESSES);
  if (part === null && parts > 1) {
    const list = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
    return `${DECLARATION}<sitemapindex ${NAMESPACE}>${elements('sitemap', origin, list)}</sitemapindex>`;
  }
  const first = ((part ?? 1) - 1) * MAX_ADDRESSES;
  if (first >= total) return null;
  const before = [...FIXED_PATHS, ...listedPaths];
  const ids = cocktailIds.slice(
    Math.max(0, first - before.length),
    Math.max(0, first + MAX_ADDRESSES - before.length),
  );
  const paths = before.slice(first, first + MAX_ADDRESSES).concat(ids.map(recipePath));
  return `${DECLARATION}<urlset ${NAMESPACE}>${elements('url', origin, paths)}</urlset>`;
}

function recipePath(id: string): string {
  return `/recipe/${PLAIN.test(id) ? id : encodeURIComponent(id)}`;
}

function elements(kind: 'url' | 'sitemap', origin: string, paths: readonly string[]): string {
  const start = `<${kind}><loc>${escapeMarkup(origin)}`;
  const end = `</loc></${kind}>`;
  return paths.map((path) => start + escapeMarkup(path) + end).join('');
}

export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** Of the light theme: the manifest cannot know which theme a visitor has chosen. */
const PAGE_COLOR = '#f3f6f1';

export function webManifest({ name }: Pick<Site, 'name'>): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
