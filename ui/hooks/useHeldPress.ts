import { useEffect, useEffectEvent } from 'react';
import { heldPress, holdPress } from '#ui/lib/browser/held-press.ts';

/** Does after the reload, once, what was pressed before it. */
export function useHeldPress(name: string, press: () => void): void {
  const pressAgain = useEffectEvent(press);
  useEffect(() => {
    if (heldPress() !== name) return;
    holdPress(undefined);
    pressAgain();
  }, [name]);
}
