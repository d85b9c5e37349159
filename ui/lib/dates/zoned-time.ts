import { DAY_MS } from '#openapi/dates/days.ts';

/** Such as ' (Europe/Vienna)'; '' if the device shows the same time. */
export function zoneNote(timeZone: string, ofDevice?: string): string {
  const canonicalZone = (zone?: string): string =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return canonicalZone(timeZone) === canonicalZone(ofDevice) ? '' : ` (${timeZone})`;
}

/** As a `datetime-local` input takes it; '' if `moment` is none. */
export function localTimeIn(timeZone: string, moment: string): string {
  const ms = Date.parse(moment);
  return Number.isNaN(ms) ? '' : new Date(ms + offsetMs(timeZone, ms)).toISOString().slice(0, 16);
}

/** A repeated hour means the first, a skipped hour the next. */
export function momentOf(timeZone: string, localTime: string): string {
  const wall = Date.parse(`${localTime}Z`);
  if (Number.isNaN(wall)) return '';
  const before = wall - offsetMs(timeZone, wall - DAY_MS);
  const after = wall - offsetMs(timeZone, wall + DAY_MS);
  const candidates = [Math.min(before, after), Math.max(before, after)];
  const moment = candidates.find((ms) => ms + offsetMs(timeZone, ms) === wall);
  return new Date(moment ?? before).toISOString();
}

/** Sweden writes the time as ISO does. */
function offsetMs(timeZone: string, ms: number): number {
  return Date.parse(`${new Date(ms).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - ms;
}
