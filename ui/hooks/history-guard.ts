type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Has steps through the history pass a guard before the router hears of them; listeners of the window are called in the
 * order in which they came, so this comes before the router. The declarative router has no blocker of its own.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** From now on this one decides, by `stopImmediatePropagation`; null lets every step pass. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next;
}
