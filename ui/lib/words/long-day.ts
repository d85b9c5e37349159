const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** "October 5, 2026" for 2026-10-05. */
export function longDay(day: string): string {
  return DAY.format(Date.parse(day));
}
