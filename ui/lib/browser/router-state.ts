/**
 * React Router 7.18 keeps two undocumented values in `history.state`, and reads both at `popstate`: `key`
 * names the entry (none means "default"), and `usr` is the state of `navigate`. Only this file knows them. If
 * a version differs, a test fails: `first-load.test.ts` (key), `back.test.ts` (usr), `ScrollAndFocus.dom.test.tsx`.
 */

/** The window sends this event when the router shows another page, or another query of the page. */
export const PAGE_SHOWN = 'page-shown';

/** The entry of the history for which the document was loaded, by the router's key. */
let loadedKey = 'default';

/** Names the entries of the history before the router hears of a step to them. */
export function watchHistory(): void {
  loadedKey = nameEntry();
  window.addEventListener('popstate', nameEntry);
}

export const isLoadedEntry = (key: string): boolean => key === loadedKey;

export const entryKey = (): string | undefined => (history.state as { key?: string } | null)?.key;
export const entryState = (): unknown => (history.state as { usr?: unknown } | null)?.usr;

/** The router calls every entry that the browser made "default", so these entries get keys of their own. */
function nameEntry(): string {
  const ownKey = entryKey();
  if (ownKey !== undefined) return ownKey;
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/**
 * Adds to the state that the router reads from the current entry. The router's `navigate` would give the
 * entry another key, under which no scroll position is stored.
 */
export function addToEntry(added: object): void {
  const { usr, ...routerState } = (history.state ?? {}) as { usr?: object | null };
  history.replaceState({ ...routerState, usr: { ...usr, ...added } }, '');
}

/** Makes the router read the current entry again. */
export const rereadEntry = (): boolean => window.dispatchEvent(new Event('popstate'));
