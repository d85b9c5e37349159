import { useMemo } from 'react';
import type { AdminResource, Item } from './resource.ts';

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name; substitutions by original ingredient (PRODUCT.md, section 9). */
export function sortedItems(items: readonly Item[], row: AdminResource['row']): Item[] {
  return [...items].sort((one, other) => COLLATOR.compare(row(one).title, row(other).title));
}

/** Undefined until loaded. A loaded list stays when it cannot be read again. */
export function useItems({ useList, row, alwaysFresh = false }: AdminResource) {
  const query = useList({ query: { refetchOnMount: alwaysFresh ? 'always' : true } });
  const { data } = query;
  const items = useMemo(() => data && sortedItems(data, row), [data, row]);
  return { items, isError: query.isLoadingError, isOutdated: query.isRefetchError, refetch: query.refetch };
}
