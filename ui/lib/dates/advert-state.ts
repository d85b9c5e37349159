import type { MyAd } from '#openapi/generated/model.ts';

export type AdvertPeriod = Pick<MyAd, 'startDate' | 'endDate'>;

/** Days are in UTC, and both ends are included (PRODUCT.md, States). */
export function advertState({ startDate, endDate }: AdvertPeriod, day: string) {
  if (endDate < day) return 'expired';
  return startDate > day ? 'upcoming' : 'running';
}
