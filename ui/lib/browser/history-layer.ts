import { isLeaving } from './page-leaving.ts';

/** The key in the state of an entry of the history that shows a page with something open over it. */
const LAYER = 'layer';

let endOpen: (() => void) | null = null;

const isOnLayer = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER]);

/**
 * Adds an entry for what opens over the page, so that Back closes it. `onClose` is called once, by Back or by what is returned, which goes
 * back. What leads elsewhere replaces the entry and then calls that too. What opens over another one takes its place, as after a reload.
 */
export function openLayer(onClose: () => void): () => void {
  endOpen?.();
  if (!isOnLayer()) history.pushState({ ...(history.state as object | null), [LAYER]: true }, '');
  const end = () => {
    endOpen = null;
    window.removeEventListener('popstate', end);
    onClose();
  };
  window.addEventListener('popstate', end);
  endOpen = end;
  let isClosing = false;
  return () => {
    if (endOpen !== end) return;
    if (!isOnLayer()) end();
    // It closes a moment later; a second step would leave the page.
    else if (!isClosing) history.back();
    isClosing = true;
  };
}

/** Steps off the entry of a closed layer, unless the page is being left: the step would take the place of where that leads. */
function leaveClosedLayer(): void {
  if (isOnLayer() && !endOpen && !isLeaving()) history.back();
}

/** Leaves entries of closed layers from now on, so that Back always shows something else. */
export function watchLayers(): void {
  window.addEventListener('popstate', leaveClosedLayer);
  leaveClosedLayer();
}
