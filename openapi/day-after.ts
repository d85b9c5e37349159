const DAY_MS = 86_400_000;

/** Days are yyyy-mm-dd in UTC. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
