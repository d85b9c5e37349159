import { DAY_MS } from '#openapi/dates/days.ts';
import { canonicalPath } from '#server/operations/requests/canonical-path.ts';
import { splitUrl } from '#server/operations/requests/request-line.ts';
import type { PageUrl } from './page-url.ts';

const MAX_KEY_LENGTH = 2048;

/** Returns the path with its parameters sorted, or null for a URL that is too long or broken. */
export function apiCacheKey(url: string): string | null {
  if (url.length > MAX_KEY_LENGTH) return null;
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null || search === '') return canonical;
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${canonical}?${parameters.toString()}`;
}

/** The key has the day (UTC), since adverts change with it. Keys of the API differ: they begin with a slash. */
export function pageCacheKey(origin: string, { path, search }: PageUrl): string {
  return `${Math.floor(Date.now() / DAY_MS)} ${origin} ${path}${search}`;
}
