import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Publication } from '#openapi/generated/model.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import type { AdminResource, Item } from '../resources/resource.ts';
import { advertState, type AdvertPeriod } from './publication-words.ts';
import { dataOf } from '#ui/api/fetcher.ts';

const UNUSED = 'unused';
const ADVERT_STATES = ['running', 'upcoming', 'expired'];

export function narrowings({ name, hasStatus, unused }: AdminResource): readonly string[] {
  if (name === 'myads') return ADVERT_STATES;
  return [...(unused ? [UNUSED] : []), ...(hasStatus ? Object.values(Publication) : [])];
}

/** `items` is undefined until it is known. `day` (`yyyy-mm-dd`) asks for another day than today. */
export function useNarrowedItems(
  resource: AdminResource,
  items: Item[] | undefined,
  narrowing: string,
  day = '',
) {
  const isWanted = narrowing === UNUSED;
  const unused = useQuery({
    ...(resource.unused ?? resource.list),
    select: dataOf<Item[]>,
    enabled: isWanted,
    refetchOnMount: 'always',
  });
  const now = useNow();
  // A day that is being typed is none yet.
  const time = (day && Date.parse(day)) || now;
  const { data } = unused;
  const narrowed = useMemo(() => {
    if (narrowing === '' || !items) return items;
    if (narrowing === UNUSED) {
      const ids = data && new Set(data.map(({ id }) => id));
      return ids && items.filter(({ id }) => ids.has(id));
    }
    if (ADVERT_STATES.includes(narrowing))
      return items.filter((item) => advertState(item as Item & AdvertPeriod, time) === narrowing);
    return items.filter((item) => publicationOf(item, time) === narrowing);
  }, [items, data, narrowing, time]);
  return {
    items: narrowed,
    isError: isWanted && unused.isLoadingError,
    isOutdated: isWanted && unused.isRefetchError,
    refetch: unused.refetch,
  };
}
