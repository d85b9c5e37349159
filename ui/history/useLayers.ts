import { useMemo } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { useRouterHistory, type EntryState, type RouterHistory } from './useRouterHistory.ts';

const NONE: readonly string[] = [];

/** True after `closeLayer` until the browser has taken the step back. Nothing else may step meanwhile. */
let isSteppingBack = false;

/** What lies open over the page, the lowest first, and the commands that change it. */
export function useLayers() {
  const history = useRouterHistory();
  const { state } = useLocation() as Location<EntryState | null>;
  const isHydrated = useIsHydrated();
  const commands = useMemo(
    () => ({
      openLayer: (name: string) => openLayer(history, name),
      closeLayer: (name: string, then?: () => void) => closeLayer(history, name, then),
    }),
    [history],
  );
  // The page from the server has nothing open.
  return { layers: (isHydrated && state?.layers) || NONE, ...commands };
}

/** `isOpen` is true for the topmost layer alone. Back and Forward change it too. */
export function useHistoryLayer(name: string) {
  const { layers, openLayer: open, closeLayer: close } = useLayers();
  return { isOpen: layers.at(-1) === name, open: () => open(name), close: () => close(name) };
}

export const layersOfEntry = ({ location }: RouterHistory) => location.state?.layers ?? NONE;

/** Opens a layer above the others. A second click has no effect. */
function openLayer(history: RouterHistory, name: string): void {
  afterStepBack(() => {
    const { pathname, search, hash } = history.location;
    const layers = layersOfEntry(history);
    if (!layers.includes(name)) history.push({ pathname, search, hash }, { layers: [...layers, name] });
  });
}

/** Closes the layer if it is the highest. `then` runs when it is closed. A second click has no effect. */
function closeLayer(history: RouterHistory, name: string, then: () => void = () => undefined): void {
  afterStepBack(() => {
    if (layersOfEntry(history).at(-1) === name) stepBack(history);
    afterStepBack(then);
  });
}

function stepBack(history: RouterHistory): void {
  const { key } = history.location;
  history.go(-1);
  // A router in memory has taken the step by now.
  isSteppingBack = history.location.key === key;
  if (isSteppingBack) window.addEventListener('popstate', () => (isSteppingBack = false), { once: true });
}

/** Runs the task now, or as soon as the browser has taken the step back. */
function afterStepBack(task: () => void): void {
  if (isSteppingBack) window.addEventListener('popstate', task, { once: true });
  else task();
}
