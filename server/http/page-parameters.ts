import { ARRANGEMENTS, FILTERS } from '#openapi/collection-filter.ts';
import { SubstitutionCategory, SubstitutionDifficulty } from '#openapi/generated/model/index.ts';
import { pageNumber } from '#openapi/rules/page-number.ts';

/** What a page reads from the values of a parameter; null when they change nothing on the page. */
type ReadValues = (values: readonly string[]) => string | null;

const given: ReadValues = ([first]) => first ?? null;
const filled: ReadValues = ([first = '']) => (first.trim() === '' ? null : first);
/** A form without scripts repeats a name for each box that is ticked. */
const list: ReadValues = (values) => filled([values.join(',')]);
const bottles: ReadValues = (values) => filled([values.filter(Boolean).join(',')]);
const furtherPage: ReadValues = ([first = '']) => (pageNumber(first) > 1 ? first : null);
const oneOf =
  (options: readonly string[]): ReadValues =>
  ([first = '']) =>
    options.includes(first) ? first : null;

type Parameters = Readonly<Record<string, ReadValues>>;

const CATEGORY: Parameters = { page: furtherPage };
const COLLECTION: Parameters = {
  ...Object.fromEntries(FILTERS.map((name) => [name, list])),
  ...Object.fromEntries(ARRANGEMENTS.map((name) => [name, filled])),
  page: furtherPage,
};

/** The parameters that each page reads, by its path up to its second slash. All others mean nothing to it. */
const PARAMETERS: Readonly<Partial<Record<string, Parameters>>> = {
  '/categories': CATEGORY,
  '/categories/': CATEGORY,
  '/category/': CATEGORY,
  '/explore-collection': COLLECTION,
  '/my-bar': { have: bottles },
  '/sustainable-guide': {
    category: oneOf(Object.values(SubstitutionCategory)),
    difficulty: oneOf(Object.values(SubstitutionDifficulty)),
    q: filled,
  },
  '/tutorials': { technique: given },
};

/** The part of a query that changes the page at `path`, in one order and with its question mark; or empty. */
export function knownSearch(path: string, search: string): string {
  if (search === '') return '';
  const known = PARAMETERS[/^\/[^/]*\/?/.exec(path)?.[0] ?? ''];
  if (!known) return '';
  const asked = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of Object.keys(known).sort()) {
    const value = known[name]?.(asked.getAll(name)) ?? null;
    if (value !== null) parameters.set(name, value);
  }
  // Only a filtered collection is divided into pages; the whole collection is one page.
  if (known === COLLECTION && parameters.size === 1) parameters.delete('page');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
