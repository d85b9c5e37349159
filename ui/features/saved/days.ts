const two = (number: number) => String(number).padStart(2, '0');

/** In the visitor's time zone, as `2026-11-22`. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-22` as `Nov 22, 2026`. */
export const shownDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
