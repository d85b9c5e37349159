import { useSyncExternalStore } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** What the search shows when a result is followed. Its entry of the history stores this for the way back. */
export interface LeftSearch {
  term: string;
  isWhole: boolean;
  picked: string;
  scrollTop: number;
}

let isOpen = false;
let closeLayer = () => {};
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  listeners.forEach((tell) => tell());
}

export function openSearch(): void {
  if (isOpen) return;
  closeLayer = openLayer(() => change(false));
  change(true);
}

export function storeLeftSearch(left: LeftSearch): void {
  history.replaceState({ ...(history.state as object | null), search: left }, '');
}

/** The search that was left at the entry of the history that is shown. */
export function leftSearch(): LeftSearch | undefined {
  return (history.state as { search?: LeftSearch } | null)?.search;
}

/** Opens a left search again, now or later, when a step through the history leads to its entry. */
export function watchLeftSearches(): void {
  const reopen = () => {
    if (leftSearch()) openSearch();
  };
  window.addEventListener('popstate', reopen);
  reopen();
}

export function closeSearch(): void {
  if (isOpen) closeLayer();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchOverlay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
