type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;
/** The entry of the history for which the document was loaded, by the router's key. */
let loadedKey = 'default';

/** Has steps through the history pass a guard before the router hears of them: its listener is the later one, and it has no blocker of its own. */
export function watchHistory(): void {
  loadedKey = nameEntry();
  window.addEventListener('popstate', (event) => {
    nameEntry();
    guard?.(event);
  });
}

/** From now on this one decides, by `stopImmediatePropagation`; null lets every step pass. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next;
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
