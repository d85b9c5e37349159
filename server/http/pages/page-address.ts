import { canonicalPath, splitUrl } from '../canonical-path.ts';
import { knownSearch } from './page-parameters.ts';

/** What a document is rendered from and cached under. Addresses of the same document have the same one. */
export interface PageAddress {
  /** Encoded, with one spelling for each character. */
  path: string;
  /** The parameters that the page reads, with a question mark; or empty. */
  search: string;
}

/** The document that an address means. A path that cannot be read stays as it is. */
export function pageAddress(url: string): PageAddress {
  const [given, search] = splitUrl(url);
  const path = pagePath(canonicalPath(given) ?? given);
  return { path, search: knownSearch(path, search) };
}

/**
 * The router reads a path with slashes behind it, or in capital letters, like the one without. The first segment is a word of the
 * site; further ones are names of the catalogue, which may differ in their capitals.
 */
function pagePath(path: string): string {
  const end = path.indexOf('/', 1);
  const first = end < 0 ? path : path.slice(0, end);
  return (first.toLowerCase() + path.slice(first.length)).replace(TRAILING_SLASHES, '') || '/';
}

const TRAILING_SLASHES = /(?<!\/)\/+$/;
