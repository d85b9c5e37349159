import { useMemo } from 'react';
import { MAX_PLANNED_SERVINGS } from '#openapi/pages/page-parameters.ts';
import { useStored } from '#ui/hooks/useStored.ts';
import { parseJson, readStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export interface Shopping {
  servings: ReadonlyMap<string, number>;
  ticked: readonly string[];
}

/** Returns 0 for a value that is not a number of servings. */
export const validServings = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
    ? Math.min(value, MAX_PLANNED_SERVINGS)
    : 0;

export function parseShopping(text: string | null): Shopping {
  const { servings, ticked } = (parseJson(text) ?? {}) as Partial<Record<keyof Shopping, unknown>>;
  const numbers = Object.entries(servings ?? {}).map(([id, value]) => [id, validServings(value)] as const);
  return {
    servings: new Map(numbers.filter(([, number]) => number > 0)),
    ticked: Array.isArray(ticked) ? ticked.filter((id) => typeof id === 'string') : [],
  };
}

export function shoppingText({ servings, ticked }: Shopping): string {
  return JSON.stringify({ servings: Object.fromEntries(servings), ticked });
}

const SHOPPING_KEY = 'shopping';

export function useShopping(): [Shopping, (update: (latest: Shopping) => Shopping) => void] {
  const text = useStored(SHOPPING_KEY);
  const shopping = useMemo(() => parseShopping(text), [text]);
  const update = (next: (latest: Shopping) => Shopping) =>
    // Another tab may have written meanwhile.
    writeStored(SHOPPING_KEY, shoppingText(next(parseShopping(readStored(SHOPPING_KEY)))));
  return [shopping, update];
}

/** The device stores whether lists have the ingredients of house-made syrups instead of the syrups. */
const MAKES_ITSELF_KEY = 'makes-itself';

export function useMakesItself(): [boolean, (makesItself: boolean) => void] {
  const isOn = useStored(MAKES_ITSELF_KEY) === 'true';
  return [isOn, (makesItself) => writeStored(MAKES_ITSELF_KEY, String(makesItself))];
}
