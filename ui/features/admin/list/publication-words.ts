import { utcDay } from '#ui/lib/adverts/advert-places.ts';
import { publicationOf, type Publishable } from '#openapi/publication-of.ts';
import { zoneNote } from '#ui/lib/zoned-time.ts';

/** What a row says of an item that visitors do not see always; null for all others. Moments are on the clocks of the site. */
export function publicationWords(
  item: Publishable,
  timeZone: string,
  time: number,
  zoneOfDevice?: string,
): string | null {
  const { shownFrom, shownUntil } = item;
  // The formatter costs more than a row, and most rows have no moment.
  const moment = (at: unknown): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      Date.parse(String(at)),
    ) + zoneNote(timeZone, zoneOfDevice);
  switch (publicationOf(item, time)) {
    case 'draft':
      return 'Draft';
    case 'ended':
      return 'Ended';
    case 'scheduled':
      return `From ${moment(shownFrom)}`;
    case 'published':
      return typeof shownUntil === 'string' ? `Until ${moment(shownUntil)}` : null;
  }
}

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
