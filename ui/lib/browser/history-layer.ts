import { isLeaving } from './page-leaving.ts';

/** In the state of an entry of the history: the page with something open over it. */
const LAYER = 'layer';

let isOpen = false;

const isOnLayer = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER]);

/**
 * Adds an entry to the history for something that opens over the page, so that Back closes it instead of leaving the
 * page; the router sees the same page. `onClose` is called once, by Back or by the returned function, which goes back.
 * What leads elsewhere replaces the entry and then calls the function too.
 */
export function openLayer(onClose: () => void): () => void {
  history.pushState({ ...(history.state as object | null), [LAYER]: true }, '');
  isOpen = true;
  const end = () => {
    isOpen = false;
    window.removeEventListener('popstate', end);
    onClose();
  };
  window.addEventListener('popstate', end);
  return () => {
    if (isOnLayer()) history.back();
    else end();
  };
}

/**
 * Steps off an entry whose layer is closed: a reload closes it, and a step forward does not open it again. A page that is being left does
 * not, since the step would take the place of where the visitor goes.
 */
function leaveClosedLayer(): void {
  if (isOnLayer() && !isOpen && !isLeaving()) history.back();
}

/** Leaves entries of closed layers from now on, so that Back always shows something else. */
export function watchLayers(): void {
  window.addEventListener('popstate', leaveClosedLayer);
  leaveClosedLayer();
}
