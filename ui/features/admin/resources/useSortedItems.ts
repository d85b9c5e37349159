import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { selectData } from '#ui/api/fetcher.ts';
import type { AdminItem, AdminResource } from './admin-resource.ts';

const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

export function sortedItems(items: readonly AdminItem[], summarise: AdminResource['summarise']): AdminItem[] {
  return [...items].sort((a, b) => compareNames(summarise(a).title, summarise(b).title));
}

export function itemsQuery({ listQuery, refetchOnMount }: AdminResource) {
  return { ...listQuery, select: selectData<AdminItem[]>, refetchOnMount };
}

/** `items` is undefined until it is loaded. A loaded list stays when it cannot be read again. */
export function useSortedItems(resource: AdminResource) {
  const { summarise } = resource;
  const { data, isLoadingError, isRefetchError, refetch } = useQuery(itemsQuery(resource));
  const items = useMemo(() => data && sortedItems(data, summarise), [data, summarise]);
  return { items, isError: isLoadingError, isOutdated: isRefetchError, refetch };
}
