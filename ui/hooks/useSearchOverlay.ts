import { useSyncExternalStore } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** Opened by voice it listens at once (PRODUCT.md, section 4). */
export type SearchOverlayState = 'closed' | 'open' | 'open by voice';

/** What it shows when a result is followed. Its entry of the history keeps it, for the way back. */
export interface LeftSearch {
  term: string;
  isWhole: boolean;
  picked: string;
  scrollTop: number;
}

let state: SearchOverlayState = 'closed';
let closeLayer = () => {};
let letters = '';
const listeners = new Set<() => void>();

function change(next: SearchOverlayState): void {
  state = next;
  listeners.forEach((tell) => tell());
}

export function openSearch(by: 'hand' | 'voice' = 'hand'): void {
  if (state !== 'closed') return;
  letters = '';
  closeLayer = openLayer(() => change('closed'));
  change(by === 'voice' ? 'open by voice' : 'open');
}

export function keepLeftSearch(left: LeftSearch): void {
  history.replaceState({ ...(history.state as object | null), search: left }, '');
}

/** Of the entry that is shown. */
export function leftSearch(): LeftSearch | undefined {
  return (history.state as { search?: LeftSearch } | null)?.search;
}

/** Opens it again from now on where a way through the history leads to it. */
export function watchLeftSearches(): void {
  const reopen = () => {
    if (leftSearch()) openSearch();
  };
  window.addEventListener('popstate', reopen);
  reopen();
}

/** Takes a letter for an overlay that opens but is not there yet; false when none opens. */
export function typeAhead(letter: string): boolean {
  if (state === 'closed') return false;
  letters += letter;
  return true;
}

export function typedAhead(): string {
  return letters;
}

export function closeSearch(): void {
  if (state !== 'closed') closeLayer();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchOverlay(): SearchOverlayState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed' as const,
  );
}
