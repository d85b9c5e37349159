import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What the browser says; `assumed` until hydration, so that server and browser render alike. */
export function useOnceHydrated<Value>(read: () => Value, assumed: Value): Value {
  return useSyncExternalStore(never, read, () => assumed);
}
