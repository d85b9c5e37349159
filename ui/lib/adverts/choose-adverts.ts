import type { MyAd } from '#openapi/generated/model.ts';

/** Returns the adverts whose period contains the day, both ends included (PRODUCT.md, section 4). */
export function activeAdverts<Ad extends Pick<MyAd, 'startDate' | 'endDate'>>(
  adverts: readonly Ad[],
  today: string,
): Ad[] {
  return adverts.filter((advert) => advert.startDate <= today && today <= advert.endDate);
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
