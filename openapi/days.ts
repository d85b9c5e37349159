export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days are texts, yyyy-mm-dd in UTC. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}
