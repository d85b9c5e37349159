import type { MyAdFields } from '#openapi/generated/model/index.ts';
import { dayAfter } from '../day-after.ts';
import { adverts } from './starter-adverts.ts';

/**
 * The starter adverts with real dates, as the API takes them.
 * @param today the day on which the catalogue is filled, yyyy-mm-dd in UTC
 */
export function datedAdverts(today: string): MyAdFields[] {
  return adverts.map(({ startsInDays, endsInDays, ...advert }) => ({
    ...advert,
    startDate: dayAfter(today, startsInDays),
    endDate: dayAfter(today, endsInDays),
  }));
}
