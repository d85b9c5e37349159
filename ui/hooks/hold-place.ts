import { flushSync } from 'react-dom';

/** Makes a change and leaves `element` where it is in the window: WebKit has no scroll anchoring, the others only for what is out of sight. */
export function holdPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
