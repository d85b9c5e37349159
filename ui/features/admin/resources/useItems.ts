import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminResource, Item } from './resource.ts';

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** "Admin lists sorted by name ascending (substitutions by original ingredient)" (spec, section 9). */
export function sortedItems(items: readonly Item[], row: AdminResource['row']): Item[] {
  return [...items].sort((one, other) => COLLATOR.compare(row(one).title, row(other).title));
}

/** The list of a resource, sorted; undefined data until it is there. */
export function useItems({ listKey, list, row, alwaysFresh = false }: AdminResource) {
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => list({ signal }),
    refetchOnMount: alwaysFresh ? 'always' : true,
  });
  const { data } = query;
  const items = useMemo(() => data && sortedItems(data, row), [data, row]);
  return { items, isError: query.isError, refetch: query.refetch };
}
