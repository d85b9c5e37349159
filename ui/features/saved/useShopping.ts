import { useMemo } from 'react';
import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';
import { shoppingIn, shoppingText, type Shopping } from './shopping-servings.ts';

export const SHOPPING_KEY = 'shopping';

export function useShopping(): [Shopping, (change: (latest: Shopping) => Shopping) => void] {
  const text = useStored(SHOPPING_KEY);
  const shopping = useMemo(() => shoppingIn(text), [text]);
  const change = (next: (latest: Shopping) => Shopping) =>
    // Another tab may have written meanwhile.
    writeStored(SHOPPING_KEY, shoppingText(next(shoppingIn(readStored(SHOPPING_KEY)))));
  return [shopping, change];
}
