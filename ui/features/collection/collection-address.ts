import { ARRANGEMENTS, FILTERS, type CollectionFilter } from '#openapi/pages/collection-filter.ts';

/** Ignores unknown parameters. A form without scripts repeats a name. */
export function filterFromAddress(address: URLSearchParams): CollectionFilter {
  const values = FILTERS.map((name) => [name, address.getAll(name).join(',').trim()] as const);
  return Object.fromEntries(values) as CollectionFilter;
}

export function filterToAddress(filter: CollectionFilter): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));
}

/** False for the whole menu in its own order. */
export function isNarrowed(address: URLSearchParams): boolean {
  return [...FILTERS, ...ARRANGEMENTS].some((name) => (address.get(name) ?? '').trim() !== '');
}
