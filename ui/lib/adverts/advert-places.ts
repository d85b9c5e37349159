import type { MyAd } from '#openapi/generated/model/index.ts';

/** Featured cocktails on the home page (PRODUCT.md, section 9). */
export const FEATURED_COCKTAILS = 5;
/** An advert after every so many cocktails of a category (PRODUCT.md, section 9). */
export const COCKTAILS_PER_ADVERT = 5;
/** Adverts in the collection's sidebar (PRODUCT.md, section 9). */
export const MAX_SIDEBAR_ADVERTS = 4;

type Period = Pick<MyAd, 'startDate' | 'endDate'>;

/** Today's date in UTC as `yyyy-mm-dd`, the form in which adverts' periods are compared. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The adverts whose period, both ends included, holds `today` (`yyyy-mm-dd`), by string comparison (PRODUCT.md, section 4). */
export function activeAdverts<Ad extends Period>(adverts: readonly Ad[], today: string): Ad[] {
  return adverts.filter((advert) => advert.startDate <= today && today <= advert.endDate);
}

/** The active adverts in a random order, at most `max` of them (Fisher and Yates's shuffle). */
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

/** A place in a grid: a cocktail, or an advert (`slot` counts the adverts of the grid from 0). */
export type GridPlace<Item> = { kind: 'cocktail'; cocktail: Item } | { kind: 'advert'; slot: number };

/**
 * Where adverts stand among a category's cocktails (PRODUCT.md, section 2, Categories): after every 5th when there are 5 or
 * more, one at the end when there are fewer; none among no cocktails, where the empty state is shown instead.
 * `continued`: earlier pages show others of the category, so that there are 5 or more whatever is left for this one.
 */
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
