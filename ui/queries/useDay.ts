import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { utcDay } from '#openapi/days.ts';

/** The document has the day on which it was rendered, so that server and browser show the same. */
export const dayQuery = queryOptions({ queryKey: ['day'], queryFn: () => utcDay(new Date()) });

/** The day in UTC, as `yyyy-mm-dd`. */
export function useDay(): string {
  const [today] = useState(() => utcDay(new Date()));
  return useQuery(dayQuery).data ?? today;
}
