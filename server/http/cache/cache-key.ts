import { canonicalPath, splitUrl } from '../canonical-path.ts';
import type { PageAddress } from '../pages/page-address.ts';

const MAX_KEY_LENGTH = 2048;
const DAY_MS = 86_400_000;

/** The operation's path, and its parameters in one order. The API refuses unknown parameters. Null for what is not cached. */
export function apiKey(url: string): string | null {
  if (url.length > MAX_KEY_LENGTH) return null;
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null || search === '') return canonical;
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${canonical}?${parameters.toString()}`;
}

/** A document has the adverts of its day (in UTC). Its key never equals one of the API, which begins with a slash. */
export function pageKey(origin: string, { path, search }: PageAddress): string | null {
  const key = `${Math.floor(Date.now() / DAY_MS)} ${origin} ${path}${search}`;
  return key.length > MAX_KEY_LENGTH ? null : key;
}
