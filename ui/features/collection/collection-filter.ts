import type {
  ListCollectionOptionsParams,
  ListCocktailsParams,
  CollectionOptions,
} from '#openapi/generated/model.ts';
import { MAX_BOTTLES, MAX_EXCLUSIONS } from '#openapi/generated/limits.ts';
import { CARDS_PER_COLLECTION_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { pageInUrl, pageRange } from '#ui/lib/pages/paging.ts';
import { COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';
import {
  ARRANGEMENTS,
  splitAtCommas,
  FILTERS,
  namesIn,
  type CollectionFilter,
} from '#openapi/pages/page-parameters.ts';
import { useTypedParameter } from '#ui/history/useTypedParameter.ts';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';

export const TITLE = 'Explore Our Collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';

/** The filters with several values, separated by commas, and the maximum number that the API takes. */
const LISTS = new Map<string, number>([
  ['freeFrom', Infinity],
  ['have', MAX_BOTTLES],
  ['without', MAX_EXCLUSIONS],
]);

export function optionsParameters(search: URLSearchParams): ListCollectionOptionsParams {
  const filter = [...filterToUrl(filterFromUrl(search))].map(([name, value]) => {
    const most = LISTS.get(name);
    return [name, most === undefined ? value : namesIn(value, most)] as const;
  });
  return Object.fromEntries(filter.filter(([, value]) => value.length > 0));
}

export function listParameters(search: URLSearchParams): ListCocktailsParams {
  const sort = search.get('sort') as ListCocktailsParams['sort'];
  const page = pageRange(pageInUrl(search), CARDS_PER_COLLECTION_PAGE);
  return { ...optionsParameters(search), ...(sort && { sort }), ...page };
}

export function narrowedPath(search: URLSearchParams, page: number): string {
  const parameters = filterToUrl(filterFromUrl(search));
  for (const name of ['sort', 'view']) {
    const value = search.get(name);
    if (value) parameters.set(name, value);
  }
  if (page > 1) parameters.set('page', String(page));
  return `${COLLECTION_PATH}?${parameters.toString()}`;
}

/** Reads the filters of a URL and ignores unknown parameters. A form without scripts repeats a name. */
export function filterFromUrl(search: URLSearchParams): CollectionFilter {
  const values = FILTERS.map((name) => [name, search.getAll(name).join(',').trim()] as const);
  return Object.fromEntries(values) as CollectionFilter;
}

export function filterToUrl(filter: CollectionFilter): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));
}

/** Returns false for the whole collection in its default order. */
export function isNarrowed(search: URLSearchParams): boolean {
  return [...FILTERS, ...ARRANGEMENTS].some((name) => (search.get(name) ?? '').trim() !== '');
}

/**
 * Adds entries to a typed list, or removes them, and keeps what else the visitor typed. Added entries come
 * first, since the filter reads only the first MAX_EXCLUSIONS.
 */
export function withEntries(typed: string, entries: readonly string[], areIn: boolean): string {
  const present = areIn ? namesIn(typed, MAX_EXCLUSIONS) : splitAtCommas(typed);
  if (entries.every((entry) => present.includes(entry) === areIn)) return typed;
  const others = splitAtCommas(typed).filter((entry) => !entries.includes(entry));
  return [...(areIn ? entries : []), ...others].join(', ');
}

export function useCollectionFilter() {
  const [parameters, updateQuery] = useUrlParameters();
  const [without, setWithout] = useTypedParameter('without');
  const filter = { ...filterFromUrl(parameters), without };
  return {
    filter,
    parameters,
    activeCount: Object.values(filter).filter((value) => value.trim() !== '').length,
    choose: (name: string, value: string) => updateQuery((latest) => withParameter(latest, name, value)),
    setWithout,
    clear: () => {
      setWithout('');
      updateQuery(() => new URLSearchParams());
    },
  };
}

export type CollectionFiltering = ReturnType<typeof useCollectionFilter>;

export interface CollectionFiltersProps {
  options: CollectionOptions;
  filtering: CollectionFiltering;
}
