import { escapeMarkup } from '#openapi/text/format-text.ts';
import { LIGHT_PAGE } from '#openapi/pages/page-colors.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import type { Site } from '#openapi/generated/model.ts';

/** These files are made of the catalogue. A pattern captures the theme or the id. */
const SITE_FILES = {
  robots: /^\/robots\.txt$/,
  siteMap: /^\/sitemap\.xml$/,
  manifest: /^\/manifest\.webmanifest$/,
  tiles: /^\/drawings\/categories-(light|dark)\.svg$/,
  shareCard: /^\/share\/([^/]+)\.png$/,
};

export type SiteFile = keyof typeof SITE_FILES;

export function siteFileAt(path: string): { file: SiteFile; name: string } | null {
  for (const [file, pattern] of Object.entries(SITE_FILES)) {
    const found = pattern.exec(path);
    if (found) return { file: file as SiteFile, name: found[1] ?? '' };
  }
  return null;
}

const FIXED_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isInSiteMap);

/** Search engines read at most this many URLs of one file. */
const MAX_URLS = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function siteMap(origin: string, paths: readonly string[]): string {
  const urls = [...FIXED_PATHS, ...paths]
    .slice(0, MAX_URLS)
    .map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${urls.join('')}</urlset>`;
}

export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function webManifest({ name }: Pick<Site, 'name'>): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    // The manifest cannot know which theme a visitor has chosen.
    background_color: LIGHT_PAGE,
    theme_color: LIGHT_PAGE,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
