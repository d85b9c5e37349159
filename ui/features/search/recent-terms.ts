import { parseJson } from '#ui/lib/stored/parse-json.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';

/** The device stores the terms of which a result was opened, the latest first. */
const RECENT_KEY = 'recent-searches';
const MAX_RECENT = 5;

export function recentTerms(): string[] {
  const terms = parseJson(readStored(RECENT_KEY));
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : [];
}

export function storeTerm(term: string): void {
  const others = recentTerms().filter((recent) => recent.toLowerCase() !== term.toLowerCase());
  writeQuietly(RECENT_KEY, JSON.stringify([term, ...others].slice(0, MAX_RECENT)));
}
