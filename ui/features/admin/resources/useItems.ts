import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dataOf } from '#ui/api/fetcher.ts';
import type { AdminResource, Item } from './resource.ts';

const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Sorts by name, and substitutions by original ingredient (PRODUCT.md, section 9). */
export function sortedItems(items: readonly Item[], row: AdminResource['row']): Item[] {
  return [...items].sort((one, other) => compareNames(row(one).title, row(other).title));
}

/** Reads the list of a resource, since its tab may not have read it yet. */
export function listQuery({ list, alwaysFresh = false }: AdminResource) {
  return { ...list, select: dataOf<Item[]>, refetchOnMount: alwaysFresh ? ('always' as const) : true };
}

/** `items` is undefined until it is loaded. A loaded list stays when it cannot be read again. */
export function useItems(resource: AdminResource) {
  const query = useQuery(listQuery(resource));
  const { row } = resource;
  const { data } = query;
  const items = useMemo(() => data && sortedItems(data, row), [data, row]);
  return { items, isError: query.isLoadingError, isOutdated: query.isRefetchError, refetch: query.refetch };
}
