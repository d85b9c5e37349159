import type { UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';
import { UNIT_CHOICES } from '#openapi/ingredients/lines/unit-choices.ts';
import { useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export const UNIT_KEY = 'units';

/** Returns the chosen unit; it is `written` on the server and during hydration. */
export function useUnitChoice(): [UnitChoice, (choice: UnitChoice) => void] {
  const stored = useStored(UNIT_KEY);
  const choice = UNIT_CHOICES.find((unit) => unit === stored) ?? 'written';
  return [choice, (next) => writeStored(UNIT_KEY, next)];
}
