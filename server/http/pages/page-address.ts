import { canonicalPath, splitUrl } from '../canonical-path.ts';
import { knownSearch } from './page-parameters.ts';

/** What a document is rendered from and cached under. */
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
