import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import { entryState } from '#ui/lib/browser/router-state.ts';
import { useIsHydrated } from './useOnceHydrated.ts';

/** The state of a history entry names what lies open over its page, the lowest first. */
type LayerState = { layers?: readonly string[] } | null;

const NONE: readonly string[] = [];
const STEP_MS = 100;

/**
 * Three files share the entries of the history. This one pushes an entry for each layer, whose state names
 * the layers. `useUrlParameters` replaces the shown entry by one with another query and the same layers.
 * `PageEntry` stores the scroll position of each entry under its key.
 *
 * `shown` is the entry on screen. `openLayer`, `closeLayer` and `keepLayers` update it before the router
 * does. While a step back is under way, `afterStepBack` collects tasks. They run when the router shows the
 * next entry, or after `STEP_MS` if it shows none.
 */
let shown: {
  location: Location<LayerState>;
  navigate: NavigateFunction;
  layers: readonly string[];
} | null = null;
let afterStepBack: (() => void)[] | null = null;

/** Returns what lies open over the page. Each layer is an entry of the history, so that Back closes it. */
export function useLayers(): readonly string[] {
  const location = useLocation() as Location<LayerState>;
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The page from the server has nothing open.
  const layers = (isHydrated && location.state?.layers) || NONE;
  useLayoutEffect(() => {
    shown = { location, navigate, layers };
  }, [location, navigate, layers]);
  useEffect(endStepBack, [location]);
  useEffect(() => {
    window.addEventListener('popstate', followStep);
    return () => window.removeEventListener('popstate', followStep);
  }, []);
  return layers;
}

/** React may render an opened layer and the step back from it as one, and then it runs no effect. */
function followStep(): void {
  if (shown) shown.layers = layersOfEntry();
}

export const layersOfEntry = () => (entryState() as LayerState)?.layers ?? NONE;

function endStepBack(): void {
  const tasks = afterStepBack ?? [];
  afterStepBack = null;
  tasks.forEach((task) => task());
}

/** Opens a layer above the others. A second click has no effect before the router shows the layer. */
export function openLayer(name: string): void {
  if (afterStepBack) afterStepBack.push(() => openLayer(name));
  else if (shown && !shown.layers.includes(name)) {
    shown.layers = [...shown.layers, name];
    void shown.navigate(shown.location, { state: { layers: shown.layers } });
  }
}

/** Closes the layer if it is the highest. `then` runs when it is closed. */
export function closeLayer(name: string, then: () => void = () => undefined): void {
  if (shown?.layers.at(-1) !== name) return afterStepBack ? void afterStepBack.push(then) : then();
  shown.layers = shown.layers.slice(0, -1);
  afterStepBack = [...(afterStepBack ?? []), then];
  void shown.navigate(-1);
  if (!shown.location.state?.layers?.includes(name)) setTimeout(endStepBack, STEP_MS);
}

/** Notes the query before the router shows it. Returns the state of its entry, which has the same layers. */
export function keepLayers(search: string): LayerState {
  if (!shown) return null;
  shown.location = { ...shown.location, search };
  return { layers: shown.layers };
}

/** Returns whether a layer is the topmost, and opens and closes it. Back can show it again. */
export function useHistoryLayer(name: string) {
  const isOpen = useLayers().at(-1) === name;
  return { isOpen, open: () => openLayer(name), close: () => closeLayer(name) };
}
