import type { Site } from '#openapi/generated/model/index.ts';

/** What a page says about itself to search engines, to share cards and in the window's title. */
export interface PageHead {
  /** Without the site's name; null for the site's name alone. */
  title: string | null;
  description: string;
  /** Path of the share picture on this site, or a web address. */
  image?: string | undefined;
  /** Path of the page that search engines should know when this one says the same; its own path when absent. */
  canonical?: string;
  kind?: 'website' | 'article';
  /** schema.org objects; addresses in them may be paths of this site. */
  jsonLd?: object[] | undefined;
  /** Kept out of search engines. */
  hidden?: boolean;
  /** HTTP status of the page, 200 when absent. */
  status?: number;
}

/** The title of the window. */
export function fullTitle(head: PageHead, siteName: string): string {
  return head.title ? `${head.title} · ${siteName}` : siteName;
}

/** The head's elements as HTML. `url` is the page's own absolute address, `origin` the site's. */
export function headHtml(head: PageHead, site: Site, url: string, origin: string): string {
  const title = fullTitle(head, site.name);
  const canonical = head.canonical ? absoluteAddress(head.canonical, origin) : url;
  const image = absoluteAddress(head.image ?? '/share/_site.png', origin);
  // X takes the words and the picture of Open Graph.
  const named = { description: head.description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:site_name': site.name,
    'og:type': head.kind ?? 'website',
    'og:title': title,
    'og:description': head.description,
    'og:url': canonical,
    'og:image': image,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...Object.entries(named).map(([name, content]) => meta('name', name, content)),
    ...(head.hidden || head.status ? [meta('name', 'robots', 'noindex')] : []),
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
    ...(head.status ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${scriptJson(withOrigin(data, origin))}</script>`,
    ),
  ].join('');
}

/** JSON that may stand inside a script element: no text in it can end the element or open a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text that may stand in HTML, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A path of this site as an absolute address; a web address stays as it is. */
export function absoluteAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/** Properties of schema.org objects that hold addresses. */
const ADDRESS_PROPERTIES = new Set(['@id', 'image', 'item', 'logo', 'url']);

/** A schema.org object with every path of this site made an absolute address, as its readers demand. */
function withOrigin(data: object, origin: string): unknown {
  return JSON.parse(
    JSON.stringify(data, (property, value: unknown) =>
      typeof value === 'string' && ADDRESS_PROPERTIES.has(property) ? absoluteAddress(value, origin) : value,
    ),
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
