import { DAY_MS, HOUR_MS, MINUTE_MS } from '#openapi/days.ts';

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

/** Returns ' (Europe/Vienna)', for example, or '' if the device is in the same zone. */
export function zoneNote(timeZone: string, ofDevice?: string): string {
  const canonicalZone = (zone?: string): string =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return canonicalZone(timeZone) === canonicalZone(ofDevice) ? '' : ` (${timeZone})`;
}

/** Returns the value of a `datetime-local` input, or '' if `moment` is not a date. */
export function localTimeIn(timeZone: string, moment: string): string {
  const ms = Date.parse(moment);
  return Number.isNaN(ms) ? '' : new Date(ms + offsetMs(timeZone, ms)).toISOString().slice(0, 16);
}

/** Reads a repeated hour as the first one, and a skipped hour as the next one. */
export function momentOf(timeZone: string, localTime: string): string {
  const wall = Date.parse(`${localTime}Z`);
  if (Number.isNaN(wall)) return '';
  const before = wall - offsetMs(timeZone, wall - DAY_MS);
  const after = wall - offsetMs(timeZone, wall + DAY_MS);
  const candidates = [Math.min(before, after), Math.max(before, after)];
  const moment = candidates.find((ms) => ms + offsetMs(timeZone, ms) === wall);
  return new Date(moment ?? before).toISOString();
}

/** The Swedish locale formats times like ISO 8601. */
function offsetMs(timeZone: string, ms: number): number {
  return Date.parse(`${new Date(ms).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - ms;
}
