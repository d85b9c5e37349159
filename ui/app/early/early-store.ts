import { SAVED_KEY, savedIn, toggled } from '#ui/lib/stored/saved-recipes.ts';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';

/**
 * Stores at once what a visitor asks this device to keep, since the page may be left before its scripts come: the unit, and
 * a heart. Returns true for a heart, which needs nothing more.
 */
export function storeEarly(type: string, target: HTMLInputElement): boolean {
  try {
    if (type === 'input' && target.name === UNIT_KEY) localStorage.setItem(UNIT_KEY, target.value);
    const slug = type === 'click' && target.closest<HTMLElement>(HEART)?.dataset.saveRecipe;
    if (!slug) return false;
    localStorage.setItem(SAVED_KEY, toggled(savedIn(localStorage.getItem(SAVED_KEY)), slug).join());
    fillHearts();
    return true;
  } catch {
    // React takes the event later, and holds the choice for this visit.
  }
  return false;
}

/** Fills the hearts of what this device has saved, so that a heart is what it seems when it is pressed early. */
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
