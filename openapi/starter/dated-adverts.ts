import type { MyAdFields } from '#openapi/generated/model/index.ts';
import { adverts } from './starter-adverts.ts';

const DAY_MS = 86_400_000;

/**
 * The starter adverts with real dates, as the API takes them.
 * @param today the day on which the catalogue is filled, yyyy-mm-dd in UTC
 */
export function datedAdverts(today: string): MyAdFields[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const dayAfter = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10);
  return adverts.map(({ startsInDays, endsInDays, ...advert }) => ({
    ...advert,
    startDate: dayAfter(startsInDays),
    endDate: dayAfter(endsInDays),
  }));
}
