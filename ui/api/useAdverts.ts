import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyAd } from '#openapi/generated/model.ts';
import { utcDay } from '#openapi/dates/days.ts';
import { advertState, shuffled } from '#ui/lib/adverts/choose-adverts.ts';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { seededRandom } from '#ui/lib/drawing/seeded-random.ts';
import { dayQuery, useDay } from './useDay.ts';
import { getListMyAdsQueryKey, listMyAds } from './generated/myads/myads.ts';

/** A document has at most this many adverts. A page has fewer places, so that each visit shows others. */
const MAX_ADVERTS = 24;

/** Reads active and future adverts, the earliest first. Without the others the document stays small. */
const advertsQuery = queryOptions({
  queryKey: [...getListMyAdsQueryKey(), { select: 'active' }],
  queryFn: async ({ signal }) => {
    const today = utcDay(new Date());
    return (await listMyAds(undefined, { signal })).data
      .filter((advert) => advertState(advert, today) !== 'expired')
      .sort((a, b) => a.startDate.localeCompare(b.startDate))
      .slice(0, MAX_ADVERTS);
  },
});

export async function prefetchAdverts(client: QueryClient): Promise<void> {
  await Promise.all([client.prefetchQuery(advertsQuery), client.prefetchQuery(dayQuery)]);
}

/** Returns the active adverts (PRODUCT.md, section 4) in random order. Each is null until hydration. */
export function useAdverts(): readonly (MyAd | null)[] {
  const adverts = useQuery(advertsQuery);
  const renderedOn = useDay();
  const isHydrated = useIsHydrated();
  const today = utcDay(new Date(useNow()));
  const [seed] = useState(() => String(Math.random()));

  if (adverts.isPending) return [null];
  const day = isHydrated ? today : renderedOn;
  const active = (adverts.data ?? []).filter((advert) => advertState(advert, day) === 'running');
  return isHydrated ? shuffled(active, seededRandom(seed)) : active.map(() => null);
}
