import type { DailyCount } from './store/advert-count-store.ts';

/** By day and advert. */
export type Counts = Map<string, DailyCount>;

export function addCounts(sums: Counts, counts: readonly DailyCount[]): void {
  for (const { day, advertId, views, clicks } of counts) {
    const key = `${day} ${advertId}`;
    const known = sums.get(key) ?? { views: 0, clicks: 0 };
    sums.set(key, { day, advertId, views: known.views + views, clicks: known.clicks + clicks });
  }
}
