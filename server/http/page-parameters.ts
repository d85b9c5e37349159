import { ARRANGEMENTS, FILTERS } from '#openapi/collection-filter.ts';

/** The parameters that each page reads, by the first segment of its path. All others mean nothing to it. */
const PARAMETERS: Readonly<Partial<Record<string, readonly string[]>>> = {
  admin: ['tab'],
  categories: ['page'],
  category: ['page'],
  'explore-collection': [...FILTERS, ...ARRANGEMENTS, 'page'],
  'my-bar': ['have'],
  'sustainable-guide': ['category', 'difficulty', 'q'],
  tutorials: ['technique'],
};

/** The part of a query that the page at `path` reads, in one order and with its question mark; or empty. */
export function knownSearch(path: string, search: string): string {
  if (search === '') return '';
  const known = PARAMETERS[path.split('/', 2)[1] ?? ''];
  if (!known) return '';
  const given = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of [...known].sort()) {
    // A form without scripts repeats a name for each box that is ticked.
    const values = given.getAll(name);
    if (values.length > 0) parameters.set(name, values.join(','));
  }
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
