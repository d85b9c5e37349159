const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const COUNTED_DAYS = 13;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
// The same style as in the rows of the lists.
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** 'just now', '5 minutes ago', 'yesterday', or the day. */
export function momentWords(at: string, now: number): string {
  const time = Date.parse(at);
  const agoMs = now - time;
  if (agoMs < MINUTE_MS) return 'just now';
  if (agoMs < HOUR_MS) return RELATIVE.format(-Math.floor(agoMs / MINUTE_MS), 'minute');
  if (agoMs < DAY_MS) return RELATIVE.format(-Math.floor(agoMs / HOUR_MS), 'hour');
  const days = Math.floor(agoMs / DAY_MS);
  return days <= COUNTED_DAYS ? RELATIVE.format(-days, 'day') : DAY.format(time);
}

/** To the second, in the reader's time zone. */
export function exactMoment(at: string): string {
  return EXACT.format(Date.parse(at));
}
