import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import { useIsHydrated } from './useOnceHydrated.ts';

/** The state of a history entry names what lies open over its page, the lowest first. */
type LayerState = { layers?: readonly string[] } | null;

const NONE: readonly string[] = [];
const STEP_MS = 100;

/**
 * Invariants: `useLayers` sets `shown` to the entry that the router shows. Other functions change its layers
 * or query before the router shows them. A step back starts `waiting`, and the next entry that the router
 * shows ends it. The router shows no other entry if it never showed the closed layer; then `STEP_MS` ends it.
 */
let shown: {
  location: Location<LayerState>;
  navigate: NavigateFunction;
  layers: readonly string[];
} | null = null;
let waiting: (() => void)[] | null = null;

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
  useEffect(endWait, [location]);
  return layers;
}

function endWait(): void {
  const tasks = waiting ?? [];
  waiting = null;
  tasks.forEach((task) => task());
}

/** Opens a layer above the others. A second click has no effect before the router shows the layer. */
export function openLayer(name: string): void {
  if (waiting) waiting.push(() => openLayer(name));
  else if (shown && !shown.layers.includes(name)) {
    shown.layers = [...shown.layers, name];
    void shown.navigate(shown.location, { state: { layers: shown.layers } });
  }
}

/** Closes the layer if it is the highest. `then` runs when it is closed. */
export function closeLayer(name: string, then: () => void = () => undefined): void {
  if (shown?.layers.at(-1) !== name) return waiting ? void waiting.push(then) : then();
  shown.layers = shown.layers.slice(0, -1);
  waiting = [...(waiting ?? []), then];
  void shown.navigate(-1);
  if (!shown.location.state?.layers?.includes(name)) setTimeout(endWait, STEP_MS);
}

/** Notes the query before the router shows it. Returns the state of its entry, which keeps the layers. */
export function layerStateFor(search: string): LayerState {
  if (!shown) return null;
  shown.location = { ...shown.location, search };
  return { layers: shown.layers };
}

/** Returns whether a layer is the topmost, and opens and closes it. Back can show it again. */
export function useHistoryLayer(name: string) {
  const isOpen = useLayers().at(-1) === name;
  return { isOpen, open: () => openLayer(name), close: () => closeLayer(name) };
}
