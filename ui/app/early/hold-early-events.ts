import { storeEarly } from './early-store.ts';

/**
 * Holds back from React what the visitor does before the page lives, for `replay-early.ts`. What needs no scripts
 * happens all the same: fields change, links lead, disclosures open, pages scroll. A form that is sent would be lost with
 * its page, and the search's keys belong to the browser until the page takes them.
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
