import { DAY_MS, HOUR_MS, MINUTE_MS } from '#openapi/dates/days.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
// The lists of the dashboard use the same style.
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Returns 'just now', '5 minutes ago', 'yesterday' or '12 days ago', for example. */
export function formatAge(at: string, now: number): string {
  const agoMs = now - Date.parse(at);
  const [unit, unitMs] = UNITS.find(([, ms]) => agoMs >= ms) ?? [];
  return unit ? RELATIVE.format(-Math.floor(agoMs / unitMs), unit) : 'just now';
}

/** Formats the moment to the second, in the time zone of the device. */
export function formatMoment(at: string): string {
  return EXACT.format(Date.parse(at));
}
