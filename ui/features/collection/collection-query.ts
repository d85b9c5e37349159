import type { ListCollectionOptionsParams, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { filterFromAddress, filterToAddress } from '#ui/rules/collection-address.ts';
import { pageFromAddress, pageQuery } from '#ui/rules/paging.ts';
import { PATH } from './collection-head.ts';

/** Lines of the menu on one page of a large collection that is narrowed. */
export const LINES_PER_PAGE = 200;

/** What an address narrows the collection to, as the API is asked for it; nothing in it for the whole collection. */
export function filterQuery(address: URLSearchParams): ListCollectionOptionsParams {
  return Object.fromEntries(filterToAddress(filterFromAddress(address)));
}

/** The page of the narrowed collection that an address asks for. */
export function narrowedQuery(address: URLSearchParams): ListCocktailsParams {
  return { ...filterQuery(address), ...pageQuery(pageFromAddress(address), LINES_PER_PAGE) };
}

/** Path of a page of the collection as an address narrows it. */
export function narrowedPath(address: URLSearchParams, page: number): string {
  const parameters = filterToAddress(filterFromAddress(address));
  if (page > 1) parameters.set('page', String(page));
  return `${PATH}?${parameters.toString()}`;
}
