import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** Changes that follow one another; the router shows their addresses later, one by one. */
interface Changes {
  /** Not its key: each router calls its first address "default". */
  from: Location;
  first: number;
  last: number;
  parameters: URLSearchParams;
}

let changes: Changes | null = null;
/** Entries carry the number of their change. It starts above those of an earlier load. */
let number = Date.now();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAmong({ from, first, last }: Changes, location: Location): boolean {
  const { change } = (location.state ?? {}) as { change?: number };
  return location === from || (change !== undefined && change >= first && change <= last);
}

/** Without a new entry of the history. A change counts at once: the router shows it later, and two in the meantime would undo each other. */
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
