import { SAVED_KEY, parseSaved, toggleId } from '#ui/lib/stored/saved-recipes.ts';
import { UNIT_KEY } from '#ui/lib/stored/stored-value.ts';

declare global {
  interface Window {
    /** Clicks and submits that happened before React hydrated the page. Undefined after hydration. */
    earlyEvents?: Event[];
  }
}

const HEART = '[data-save-recipe]';

/** Holds early presses until `replay-presses.ts` repeats them. Links and fields need no script. */
export function holdPresses(): void {
  window.earlyEvents = [];
  for (const type of ['click', 'submit', 'input']) addEventListener(type, hold, true);
  // If a script fails to load, the page works as in a browser without scripts.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && releasePresses(), true);
}

/** Sends the forms that were submitted meanwhile. Other presses would need the scripts. */
function releasePresses(): void {
  const early = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  for (const { target } of early) (target as Element).closest<HTMLElement>('[type=submit]')?.click();
}

function hold(event: Event): void {
  if (!window.earlyEvents) return;
  event.stopImmediatePropagation();
  const target = event.target as HTMLInputElement;
  if (storeEarly(event.type, target)) return;
  if (event.type !== 'input') window.earlyEvents.push(event);
  if (event.type === 'submit' || (event.type === 'click' && target.closest('[type=submit]')))
    event.preventDefault();
}

/** Stores a unit or a heart at once, since the visitor may leave early. Returns true for a heart. */
function storeEarly(type: string, target: HTMLInputElement): boolean {
  try {
    if (type === 'input' && target.name === UNIT_KEY) localStorage.setItem(UNIT_KEY, target.value);
    const id = type === 'click' && target.closest<HTMLElement>(HEART)?.dataset.saveRecipe;
    if (!id) return false;
    localStorage.setItem(SAVED_KEY, toggleId(parseSaved(localStorage.getItem(SAVED_KEY)), id).join());
    fillHearts();
    return true;
  } catch {
    // Without storage, the press is repeated after hydration, and its result lasts for this visit.
  }
  return false;
}

export function fillHearts(): void {
  try {
    const saved = parseSaved(localStorage.getItem(SAVED_KEY));
    for (const heart of document.querySelectorAll<HTMLElement>(HEART))
      heart.ariaPressed = String(saved.includes(heart.dataset.saveRecipe ?? ''));
  } catch {
    // Without storage, no recipe is saved.
  }
}
