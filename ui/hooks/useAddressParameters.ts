import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** Changes that follow one another. The router shows their addresses one by one, and later. */
interface Changes {
  /** Where the first was made. Its key does not do: each router calls its first address "default". */
  from: Location;
  first: number;
  last: number;
  /** What the last made of the parameters. */
  parameters: URLSearchParams;
}

let changes: Changes | null = null;
/** Entries of the history carry the number of their change. This one is above all that an earlier load has left there. */
let number = Date.now();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the router still shows what one of the changes was made of, or has made. */
function isAmong({ from, first, last }: Changes, location: Location): boolean {
  const { change } = (location.state ?? {}) as { change?: number };
  return location === from || (change !== undefined && change >= first && change <= last);
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
    () => changes,
    () => null,
  );
  const change = (next: (parameters: URLSearchParams) => URLSearchParams) => {
    const before = changes && isAmong(changes, location) ? changes : null;
    number += 1;
    changes = {
      from: before?.from ?? location,
      first: before?.first ?? number,
      last: number,
      parameters: next(before?.parameters ?? written),
    };
    listeners.forEach((tell) => tell());
    write(changes.parameters, { replace: true, preventScrollReset: true, state: { change: number } });
  };
  return [latest && isAmong(latest, location) ? latest.parameters : written, change];
}
