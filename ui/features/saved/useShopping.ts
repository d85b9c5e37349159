import { useMemo } from 'react';
import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';
import { shoppingIn, shoppingText, type Shopping } from './shopping-servings.ts';

/** Where this device stores what is planned and bought, as JSON. */
export const SHOPPING_KEY = 'shopping';

/** What is planned and bought, and how to change it. */
export function useShopping(): [Shopping, (change: (latest: Shopping) => Shopping) => void] {
  const text = useStored(SHOPPING_KEY);
  const shopping = useMemo(() => shoppingIn(text), [text]);
  const change = (next: (latest: Shopping) => Shopping) =>
    // Another tab may have written since this one was drawn.
    writeStored(SHOPPING_KEY, shoppingText(next(shoppingIn(readStored(SHOPPING_KEY)))));
  return [shopping, change];
}
