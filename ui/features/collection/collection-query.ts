import type { ListCollectionOptionsParams, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { filterFromAddress, filterToAddress } from './collection-address.ts';
import { entriesOf } from '#openapi/entries-of.ts';
import { pageFromAddress, pageQuery } from '#ui/lib/addresses/paging.ts';
import { PATH } from './collection-head.ts';

/** Drinks on one page of what is left: whole rows of two and of three cards, each with a drawing. */
export const DRINKS_PER_PAGE = 48;

/** Filters of the address that name several things between commas. */
const LISTS = ['freeFrom', 'have', 'without'] as const;

/** What an address narrows the collection to, as the API is asked for it; nothing in it for the whole collection. */
export function filterQuery(address: URLSearchParams): ListCollectionOptionsParams {
  const filter = Object.fromEntries(filterToAddress(filterFromAddress(address)));
  const lists = LISTS.flatMap((name) =>
    filter[name] === undefined ? [] : [[name, entriesOf(filter[name])]],
  );
  return {
    ...filter,
    ...(Object.fromEntries(lists) as Pick<ListCollectionOptionsParams, (typeof LISTS)[number]>),
  };
}

/** The page of the collection that an address asks for, in its order. */
export function narrowedQuery(address: URLSearchParams): ListCocktailsParams {
  const sort = address.get('sort') as ListCocktailsParams['sort'];
  const page = pageQuery(pageFromAddress(address), DRINKS_PER_PAGE);
  return { ...filterQuery(address), ...(sort && { sort }), ...page };
}

/** Path of a page of the collection as an address narrows and shows it. */
export function narrowedPath(address: URLSearchParams, page: number): string {
  const parameters = filterToAddress(filterFromAddress(address));
  for (const name of ['sort', 'view']) {
    const value = address.get(name);
    if (value) parameters.set(name, value);
  }
  if (page > 1) parameters.set('page', String(page));
  return `${PATH}?${parameters.toString()}`;
}
