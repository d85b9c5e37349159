const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "October 5, 2026" for 2026-10-05. To load the browser's own words takes a phone long, as the page begins. */
export function longDay(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}
