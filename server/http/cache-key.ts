import { knownSearch } from './page-parameters.ts';

/** A response of a longer address is never stored. */
const MAX_KEY_LENGTH = 2048;
const DAY_MS = 86_400_000;

/**
 * Key of a response of the API: its operation as its path names it, and its parameters in one order. The API refuses
 * unknown parameters, so they make no entries. Null for an address that is not cached.
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
 * Key of a document: its origin, its path and its known parameters in one order. Unknown parameters mean nothing to a page, so addresses that
 * differ in them share one entry. A document has room for the adverts of its day (in UTC), so it lasts no longer. It never equals a key of the
 * API, which begins with a slash.
 */
export function pageKey(origin: string, url: string): string | null {
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null) return null;
  const key = `${Math.floor(Date.now() / DAY_MS)} ${origin} ${canonical}${knownSearch(canonical, search)}`;
  return key.length > MAX_KEY_LENGTH ? null : key;
}

/** Path and query, the latter without its question mark. */
export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** The path with one spelling for each character; null when it cannot be read. */
function canonicalPath(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}
