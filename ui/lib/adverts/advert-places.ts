import type { MyAd } from '#openapi/generated/model.ts';

/** PRODUCT.md, section 9, gives this number. */
export const FEATURED_COCKTAILS = 5;
/** PRODUCT.md, section 9, gives this number. */
export const COCKTAILS_PER_ADVERT = 5;
/** PRODUCT.md, section 9, gives this number. */
export const MAX_SIDEBAR_ADVERTS = 4;

/** The day is written as `yyyy-mm-dd`, in UTC. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Returns the adverts whose period has the day, with both ends, compared as strings (PRODUCT.md, section 4). */
export function activeAdverts<Ad extends Pick<MyAd, 'startDate' | 'endDate'>>(
  adverts: readonly Ad[],
  today: string,
): Ad[] {
  return adverts.filter((advert) => advert.startDate <= today && today <= advert.endDate);
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/**
 * Places an advert after every 5th cocktail, and at the end of a shorter grid unless that is the rest of a longer one (PRODUCT.md, section
 * 2, Categories).
 */
export function isAdvertAfter(index: number, count: number, isRest: boolean): boolean {
  const isFifth = (index + 1) % COCKTAILS_PER_ADVERT === 0;
  return isFifth || (!isRest && count < COCKTAILS_PER_ADVERT && index === count - 1);
}
