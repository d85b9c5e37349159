/** Where the terms that led to a recipe are kept on the device, the latest first. */
const RECENT_KEY = 'recent-searches';
const MAX_RECENT = 5;

export function recentTerms(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    // Storage may be forbidden, or hold something else.
    return [];
  }
}

export function keepTerm(term: string): void {
  const others = recentTerms().filter((one) => one.toLowerCase() !== term.toLowerCase());
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify([term, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Then the next search begins without it.
  }
}
