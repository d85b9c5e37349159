import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';

/** By the path up to its second slash. */
const PARAMETERS = new Map(
  PAGE_PATHS.map((path) => [path.replace(/:.*$/, ''), pageOf(path).parameters] as const),
);
const COLLECTION = PARAMETERS.get('/explore-collection');

/** The parameters that change the page, in one order and with a question mark; or empty. */
export function knownSearch(path: string, search: string): string {
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
