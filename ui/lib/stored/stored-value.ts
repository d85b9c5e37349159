import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What the browser did not store, because storage is forbidden or full: it holds for this visit. */
const unstored = new Map<string, string>();

/** The text that this device stores under a key; null where there is none. */
export function readStored(key: string): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, for every page of this tab at once and for the other tabs. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  listeners.forEach((tell) => tell());
}

/** Calls the listener after every change of what is stored, by this tab or by another one. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The text under a key, as it changes; null while the page comes from the server. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
}
