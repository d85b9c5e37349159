/** The entry of the history for which the document was loaded, by the router's key. */
let loadedKey = 'default';

/** Names the entries of the history before the router hears of a step to them. */
export function watchHistory(): void {
  loadedKey = nameEntry();
  window.addEventListener('popstate', nameEntry);
}

export function entryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/** Gives an entry that the browser made a key like the router's own, which calls all of them "default". */
function nameEntry(): string {
  const named = entryKey();
  if (named !== undefined) return named;
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

export const isLoadedEntry = (key: string): boolean => key === loadedKey;
