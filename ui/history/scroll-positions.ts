import { readStored, storedEntry, withStoredEntry, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import { documentLoad, isLoadedUrl } from '#ui/lib/browser/loaded-document.ts';

/** Matches the screens that also start at their top after a reload (PRODUCT.md, Screens). */
const STARTS_AT_TOP = /^\/(explore-collection|categor(y|ies)|recipe)(\/|$)/;

export function startsAtTop(): boolean {
  const isReloaded = documentLoad()?.type === 'reload' && isLoadedUrl();
  return isReloaded && location.hash === '' && STARTS_AT_TOP.test(location.pathname);
}

/** The tab stores the scroll position (px) of each history entry, for documents that load later. */
const STORED_KEY = 'scroll';
/** A browser keeps about 50 entries of a tab's history. */
const MAX_POSITIONS = 100;

/** Reads the storage each time, since the page cache may bring back an older document. */
const readPositions = (): string | null => readStored(STORED_KEY, 'sessionStorage');

/** Returns undefined for an entry that the visitor has not left, or left before its scripts ran. */
export function scrollPosition(entry: string): number | undefined {
  return storedEntry(readPositions(), entry) as number | undefined;
}

export function storeScrollPosition(entry: string, top: number): void {
  const positions = withStoredEntry(readPositions(), entry, top, MAX_POSITIONS);
  writeQuietly(STORED_KEY, positions, 'sessionStorage');
}

/** Returns false if the visitor has scrolled: the page is neither at its top, at `top` nor at its end. */
export function isWhereTheBrowserPut(top: number): boolean {
  const { scrollY, innerHeight } = window;
  const bottom = document.documentElement.scrollHeight - innerHeight;
  return scrollY === 0 || scrollY >= bottom - 1 || Math.abs(scrollY - top) <= 1;
}

/** Scrolls to `top`, and again when the page grows, until the visitor acts. Returns a stop function. */
export function restoreScroll(top: number): () => void {
  const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'];
  const { style } = document.documentElement;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    style.overflowAnchor = '';
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  scroll();
  if (top === 0) return stop;
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  style.overflowAnchor = 'none';
  observer.observe(document.body);
  return stop;
}
