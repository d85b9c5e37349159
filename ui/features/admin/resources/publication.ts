import { publicationOf, type Publishable } from '#openapi/publication-of.ts';
import type { AdvertPeriod } from '#ui/lib/dates/advert-state.ts';
import { zoneNote } from '#ui/lib/dates/moments.ts';
import type { AdminItem, AdminResource } from './admin-resource.ts';

/** Returns null for an item that is always public. Times are in the site's zone. */
export function formatPublication(item: Publishable, timeZone: string, time: number, zoneOfDevice?: string) {
  const { shownFrom, shownUntil } = item;
  // A formatter is expensive, and most rows show no time, so it is made only when needed.
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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns '30 Oct 2026 to 30 Oct 2027', for example. */
export function formatPeriod({ startDate, endDate }: AdvertPeriod): string {
  return [startDate, endDate].map((day) => DAY.format(Date.parse(day))).join(' to ');
}

/** Links the item's page in a new tab. The page of a draft asks its opener, the dashboard, for the item. */
export function visitLink({ publicPath }: AdminResource, item: AdminItem, time: number) {
  if (!publicPath) return null;
  const href = publicPath(item);
  return publicationOf(item, time) === 'published'
    ? { href, rel: 'noopener', label: 'View on site' }
    : { href, rel: 'opener', label: 'Preview' };
}
