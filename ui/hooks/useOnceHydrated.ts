import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `assumed` counts until hydration, so that server and browser render alike. */
export function useOnceHydrated<Value>(read: () => Value, assumed: Value): Value {
  return useSyncExternalStore(never, read, () => assumed);
}

/** True while the browser takes over what the server rendered. */
export const useIsHydrating = (): boolean => useOnceHydrated(() => false, typeof document !== 'undefined');

export const useIsHydrated = (): boolean => useOnceHydrated(() => true, false);
