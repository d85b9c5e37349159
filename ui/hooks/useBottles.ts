import { useSyncExternalStore } from 'react';

/** Where a visitor's bottles are kept on the device: their ids between commas, as the API takes them. */
const BOTTLES_KEY = 'bottles';

const listeners = new Set<() => void>();
/** What holds where the browser lets no page remember. */
let unsaved: string | null = null;

/** The bottles that are kept, between commas; empty where there are none. */
export function keptBottles(): string {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(BOTTLES_KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(bottles: string): void {
  try {
    localStorage.setItem(BOTTLES_KEY, bottles);
    unsaved = null;
  } catch {
    // Storage may be forbidden or full; the choice still holds for this visit.
    unsaved = bottles;
  }
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The bottles that are kept on this device, the same in every tab, and how to change them. */
export function useBottles(): [string, (bottles: string) => void] {
  return [useSyncExternalStore(subscribe, keptBottles, () => ''), keep];
}
