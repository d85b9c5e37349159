import { LONG_LIST_PAGES, PAGE_PATHS, pageOf, type PagePath } from '#openapi/pages/page-table.ts';
import { canonicalPath, splitUrl } from '#server/operations/requests/request-line.ts';
import { RequestProblem } from '#server/operations/responses/request-problem.ts';
import { isSiteFile } from './site-files.ts';

export interface PageUrl {
  path: string;
  search: string;
}

const MAX_PATH_LENGTH = 1024;
const MAX_SEARCH_LENGTH = 2048;
/** All URLs without a page share one document, so it is rendered once. */
export const NO_PAGE_PATH = '/not-found';
const NO_PAGE: PageUrl = { path: NO_PAGE_PATH, search: '' };
const PATTERNS = PAGE_PATHS.filter((path) => path !== '*').map(
  (path) => [path, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const,
);

/** Returns the part of a URL that decides what its page shows. Throws a RequestProblem 414. */
export function pageUrlOf(url: string): PageUrl {
  const [requestPath, search] = splitUrl(url);
  if (requestPath.length > MAX_PATH_LENGTH) return NO_PAGE;
  const path = pagePath(canonicalPath(requestPath) ?? requestPath);
  const found = PATTERNS.find(([, pattern]) => pattern.test(path));
  if (!found) return isSiteFile(path) ? { path, search: '' } : NO_PAGE;
  const pageSearch = search === '' ? '' : knownSearch(found[0], search);
  if (pageSearch.length > MAX_SEARCH_LENGTH && !LONG_LIST_PAGES.includes(found[0]))
    throw new RequestProblem(414, 'The address is too long.');
  return { path, search: pageSearch };
}

/** The router ignores slashes at the end and the case of the first segment. */
function pagePath(path: string): string {
  const lowered = path.replace(/^\/[^/]*/, (first) => first.toLowerCase());
  return lowered.replace(/(?<!\/)\/+$/, '') || '/';
}

/** Returns the parameters that change the page, in one order and with a question mark, or an empty text. */
function knownSearch(page: PagePath, search: string): string {
  const { parameters: readers = {} } = pageOf(page);
  const all = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of Object.keys(readers).sort()) {
    const value = readers[name]?.(all.getAll(name)) ?? null;
    if (value !== null) parameters.set(name, value);
  }
  // Only a filtered collection has pages.
  if (page === '/explore-collection' && parameters.size === 1) parameters.delete('page');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
