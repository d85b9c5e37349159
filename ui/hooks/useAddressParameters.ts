import { useSyncExternalStore, useEffect, useEffectEvent, useState } from 'react';
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

/** Browsers limit how often a page may rewrite its address. */
const ADDRESS_DELAY_MS = 300;

/** An empty value removes it; a changed list starts at its first page. */
export function withParameter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('page');
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** A typed text of the address's query. It counts at once; the address follows, without a new entry of the history. */
export function useTypedParameter(name: string): [string, (text: string) => void] {
  const [parameters, change] = useAddressParameters();
  const written = parameters.get(name) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null && typed === written) setTyped(null);

  const write = useEffectEvent((text: string) => change((latest) => withParameter(latest, name, text)));
  useEffect(() => {
    if (typed === null) return undefined;
    const over = new AbortController();
    const writeNow = () => {
      over.abort();
      write(typed);
    };
    const timer = setTimeout(writeNow, ADDRESS_DELAY_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    // What is used next may lead elsewhere, and what is written after it would lead back.
    const first = { capture: true, signal: over.signal };
    for (const event of ['pointerdown', 'focusout']) document.addEventListener(event, writeNow, first);
    return () => over.abort();
  }, [typed]);

  return [typed ?? written, setTyped];
}
