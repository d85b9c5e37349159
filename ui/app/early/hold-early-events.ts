import { SAVED_KEY, savedIn, toggled } from '#ui/lib/stored/saved-recipes.ts';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';

/** Stores the unit or a heart at once: the page may be left before its scripts come. True for a heart, which needs no replay. */
function storeEarly(type: string, target: HTMLInputElement): boolean {
  try {
    if (type === 'input' && target.name === UNIT_KEY) localStorage.setItem(UNIT_KEY, target.value);
    const slug = type === 'click' && target.closest<HTMLElement>(HEART)?.dataset.saveRecipe;
    if (!slug) return false;
    localStorage.setItem(SAVED_KEY, toggled(savedIn(localStorage.getItem(SAVED_KEY)), slug).join());
    fillHearts();
    return true;
  } catch {
    // The replay still sets the choice for this visit.
  }
  return false;
}

export function fillHearts(): void {
  try {
    const saved = savedIn(localStorage.getItem(SAVED_KEY));
    for (const heart of document.querySelectorAll<HTMLElement>(HEART))
      heart.ariaPressed = String(saved.includes(heart.dataset.saveRecipe ?? ''));
  } catch {
    // Without storage nothing is saved.
  }
}

const HEART = '[data-save-recipe]';

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
