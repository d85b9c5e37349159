const DAY_MS = 86_400_000;

/** Returns the day so many days later. Days are yyyy-mm-dd in UTC. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
