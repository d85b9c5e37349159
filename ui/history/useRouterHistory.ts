/**
 * The site's use of the browser's history. An entry has a URL, a state and a key.
 * - A layer, such as a dialog, has an entry of its own, so that Back closes it (`useLayers.ts`). The state names
 *   the layers of an entry.
 * - A changed filter replaces the URL of its entry, and keeps the layers (`useUrlParameters.ts`).
 * - The scroll position of an entry is stored under its key (`ScrollAndFocus.tsx`, `history-entries.ts`).
 *
 * Invariant: only the browser, or the router in memory of tests and stories, keeps entries. Commands read
 * `location` of the router's history, which is true at once. `useLocation` is true when React has rendered. So
 * while a followed link still loads, a layer opens over its page, and the page that is left writes no query.
 *
 * React Router's own ways (`ScrollRestoration`, `useBlocker`) need its data router, which is larger than this
 * folder (DECISIONS.md, HTTP and pages). They know no layers either.
 */
import { useContext } from 'react';
import { UNSAFE_NavigationContext, type Location, type Navigator } from 'react-router-dom';

/** What an entry stores. Back, Forward and a reload bring it back. */
interface EntryState {
  /** What lies open over the page, the lowest first. */
  layers?: readonly string[];
  /** What a search showed when one of its results was followed. */
  leftSearch?: LeftSearch;
}

export interface LeftSearch {
  term: string;
  isWhole: boolean;
  picked: string;
  scrollTop: number;
}

export type Entry = Location<EntryState | null>;

export interface RouterHistory extends Navigator {
  readonly location: Entry;
}

/** React Router 7.18 documents neither context nor `location`; `useLayers.dom.test.tsx` needs both. */
export function useRouterHistory(): RouterHistory {
  return useContext(UNSAFE_NavigationContext).navigator as RouterHistory;
}

/** Adds to the state of the current entry. The entry keeps its key, since `replace` gets a whole location. */
export function addToEntry(history: RouterHistory, added: EntryState): void {
  const { location } = history;
  history.replace({ ...location, state: { ...location.state, ...added } } as Location);
}
