import type { MyAd } from '#openapi/generated/model.ts';

export type AdvertPeriod = Pick<MyAd, 'startDate' | 'endDate'>;

/** Tells whether an advert runs on a day in UTC, both ends included (PRODUCT.md, section 4). */
export function advertState({ startDate, endDate }: AdvertPeriod, day: string) {
  if (endDate < day) return 'expired';
  return startDate > day ? 'upcoming' : 'running';
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
