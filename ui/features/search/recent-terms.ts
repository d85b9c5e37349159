import { readStoredList, writeStored } from '#ui/lib/stored/stored-value.ts';

/** Terms that led to a recipe, the latest first. */
const RECENT_KEY = 'recent-searches';
const MAX_RECENT = 5;

export function recentTerms(): string[] {
  return readStoredList(RECENT_KEY)
    .filter((term) => typeof term === 'string')
    .slice(0, MAX_RECENT);
}

export function keepTerm(term: string): void {
  const others = recentTerms().filter((one) => one.toLowerCase() !== term.toLowerCase());
  writeStored(RECENT_KEY, JSON.stringify([term, ...others].slice(0, MAX_RECENT)));
}
