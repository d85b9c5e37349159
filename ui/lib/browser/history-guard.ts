import { nameLoadedEntry } from './loaded-entry.ts';

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Has steps through the history pass a guard before the router hears of them; listeners of the window are called in the
 * order in which they came, so this comes before the router. The declarative router has no blocker of its own.
 */
export function watchHistory(): void {
  nameLoadedEntry(nameEntry());
  window.addEventListener('popstate', (event) => {
    nameEntry();
    guard?.(event);
  });
}

/** From now on this one decides, by `stopImmediatePropagation`; null lets every step pass. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next;
}

/** The key of the current entry of the history. */
export function entryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/**
 * Gives an entry that the browser made, by loading a document or following a link to a part of the page, a key as the router's own
 * entries have it. The router calls all of them "default".
 */
function nameEntry(): string {
  const named = entryKey();
  if (named !== undefined) return named;
  const key = `${Date.now()}`;
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}
