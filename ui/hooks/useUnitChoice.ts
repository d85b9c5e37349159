import { useSyncExternalStore } from 'react';
import type { UnitChoice } from '#ui/rules/shown-line.ts';

/** Where the choice is remembered. */
export const UNIT_KEY = 'units';
export const UNIT_CHOICES = ['written', 'oz', 'ml', 'cl'] as const satisfies readonly UnitChoice[];

const listeners = new Set<() => void>();
/** Holds for this visit where the browser lets no page remember. */
let unsaved: UnitChoice = 'written';

const known = (value: string | null): UnitChoice =>
  UNIT_CHOICES.find((choice) => choice === value) ?? 'written';

function currentChoice(): UnitChoice {
  try {
    return known(localStorage.getItem(UNIT_KEY));
  } catch {
    return unsaved;
  }
}

function choose(choice: UnitChoice): void {
  unsaved = choice;
  try {
    localStorage.setItem(UNIT_KEY, choice);
  } catch {
    // Storage may be forbidden or full.
  }
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The unit that the visitor reads amounts in, remembered; as written while the page comes from the server. */
export function useUnitChoice(): [UnitChoice, (choice: UnitChoice) => void] {
  const choice = useSyncExternalStore(subscribe, currentChoice, () => 'written' as const);
  return [choice, choose];
}
