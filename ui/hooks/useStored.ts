import { useSyncExternalStore } from 'react';
import { UNIT_CHOICES, type UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';
import { SAVED_KEY, parseSaved } from '#ui/lib/stored/saved-recipes.ts';
import {
  BOTTLES_KEY,
  UNIT_KEY,
  readStored,
  subscribeStored,
  writeStored,
} from '#ui/lib/stored/stored-value.ts';

/** Null on the server and during hydration, so that both render the same. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
}

export const useSavedRecipes = (): string[] => parseSaved(useStored(SAVED_KEY));

export const storedBottles = (): string => readStored(BOTTLES_KEY) ?? '';

export function useBottles(): [string, (bottles: string) => void] {
  return [useStored(BOTTLES_KEY) ?? '', (bottles) => writeStored(BOTTLES_KEY, bottles)];
}

/** The unit is `written` on the server and during hydration. */
export function useUnitChoice(): [UnitChoice, (choice: UnitChoice) => void] {
  const stored = useStored(UNIT_KEY);
  const choice = UNIT_CHOICES.find((unit) => unit === stored) ?? 'written';
  return [choice, (next) => writeStored(UNIT_KEY, next)];
}
