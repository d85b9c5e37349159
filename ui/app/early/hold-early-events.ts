import { storeEarly } from './early-store.ts';

/**
 * Holds events back from React until `replay-early.ts` repeats them. Fields and links, which need no scripts, go on; a form must not be sent,
 * and the search's keys belong to the browser until hydration.
 */
export function holdEarlyEvents(): void {
  window.earlyEvents = [];
  for (const type of ['click', 'submit', 'input', 'change', 'keydown']) addEventListener(type, hold, true);
}

function hold(event: Event): void {
  if (!window.earlyEvents) return;
  event.stopImmediatePropagation();
  const target = event.target as HTMLInputElement;
  const { type, key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (storeEarly(type, target)) return;
  const { value, checked } = target;
  window.earlyEvents.push({ event, value, checked });
  if (
    type === 'submit' ||
    (type === 'click' && target.closest('[type=submit]')) ||
    (key === 'k' && ctrlKey !== metaKey) ||
    (key === '/' && !('value' in target))
  )
    event.preventDefault();
}
