import { useEffect, useEffectEvent } from 'react';

/** In the state of an entry of the history: what was pressed there when the page was reloaded for its code. */
const PRESS = 'press';

const heldPress = () => (history.state as Record<string, unknown> | null)?.[PRESS];

export function holdPress(name: string | undefined): void {
  history.replaceState({ ...(history.state as object | null), [PRESS]: name }, '');
}

export const isPressHeld = (): boolean => heldPress() !== undefined;

/** Does after the reload, once, what was pressed before it. */
export function useHeldPress(name: string, press: () => void): void {
  const pressAgain = useEffectEvent(press);
  useEffect(() => {
    if (heldPress() !== name) return;
    holdPress(undefined);
    pressAgain();
  }, [name]);
}
