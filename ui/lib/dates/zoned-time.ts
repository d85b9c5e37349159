import { DAY_MS } from '#openapi/dates/days.ts';

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
