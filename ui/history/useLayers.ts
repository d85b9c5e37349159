import { useMemo, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#ui/hooks/useOnceHydrated.ts';
import { useRouterHistory, type Entry, type RouterHistory } from './useRouterHistory.ts';
import { type LazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';

const NONE: readonly string[] = [];

/** The key of the entry that a step back is leaving. Until the browser has left it, nothing else steps. */
let leavingKey: string | null = null;

/** What lies open over the page, the lowest first, and the commands that change it. */
export function useLayers() {
  const history = useRouterHistory();
  const shown = useLocation() as Entry;
  const isHydrated = useIsHydrated();
  const commands = useMemo(
    () => ({
      openLayer: (name: string) => afterStepBack(history, () => openLayer(history, name)),
      /** `then` runs when the layer is closed. */
      closeLayer: (name: string, then: () => void = () => undefined) =>
        afterStepBack(history, () => {
          if (layersOf(history.location).at(-1) === name) stepBack(history);
          afterStepBack(history, then);
        }),
    }),
    [history],
  );
  // The page from the server has nothing open.
  return { layers: isHydrated ? layersOf(shown) : NONE, ...commands };
}

/** `isOpen` is true for the topmost layer alone. Back and Forward change it too. */
export function useHistoryLayer(name: string) {
  const { layers, openLayer: open, closeLayer: close } = useLayers();
  return { isOpen: layers.at(-1) === name, open: () => open(name), close: () => close(name) };
}

export const layersOf = ({ state }: Entry) => state?.layers ?? NONE;

/** Opens a layer above the others. A second click has no effect. */
function openLayer(history: RouterHistory, name: string): void {
  const { pathname, search, hash } = history.location;
  const layers = layersOf(history.location);
  if (!layers.includes(name)) history.push({ pathname, search, hash }, { layers: [...layers, name] });
}

function stepBack(history: RouterHistory): void {
  leavingKey = history.location.key;
  window.addEventListener('popstate', () => (leavingKey = null), { once: true });
  history.go(-1);
}

/** Runs the task now, or when React shows the entry to which a step back leads. */
function afterStepBack(history: RouterHistory, task: () => void): void {
  const retry = () => setTimeout(() => afterStepBack(history, task));
  if (history.location.key === leavingKey) window.addEventListener('popstate', retry, { once: true });
  else task();
}

/** Opens a layer whose code is loaded when it opens. The layer closes if the code cannot be loaded. */
export function useLazyLayer<Module extends object>(
  name: string,
  chunk: LazyChunk<Module>,
  onFailure: () => void,
) {
  const { isOpen, open, close } = useHistoryLayer(name);
  const { module, isFailed } = useLazyChunk(chunk, isOpen);
  const giveUp = useEffectEvent(() => {
    close();
    onFailure();
  });
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return { isOpen, open, close, module };
}
