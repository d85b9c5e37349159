import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

interface Changed {
  /** The address that was changed. Its key does not do: each router calls its first address "default". */
  location: Location;
  parameters: URLSearchParams;
}

let changed: Changed | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The parameters of the address, and how to change them without a new entry of the history. A change counts at once,
 * also for the next change: the router shows an address only when its page is rendered, and two changes in the meantime
 * would otherwise undo each other.
 */
export function useAddressParameters(): [
  URLSearchParams,
  (change: (parameters: URLSearchParams) => URLSearchParams) => void,
] {
  const location = useLocation();
  const [written, write] = useSearchParams();
  const latest = useSyncExternalStore(
    subscribe,
    () => changed,
    () => null,
  );
  const change = (next: (parameters: URLSearchParams) => URLSearchParams) => {
    changed = {
      location,
      parameters: next(changed?.location === location ? changed.parameters : written),
    };
    listeners.forEach((tell) => tell());
    write(changed.parameters, { replace: true, preventScrollReset: true });
  };
  return [latest?.location === location ? latest.parameters : written, change];
}
