import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { canonicalPath, splitUrl } from '../canonical-path.ts';

export interface PageAddress {
  /** One spelling for each character. */
  path: string;
  /** The parameters that the page reads, with a question mark; or empty. */
  search: string;
}

/** A path that cannot be read stays as it is. */
export function pageAddress(url: string): PageAddress {
  const [given, search] = splitUrl(url);
  const path = pagePath(canonicalPath(given) ?? given);
  return { path, search: knownSearch(path, search) };
}

/** The router ignores slashes at the end and the case of the first segment; further segments are names, which may differ in their case. */
function pagePath(path: string): string {
  const end = path.indexOf('/', 1);
  const first = end < 0 ? path : path.slice(0, end);
  return (first.toLowerCase() + path.slice(first.length)).replace(TRAILING_SLASHES, '') || '/';
}

const TRAILING_SLASHES = /(?<!\/)\/+$/;

/** By the path up to its second slash. */
const PARAMETERS = new Map(
  PAGE_PATHS.map((path) => [path.replace(/:.*$/, ''), pageOf(path).parameters] as const),
);
const COLLECTION = PARAMETERS.get('/explore-collection');

/** The parameters that change the page, in one order and with a question mark; or empty. */
function knownSearch(path: string, search: string): string {
  if (search === '') return '';
  const known = PARAMETERS.get(/^\/[^/]*\/?/.exec(path)?.[0] ?? '');
  if (!known) return '';
  const asked = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of Object.keys(known).sort()) {
    const value = known[name]?.(asked.getAll(name)) ?? null;
    if (value !== null) parameters.set(name, value);
  }
  // Only a filtered collection has pages.
  if (known === COLLECTION && parameters.size === 1) parameters.delete('page');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
