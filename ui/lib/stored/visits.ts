import { readStored, useStored, writeQuietly } from './stored-value.ts';

/** Two ISO times: the last page of the visit before this one, and the last page of this one. */
const VISITS_KEY = 'visits';
/** An evening is one visit, however often a recipe is opened during it. */
const PAUSE_MS = 6 * 3_600_000;

/** The hour in which the visit before this one ended, so that the answer is shared and tells nobody apart; empty on a first visit. */
export function lastVisitIn(text: string | null): string {
  const [before = '', latest = ''] = text?.split(' ') ?? [];
  const ended = Date.now() - Date.parse(latest) >= PAUSE_MS ? latest : before;
  return ended.replace(/:.*/, ':00:00.000Z');
}

export function recordVisit(): void {
  writeQuietly(VISITS_KEY, `${lastVisitIn(readStored(VISITS_KEY))} ${new Date().toISOString()}`);
}

export const useLastVisit = (): string => lastVisitIn(useStored(VISITS_KEY));
