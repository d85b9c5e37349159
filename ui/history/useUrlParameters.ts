import { startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useRouterHistory } from './useRouterHistory.ts';

type UpdateQuery = (next: (latest: URLSearchParams) => URLSearchParams) => void;

/**
 * Changes the parameters of the URL without a new entry of the history. An update is shown at once, although
 * React renders its URL later. Each builds on the URL of the history, which is the one of the update before.
 */
export function useUrlParameters(): [URLSearchParams, UpdateQuery] {
  const history = useRouterHistory();
  const { pathname } = useLocation();
  const [rendered, write] = useSearchParams();
  const [shown, show] = useOptimistic(rendered);
  const updateQuery: UpdateQuery = (next) => {
    const { search, state } = history.location;
    // A link was followed, and React still shows the page that it leaves.
    if (history.location.pathname !== pathname) return;
    const parameters = next(new URLSearchParams(search));
    startTransition(() => {
      show(parameters);
      // With this state, what lies open over the page stays open.
      write(parameters, { replace: true, state });
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
