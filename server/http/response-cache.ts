import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#openapi/days.ts';
import { PAGE_PATHS, pageOf, type PagePath } from '#openapi/pages/page-table.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { canonicalPath, splitUrl } from '#server/operations/pipeline/api-request.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { siteFileAt } from './site-files.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Long lists exist in large catalogues alone, and have a bound of their own, so that they displace no short answer. A list of 20,000 recipes
 * like those of the starter catalogue takes 23 MiB. One of 32 MiB or more is not stored, and is made anew for each reader.
 */
const LONG_BYTES = 2 * MEBIBYTE;
const MAX_BYTES = { short: 16 * MEBIBYTE, long: 48 * MEBIBYTE };
const ENTRY_BYTES = 1024;
/** Compressed forms are made later. Together they take less than half of the bytes of which they are made. */
const WITH_COMPRESSED_FORMS = 1.5;

function createCache(maxSize: number): LRUCache<string, EncodedResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bytes, isCompressible }, key) =>
      Math.ceil(bytes.length * (isCompressible ? WITH_COMPRESSED_FORMS : 1)) + 2 * key.length + ENTRY_BYTES,
  });
}

/**
 * Holds the answers of one edition of the public catalogue, by the keys below.
 *
 * Invariants. An answer shows the newest edition: a new one empties the cache, since writes are rare and a page takes some 10 ms. An answer
 * that depends on a session never comes in. The bytes stay within their limit, and the least recently used answers go first.
 */
export class ResponseCache {
  readonly #live: Pick<LiveCatalogue, 'public'>;
  readonly #short = createCache(MAX_BYTES.short);
  readonly #long = createCache(MAX_BYTES.long);
  #edition = 0;

  constructor(live: Pick<LiveCatalogue, 'public'>) {
    this.#live = live;
  }

  find(key: string): EncodedResponse | undefined {
    this.#followEdition();
    return this.#short.get(key) ?? this.#long.get(key);
  }

  /** Stores nothing of an edition that is over. */
  store(key: string, answer: EncodedResponse, edition: number): void {
    this.#followEdition();
    if (edition !== this.#edition) return;
    (answer.bytes.length < LONG_BYTES ? this.#short : this.#long).set(key, answer);
  }

  #followEdition(): void {
    const { edition } = this.#live.public();
    if (edition === this.#edition) return;
    this.#short.clear();
    this.#long.clear();
    this.#edition = edition;
  }
}

const MAX_KEY_LENGTH = 2048;

/**
 * Returns the operation's path, and its parameters in one order. Returns null for what is not cached. The API refuses unknown parameters.
 */
export function apiKey(url: string): string | null {
  if (url.length > MAX_KEY_LENGTH) return null;
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null || search === '') return canonical;
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${canonical}?${parameters.toString()}`;
}

/**
 * Returns the key of a document, which has the adverts of its day (in UTC). It never equals a key of the API, which begins with a slash.
 */
export function pageKey(origin: string, { path, search }: PageAddress): string {
  return `${Math.floor(Date.now() / DAY_MS)} ${origin} ${path}${search}`;
}

export interface PageAddress {
  path: string;
  search: string;
}

const MAX_PATH_LENGTH = 1024;
const MAX_SEARCH_LENGTH = 2048;
/** Visitors share lists of recipes and bottles, of which these pages take the first ones and say so. An address ends at 16 KiB anyway. */
const LIST_PAGES: readonly PagePath[] = ['/saved', '/my-bar'];
/** All addresses without a page share its document, so that none of them costs a render. */
export const NO_PAGE_PATH = '/not-found';
const NO_PAGE: PageAddress = { path: NO_PAGE_PATH, search: '' };

/** Returns the part of an address that decides what its page shows. Throws a 414. */
export function pageAddress(url: string): PageAddress {
  const [given, search] = splitUrl(url);
  if (given.length > MAX_PATH_LENGTH) return NO_PAGE;
  const path = pagePath(canonicalPath(given) ?? given);
  const found = PATTERNS.find(([, pattern]) => pattern.test(path));
  if (!found) return siteFileAt(path) ? { path, search: '' } : NO_PAGE;
  const known = search === '' ? '' : knownSearch(found[0], search);
  if (known.length > MAX_SEARCH_LENGTH && !LIST_PAGES.includes(found[0]))
    throw new RequestProblem(414, 'The address is too long.');
  return { path, search: known };
}

const PATTERNS = PAGE_PATHS.filter((path) => path !== '*').map(
  (path) => [path, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const,
);

/**
 * Returns the path as the router reads it. The router ignores slashes at the end and the case of the first segment. Further segments are
 * names, which may differ in their case.
 */
function pagePath(path: string): string {
  const known = path.replace(/^\/[^/]*/, (first) => first.toLowerCase());
  return known.replace(/(?<!\/)\/+$/, '') || '/';
}

/** Returns the parameters that change the page, in one order and with a question mark. Returns an empty text if there are none. */
function knownSearch(page: PagePath, search: string): string {
  const { parameters: known = {} } = pageOf(page);
  const asked = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of Object.keys(known).sort()) {
    const value = known[name]?.(asked.getAll(name)) ?? null;
    if (value !== null) parameters.set(name, value);
  }
  // Only a filtered collection has pages.
  if (page === '/explore-collection' && parameters.size === 1) parameters.delete('page');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
