import { useSyncExternalStore } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** Open or closed (PRODUCT.md, section 4); opened by voice it begins to listen at once. */
export type SearchOverlayState = 'closed' | 'open' | 'open by voice';

let state: SearchOverlayState = 'closed';
let closeLayer = () => {};
let letters = '';
const listeners = new Set<() => void>();

function change(next: SearchOverlayState): void {
  state = next;
  listeners.forEach((tell) => tell());
}

/** Opens the search overlay, from wherever it is asked for; one that is open stays as it is. */
export function openSearch(by: 'hand' | 'voice' = 'hand'): void {
  if (state !== 'closed') return;
  letters = '';
  closeLayer = openLayer(() => change('closed'));
  change(by === 'voice' ? 'open by voice' : 'open');
}

/** Takes a letter for the box of an overlay that opens but is not there yet; false when none opens. */
export function typeAhead(letter: string): boolean {
  if (state === 'closed') return false;
  letters += letter;
  return true;
}

/** What was typed while the overlay's code was on its way. */
export function typedAhead(): string {
  return letters;
}

/** Closes it as Back does. */
export function closeSearch(): void {
  if (state !== 'closed') closeLayer();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The search overlay's state; the chrome opens it, the app shows it. */
export function useSearchOverlay(): SearchOverlayState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed' as const,
  );
}
