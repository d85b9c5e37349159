import type { MyAd } from '#openapi/generated/model.ts';

/** PRODUCT.md, section 9. */
export const FEATURED_COCKTAILS = 5;
/** PRODUCT.md, section 9. */
export const COCKTAILS_PER_ADVERT = 5;
/** PRODUCT.md, section 9. */
export const MAX_SIDEBAR_ADVERTS = 4;

type Period = Pick<MyAd, 'startDate' | 'endDate'>;

/** `yyyy-mm-dd`, in UTC. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Both ends of a period count; compared as strings (PRODUCT.md, section 4). */
export function activeAdverts<Ad extends Period>(adverts: readonly Ad[], today: string): Ad[] {
  return adverts.filter((advert) => advert.startDate <= today && today <= advert.endDate);
}

/** Fisher and Yates's shuffle; at most `max`. */
export function shuffleAdverts<Ad extends Period>(
  adverts: readonly Ad[],
  today: string,
  random: () => number,
  max: number = MAX_SIDEBAR_ADVERTS,
): Ad[] {
  const shuffled = activeAdverts(adverts, today);
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Ad, shuffled[last] as Ad];
  }
  return shuffled.slice(0, max);
}

/** `slot` counts the adverts of the grid from 0. */
export type GridPlace<Item> = { kind: 'cocktail'; cocktail: Item } | { kind: 'advert'; slot: number };

/** One after every 5th cocktail, one at the end of fewer (PRODUCT.md, section 2, Categories). `continued`: not the first page. */
export function placeAdverts<Item>(cocktails: readonly Item[], continued = false): GridPlace<Item>[] {
  const places: GridPlace<Item>[] = [];
  let slot = 0;
  cocktails.forEach((cocktail, index) => {
    places.push({ kind: 'cocktail', cocktail });
    const isFifth = (index + 1) % COCKTAILS_PER_ADVERT === 0;
    const endsShortGrid =
      !continued && cocktails.length < COCKTAILS_PER_ADVERT && index === cocktails.length - 1;
    if (isFifth || endsShortGrid) {
      places.push({ kind: 'advert', slot });
      slot += 1;
    }
  });
  return places;
}
