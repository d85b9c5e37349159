import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** For this visit, where storage is forbidden or full. */
const unstored = new Map<string, string>();

type Place = 'localStorage' | 'sessionStorage';

export function readStored(key: string, place: Place = 'localStorage'): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** The window's event of this name tells, once for each key, that storage refused what a visitor did. */
export const NOT_STORED = 'not-stored';

export function writeStored(key: string, text: string): void {
  const isTold = unstored.has(key);
  if (!write(key, text, 'localStorage') && !isTold) window.dispatchEvent(new Event(NOT_STORED));
  tellStored();
}

/** For what nobody asked to be stored. */
export function writeQuietly(key: string, text: string): void {
  write(key, text, 'localStorage');
  tellStored();
}

/** For the life of the tab, so that a reload loses none. Nothing is told of it. */
export function writeForTab(key: string, text: string): void {
  write(key, text, 'sessionStorage');
}

function write(key: string, text: string, place: Place): boolean {
  try {
    globalThis[place].setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

/** Has everything that shows what is stored read it again. */
export function tellStored(): void {
  listeners.forEach((tell) => tell());
}

export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Null while the page comes from the server. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
}

/** Empty where there is none, or something else. */
export function readStoredList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
