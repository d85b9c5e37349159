import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyAd } from '#openapi/generated/model.ts';
import { utcDay } from '#openapi/days.ts';
import { advertState } from '#ui/lib/dates/advert-state.ts';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { seededRandom } from '#ui/lib/drawing/seeded-random.ts';
import { dayQuery, useDay } from './useDay.ts';
import { getListMyAdsQueryKey, listMyAds } from '#ui/api/generated/myads/myads.ts';

/** The maximum in a document. A page has fewer places, so that each visit shows other adverts. */
const MAX_ADVERTS = 24;

/** Removes expired adverts, so that the document stays small, and sorts the others by their start. */
function documentAdverts(adverts: readonly MyAd[], day: string): MyAd[] {
  return adverts
    .filter((advert) => advertState(advert, day) !== 'expired')
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MAX_ADVERTS);
}

const advertsQuery = queryOptions({
  queryKey: [...getListMyAdsQueryKey(), { select: 'active' }],
  queryFn: async ({ signal }) =>
    documentAdverts((await listMyAds(undefined, { signal })).data, utcDay(new Date())),
});

export async function prefetchAdverts(client: QueryClient): Promise<void> {
  await Promise.all([client.prefetchQuery(advertsQuery), client.prefetchQuery(dayQuery)]);
}

/** Returns the active adverts (PRODUCT.md, States) in random order. Until hydration, each one is null. */
export function useAdverts(): readonly (MyAd | null)[] {
  const adverts = useQuery(advertsQuery);
  const renderedOn = useDay();
  const isHydrated = useIsHydrated();
  const today = utcDay(new Date(useNow()));
  const [seed] = useState(() => String(Math.random()));

  if (adverts.isPending) return [null];
  const day = isHydrated ? today : renderedOn;
  const active = (adverts.data ?? []).filter((advert) => advertState(advert, day) === 'running');
  return isHydrated ? shuffle(active, seededRandom(seed)) : active.map(() => null);
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
