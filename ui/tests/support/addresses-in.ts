/** What a resource names, by the kind of the resource: the addresses as they stand there, not yet resolved. */
type Reader = (text: string) => string[];

const ATTRIBUTE_WITH_ONE =
  /<(?:a|link|script|img|source|video|iframe|image|use)\b[^>]*?\s(?:href|src|poster)="([^"]*)"/g;
const ATTRIBUTE_WITH_SEVERAL = /\sdata-(?:modules|scripts)="([^"]*)"/g;
const PICTURE_SET = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const META = /<meta (?:name|property)="(?:og:url|og:image)" content="([^"]*)"/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;
/** schema.org's own names are addresses that no reader fetches. */
const VOCABULARY = /^https?:\/\/schema\.org/;

const READERS: Record<string, Reader> = {
  'text/html': (html) => [
    ...all(html, ATTRIBUTE_WITH_ONE),
    ...all(html, ATTRIBUTE_WITH_SEVERAL).flatMap((list) => list.split(' ')),
    ...all(html, PICTURE_SET).flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
    ...all(html, META),
    ...all(html, STRUCTURED_DATA).flatMap((json) => addressesInJson(JSON.parse(json))),
  ],
  'text/css': (css) => all(css, /url\(["']?([^"')]+)/g),
  'text/javascript': (code) =>
    all(code, /["'`]((?:\.\/|\/?assets\/)[\w./-]+\.(?:js|css))["'`]/g).map(fromRoot),
  'application/json': (json) => addressesInJson(JSON.parse(json)),
  'application/manifest+json': (json) => addressesInManifest(JSON.parse(json) as WebManifest),
  'application/xml': (xml) => all(xml, /<(?:image:)?loc>([^<]*)</g),
  'text/plain': (text) => all(text, /^Sitemap: (.*)$/gm),
};

interface WebManifest {
  start_url: string;
  icons: { src: string }[];
}

/** The addresses that a resource of the media type `type` names; nothing for the types that name none. */
export function addressesIn(type: string, text: string): string[] {
  const addresses = READERS[type]?.(text) ?? [];
  return addresses.map(withoutEntities).filter((address) => address !== '' && !VOCABULARY.test(address));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

/** Vite lists the files of a later import from the root, without the slash. */
function fromRoot(address: string): string {
  return address.startsWith('assets/') ? `/${address}` : address;
}

function addressesInManifest({ start_url, icons }: WebManifest): string[] {
  return [start_url, ...icons.map(({ src }) => src)];
}

function addressesInJson(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:\/)?\/\S+$/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(addressesInJson) : [];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
  '#x27': "'",
};

function withoutEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (found, name: string) => ENTITIES[name] ?? found);
}
