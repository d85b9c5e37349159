/**
 * Four files share the history of the browser. This one pushes an entry for each layer, such as a dialog, so
 * that Back closes it. The state of the entry names the layers. `useUrlParameters` replaces the shown entry by
 * one with another query and the same layers. `ScrollAndFocus` stores the scroll position of an entry under its
 * key, and restores it. `router-state` knows where React Router keeps key and state.
 */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import { entryState } from '#ui/lib/browser/router-state.ts';
import { useIsHydrated } from './useOnceHydrated.ts';

/** The state of a history entry names what lies open over its page, the lowest first. */
type LayerState = { layers?: readonly string[] } | null;

const NONE: readonly string[] = [];
const STEP_MS = 100;

/**
 * `shownEntry` is the entry on screen. `openLayer`, `closeLayer` and `keepLayers` update it before the router
 * does. While a step back is under way, `tasksAfterBack` collects tasks. They run when the router shows the
 * next entry, or after `STEP_MS` if it shows none.
 */
let shownEntry: {
  location: Location<LayerState>;
  navigate: NavigateFunction;
  layers: readonly string[];
} | null = null;
let tasksAfterBack: (() => void)[] | null = null;

/** What lies open over the page, the lowest first. */
export function useLayers(): readonly string[] {
  const location = useLocation() as Location<LayerState>;
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The page from the server has nothing open.
  const layers = (isHydrated && location.state?.layers) || NONE;
  useLayoutEffect(() => {
    shownEntry = { location, navigate, layers };
  }, [location, navigate, layers]);
  useEffect(endStepBack, [location]);
  useHistoryStep(followStep);
  return layers;
}

/** Calls the listener at each step back or forward, maybe before the router shows the entry. */
export function useHistoryStep(listener: () => void): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}

/** React may render an opened layer and the step back from it as one, and then it runs no effect. */
function followStep(): void {
  if (shownEntry) shownEntry.layers = layersOfEntry();
}

export const layersOfEntry = () => (entryState() as LayerState)?.layers ?? NONE;

function endStepBack(): void {
  const tasks = tasksAfterBack ?? [];
  tasksAfterBack = null;
  tasks.forEach((task) => task());
}

/** Opens a layer above the others. A second click has no effect before the router shows the layer. */
export function openLayer(name: string): void {
  if (tasksAfterBack) tasksAfterBack.push(() => openLayer(name));
  else if (shownEntry && !shownEntry.layers.includes(name)) {
    shownEntry.layers = [...shownEntry.layers, name];
    void shownEntry.navigate(shownEntry.location, { state: { layers: shownEntry.layers } });
  }
}

/** Closes the layer if it is the highest. `then` runs when it is closed. */
export function closeLayer(name: string, then: () => void = () => undefined): void {
  if (shownEntry?.layers.at(-1) !== name) return tasksAfterBack ? void tasksAfterBack.push(then) : then();
  shownEntry.layers = shownEntry.layers.slice(0, -1);
  tasksAfterBack = [...(tasksAfterBack ?? []), then];
  void shownEntry.navigate(-1);
  if (!shownEntry.location.state?.layers?.includes(name)) setTimeout(endStepBack, STEP_MS);
}

/** Notes the query before the router shows it. Returns the state of its entry, which has the same layers. */
export function keepLayers(search: string): LayerState {
  if (!shownEntry) return null;
  shownEntry.location = { ...shownEntry.location, search };
  return { layers: shownEntry.layers };
}

/** `isOpen` is true for the topmost layer alone. Back and Forward change it too. */
export function useHistoryLayer(name: string) {
  const isOpen = useLayers().at(-1) === name;
  return { isOpen, open: () => openLayer(name), close: () => closeLayer(name) };
}
