/** In the state of an entry of the history: the page with something open over it. */
const LAYER = 'layer';

const isOnLayer = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER]);

/**
 * Adds an entry to the history for something that opens over the page, so that Back closes it instead of leaving the
 * page; the router sees the same page. `onClose` is called once, by Back or by the returned function, which goes back.
 * What leads elsewhere replaces the entry and then calls the function too.
 */
export function openLayer(onClose: () => void): () => void {
  history.pushState({ ...(history.state as object | null), [LAYER]: true }, '');
  const end = () => {
    window.removeEventListener('popstate', end);
    onClose();
  };
  window.addEventListener('popstate', end);
  return () => {
    if (isOnLayer()) history.back();
    else end();
  };
}
