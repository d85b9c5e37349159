import { flushSync } from 'react-dom';

/**
 * Makes a change of the page and leaves `element` where it is in the window. WebKit does not hold the place when what stands above grows
 * or shrinks, and the other engines do only for what is wholly out of sight.
 */
export function holdPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
