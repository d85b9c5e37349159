import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  listeners.forEach((tell) => tell());
}

/** Opens the search overlay, from wherever it is asked for. */
export function openSearch(): void {
  setOpen(true);
}

export function closeSearch(): void {
  setOpen(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the search overlay is open (spec section 4: open or closed); the chrome opens it, the app shows it. */
export function useSearchOverlay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
