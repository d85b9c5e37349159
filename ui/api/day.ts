import { queryOptions, useQuery } from '@tanstack/react-query';
import { utcDay } from '#ui/rules/adverts.ts';

/** The day on which the page was made travels with it, so that server and browser show the same. */
export const dayQuery = queryOptions({ queryKey: ['day'], queryFn: () => utcDay(new Date()) });

/** The day (`yyyy-mm-dd`, UTC) on which the page was made. */
export function useDay(): string {
  return useQuery(dayQuery).data ?? utcDay(new Date());
}
