/** How far down the entries of the history were scrolled, in px, for this tab; a page that is loaded anew reads it. */
const STORED_KEY = 'scroll';

let positions: Record<string, number> | undefined;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Storage may be forbidden; the positions still hold for this page.
    return {};
  }
}

export function scrollPosition(entry: string): number {
  positions ??= read();
  return positions[entry] ?? 0;
}

export function keepScrollPosition(entry: string, top: number): void {
  positions = { ...(positions ?? read()), [entry]: top };
}

export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORED_KEY, JSON.stringify(positions));
  } catch {
    // As above, or full.
  }
}

/**
 * Scrolls down to `top`, and again whenever a page that still loads changes its height, until the visitor does something. Until
 * then the browser does not move the page by itself to make up for what grows above. Returns what gives it up.
 */
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
