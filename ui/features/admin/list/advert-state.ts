import { utcDay } from '#ui/lib/adverts/advert-places.ts';

export interface AdvertPeriod {
  startDate: string;
  endDate: string;
}

/** On the day of `time`, in UTC (PRODUCT.md, section 4). */
export function advertState(
  { startDate, endDate }: AdvertPeriod,
  time: number,
): 'running' | 'upcoming' | 'expired' {
  const day = utcDay(new Date(time));
  if (endDate < day) return 'expired';
  return startDate > day ? 'upcoming' : 'running';
}
