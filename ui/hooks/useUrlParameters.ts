import { startTransition, useEffect, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepLayers } from './useHistoryLayer.ts';

type UpdateQuery = (next: (latest: URLSearchParams) => URLSearchParams) => void;

/** The parameters of the last update until the router shows it. All fields of a page share it. */
let pendingParameters: URLSearchParams | null = null;

/**
 * Changes the parameters of the URL without a new entry of the history (`useHistoryLayer.ts`). An update is
 * shown at once, although the router shows its URL later. Each builds on the one before. Otherwise the second
 * of two quick changes would undo the first.
 */
export function useUrlParameters(): [URLSearchParams, UpdateQuery] {
  const [written, write] = useSearchParams();
  const [shown, show] = useOptimistic(written);
  useEffect(() => {
    pendingParameters = null;
  }, [written]);
  const updateQuery: UpdateQuery = (next) => {
    const parameters = next(pendingParameters ?? written);
    pendingParameters = parameters;
    startTransition(() => {
      show(parameters);
      // What lies open over the page stays open.
      const state = keepLayers(`?${parameters.toString()}`);
      write(parameters, { replace: true, preventScrollReset: true, state });
    });
  };
  return [shown, updateQuery];
}

/** Sets a parameter; an empty value removes it. A changed list starts at its first page. */
export function withParameter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('page');
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}
