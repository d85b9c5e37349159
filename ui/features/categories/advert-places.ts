/** An advert follows each group of this many cocktails (PRODUCT.md, Constants). */
export const COCKTAILS_PER_ADVERT = 5;

/**
 * An advert follows every 5th cocktail. A first page with fewer cocktails has one at its end (PRODUCT.md,
 * Categories).
 */
export function isAdvertAfter(index: number, count: number, isLaterPage: boolean): boolean {
  const isFifth = (index + 1) % COCKTAILS_PER_ADVERT === 0;
  return isFifth || (!isLaterPage && count < COCKTAILS_PER_ADVERT && index === count - 1);
}
