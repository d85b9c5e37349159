import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns `assumed` on the server and during hydration, so that both render the same. */
export function useOnceHydrated<Value>(read: () => Value, assumed: Value): Value {
  return useSyncExternalStore(never, read, () => assumed);
}

/** True while React hydrates the page of the server. */
export const useIsHydrating = (): boolean => useOnceHydrated(() => false, typeof document !== 'undefined');

export const useIsHydrated = (): boolean => useOnceHydrated(() => true, false);
