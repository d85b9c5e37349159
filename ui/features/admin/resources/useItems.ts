import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminResource, Item } from './resource.ts';

export const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** By name; substitutions by original ingredient (PRODUCT.md, section 9). */
export function sortedItems(items: readonly Item[], row: AdminResource['row']): Item[] {
  return [...items].sort((one, other) => compareNames(row(one).title, row(other).title));
}

/** The tab of a resource may not have read its list yet. */
export function listQuery({ list, alwaysFresh = false }: AdminResource) {
  return { ...list, refetchOnMount: alwaysFresh ? ('always' as const) : true };
}

/** Undefined until loaded. A loaded list stays when it cannot be read again. */
export function useItems(resource: AdminResource) {
  const query = useQuery(listQuery(resource));
  const { row } = resource;
  const { data } = query;
  const items = useMemo(() => data && sortedItems(data, row), [data, row]);
  return { items, isError: query.isLoadingError, isOutdated: query.isRefetchError, refetch: query.refetch };
}
