const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment where the visitor is, as `2026-11-22`. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-22` as it is read: `Nov 22, 2026`. */
export const shownDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
