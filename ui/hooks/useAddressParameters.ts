import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Change = (change: (parameters: URLSearchParams) => URLSearchParams) => void;

/** What changes asked for and the router does not show yet, the latest last. All fields of a page share it. */
let pending: URLSearchParams[] = [];
/** The query that the router shows. */
let seen: string | null = null;

function routerShows(query: string): void {
  if (query === seen) return;
  seen = query;
  // Another address is what it says: a link or a step back led there.
  const at = pending.findIndex((parameters) => parameters.toString() === query);
  pending = at === -1 ? [] : pending.slice(at + 1);
}

/**
 * Changes the query of the address without a new entry of the history. A change is shown at once, although the router shows its address
 * later; it builds on the change before it, since two in the meantime would undo each other.
 */
export function useAddressParameters(): [URLSearchParams, Change] {
  const [written, write] = useSearchParams();
  const [shown, show] = useOptimistic(written);
  useEffect(() => {
    routerShows(written.toString());
  }, [written]);
  const change: Change = (next) => {
    const parameters = next(pending.at(-1) ?? written);
    pending.push(parameters);
    startTransition(() => {
      show(parameters);
      write(parameters, { replace: true, preventScrollReset: true });
    });
  };
  return [shown, change];
}

/** Browsers limit how often a page may rewrite its address. */
const ADDRESS_DELAY_MS = 300;

/** Sets a parameter; an empty value removes it. A changed list starts at its first page. */
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
