import { escapeMarkup } from '#openapi/text/format-text.ts';
import { LINK_SIZE } from '#openapi/pictures.ts';
import type { Site } from '#openapi/generated/model.ts';

export interface PageHead {
  /** The title without the site's name. For null, the title is that name. */
  title: string | null;
  description: string;
  image?: string;
  /** Describes the image. The default is the title. */
  imageAlt?: string;
  /** The path that search engines should know instead of the page's URL. */
  canonical?: string;
  kind?: 'website' | 'article';
  /** What the page shows, in the words of schema.org. */
  jsonLd?: object;
  noIndex?: boolean;
  /** The status of the response, by default 200. */
  status?: number;
}

export function fullTitle(head: PageHead, siteName: string): string {
  return head.title ? `${head.title} · ${siteName}` : siteName;
}

/** The site's link pictures have one size; the size of another site's picture is unknown. */
const hasLinkSize = (image: string | undefined): boolean =>
  image === undefined || image.startsWith('/share/') || image.endsWith('?crop=link');

export function headHtml(head: PageHead, site: Site, url: string, origin: string): string {
  const title = fullTitle(head, site.name);
  const canonical = head.canonical ? absoluteUrl(head.canonical, origin) : url;
  const image = absoluteUrl(head.image ?? '/share/_site.png', origin);
  // For text and picture, X reads the properties of Open Graph.
  const names = { description: head.description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:site_name': site.name,
    'og:type': head.kind ?? 'website',
    'og:title': title,
    'og:description': head.description,
    'og:url': canonical,
    'og:image': image,
    ...(hasLinkSize(head.image) && {
      'og:image:width': String(LINK_SIZE.width),
      'og:image:height': String(LINK_SIZE.height),
    }),
    'og:image:alt': head.imageAlt ?? title,
  };
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...Object.entries(names).map(([name, content]) => meta('name', name, content)),
    ...(head.noIndex || head.status ? [meta('name', 'robots', 'noindex')] : []),
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
    ...(head.status ? [] : [`<link rel="canonical" href="${escapeMarkup(canonical)}">`]),
    ...(head.jsonLd
      ? [`<script type="application/ld+json">${scriptJson(withOrigin(head.jsonLd, origin))}</script>`]
      : []),
  ].join('');
}

/** Writes JSON that can neither end a script element nor open a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const absoluteUrl = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);

const URL_PROPERTIES = new Set(['image', 'url']);

/** Search engines want absolute URLs in JSON-LD. */
function withOrigin(data: object, origin: string): unknown {
  return JSON.parse(
    JSON.stringify(data, (property, value: unknown) =>
      typeof value === 'string' && URL_PROPERTIES.has(property) ? absoluteUrl(value, origin) : value,
    ),
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}

/** The status of a page whose content could not be read, so that no cache or search engine stores it. */
export const UNAVAILABLE = 503;
export const NOT_FOUND = 404;
