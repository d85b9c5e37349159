import type { MyAd } from '#openapi/generated/model.ts';

export type AdvertPeriod = Pick<MyAd, 'startDate' | 'endDate'>;

/** Days are in UTC, and both ends are included (PRODUCT.md, States). */
export function advertState({ startDate, endDate }: AdvertPeriod, day: string) {
  if (endDate < day) return 'expired';
  return startDate > day ? 'upcoming' : 'running';
}

/** A document has at most this many adverts. A page has fewer places, so that each visit shows others. */
const MAX_ADVERTS = 24;

/** Leaves out expired adverts, so that the document stays small. The earliest advert is the first. */
export function documentAdverts(adverts: readonly MyAd[], day: string): MyAd[] {
  return adverts
    .filter((advert) => advertState(advert, day) !== 'expired')
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MAX_ADVERTS);
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
