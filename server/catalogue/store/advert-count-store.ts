/** How often an advert was seen and clicked on a day (`yyyy-mm-dd`). */
export interface DailyCount {
  day: string;
  advertId: string;
  views: number;
  clicks: number;
}

/** Counts are no part of the catalogue: they raise no revision and have no history. A backup has them. */
export interface AdvertCountStore {
  /** Adds to those of the day. It is durable within ten seconds, and when the store is closed. */
  add(counts: readonly DailyCount[]): void;
  /** From one day to another, both included; in no order. */
  list(from: string, to: string): Promise<readonly DailyCount[]>;
}

export type Counts = Map<string, DailyCount>;

export function addCounts(sums: Counts, counts: readonly DailyCount[]): void {
  for (const { day, advertId, views, clicks } of counts) {
    const key = `${day} ${advertId}`;
    const known = sums.get(key) ?? { views: 0, clicks: 0 };
    sums.set(key, { day, advertId, views: known.views + views, clicks: known.clicks + clicks });
  }
}
