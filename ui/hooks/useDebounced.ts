import { useEffect, useState } from 'react';

/** Most people type the next letter within this time, and hardly notice this delay after the last one. */
const TYPING_PAUSE_MS = 150;

export function useDebounced<Value>(value: Value, delayMs = TYPING_PAUSE_MS): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
