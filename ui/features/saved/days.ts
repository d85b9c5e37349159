/** In the visitor's time zone, as `2026-11-22`, which is how Sweden writes a day. */
export const localDay = (moment: Date): string => moment.toLocaleDateString('sv');

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-22` as `Nov 22, 2026`. */
export const shownDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
