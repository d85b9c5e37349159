import type { KeyboardEvent } from 'react';

/** Index −1 is the box. Returns null for a key that does not move the focus. */
function nextIndex(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'ArrowUp') return Math.max(from - 1, -1);
  // In the box, Home and End move within the text.
  if (from >= 0 && key === 'Home') return 0;
  if (from >= 0 && key === 'End') return last;
  return null;
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) || key === 'Backspace';

/**
 * Moves the focus: arrows step between box and results, Home and End jump. Enter in the box opens
 * the first result, and letters go to the box.
 */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null): void {
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const from = results.findIndex((result) => result === document.activeElement);
  const isInBox = document.activeElement === box;
  if (!isInBox && from < 0) return;

  if (isInBox && event.key === 'Enter') {
    // While the search for a newer term runs, the first result still belongs to the older term.
    if (event.currentTarget.querySelector('[aria-busy=true]') === null) results[0]?.click();
    return;
  }
  if (from >= 0 && isTyped(event)) {
    // The browser then types the letter into the focused box.
    box?.focus();
    return;
  }
  const to = results.length > 0 ? nextIndex(event.key, from, results.length) : null;
  if (to === null) return;
  event.preventDefault();
  (to < 0 ? box : results[to])?.focus();
}
