/**
 * React Router 7.18 stores the key of an entry as `key` in `history.state`, which it does not document. Only
 * this file knows that. If a version differs, `first-load.test.ts` or `ScrollAndFocus.dom.test.tsx` fails.
 */

/** The window sends this event when the router shows another page, or another query of the page. */
export const PAGE_SHOWN = 'page-shown';

/** The entry of the history for which the document was loaded, by the router's key. */
let loadedKey = 'default';

/** Gives entries keys before the router hears of a step to them. */
export function watchHistory(): void {
  loadedKey = ensureKey();
  window.addEventListener('popstate', ensureKey);
}

export const isLoadedEntry = (key: string): boolean => key === loadedKey;

/** The router calls every entry that the browser made "default", so these entries get keys of their own. */
function ensureKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = `${Date.now()}`;
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Makes the router read the current entry again. */
export const rereadEntry = (): boolean => window.dispatchEvent(new Event('popstate'));
