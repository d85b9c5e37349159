/** Holds what the visitor used in its place in the window while the page changes above it; no engine does so always. */

/** What stands in one scroller around the place that was used, the innermost first; the first that is still shown holds the place. */
interface Held {
  scroller: Element;
  scrollTop: number;
  chain: { element: Element; top: number }[];
}

const LAYERS = '[role=dialog],[role=alertdialog]';
const LISTEN = { capture: true, passive: true };

export function holdPlaces(): void {
  let release = () => {};
  let releaseInLayer = () => {};
  const end = ({ target }: Event) => {
    const isInLayer = target instanceof Element && target.closest(LAYERS) !== null;
    releaseInLayer();
    // What a dialog asks is about the page below, which holds its place meanwhile.
    if (!isInLayer) release();
    return isInLayer;
  };
  const begin = (event: Event) => {
    const isInLayer = end(event);
    if (!(event.target instanceof Element)) return;
    if (isInLayer) releaseInLayer = holdPlace(event.target);
    else release = holdPlace(event.target);
  };
  for (const type of ['click', 'input']) addEventListener(type, begin, LISTEN);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) addEventListener(type, end, LISTEN);
}

function holdPlace(target: Element): () => void {
  const all = heldAround(target);
  const { pathname } = location;
  const check = () => {
    if (location.pathname !== pathname || !areHeld(all)) release();
  };
  const resized = new ResizeObserver(check);
  const changed = new MutationObserver(check);
  for (const { scroller } of all) {
    (scroller as HTMLElement).style.overflowAnchor = 'none';
    for (const child of scroller.children) resized.observe(child);
    changed.observe(scroller, { childList: true, subtree: true });
  }
  const release = () => {
    resized.disconnect();
    changed.disconnect();
    for (const { scroller } of all) (scroller as HTMLElement).style.overflowAnchor = '';
  };
  return release;
}

function heldAround(target: Element): Held[] {
  const all: Held[] = [];
  let around: Element[] = [];
  for (let one: Element | null = target; one; one = one.parentElement) {
    const { overflowY, position } = getComputedStyle(one);
    const isScroller = one === document.documentElement || /^(?:auto|scroll)$/.test(overflowY);
    if (isScroller && around.length > 0) {
      const scroller = one;
      const chain = around.map((element) => ({ element, top: topIn(scroller, element) }));
      all.push({ scroller, scrollTop: scroller.scrollTop, chain });
      around = [];
    }
    if (position === 'fixed') break;
    around.push(one);
  }
  return all;
}

const topIn = (scroller: Element, element: Element): number =>
  element.getBoundingClientRect().top -
  (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top);

/** Scrolls by as much as the place has moved, the innermost first. False when something else scrolled, or the place is gone. */
function areHeld(all: Held[]): boolean {
  let moved = 0;
  for (const held of all) {
    const { scroller, chain } = held;
    const shown = chain.find(({ element }) => element.getClientRects().length > 0);
    if (!shown) return false;
    moved += topIn(scroller, shown.element) - shown.top;
    if (Math.abs(moved) < 1) continue;
    const before = scroller.scrollTop;
    if (before !== held.scrollTop && !isCutShort(held)) return false;
    scroller.scrollBy({ top: moved, behavior: 'instant' });
    moved -= scroller.scrollTop - before;
    held.scrollTop = scroller.scrollTop;
  }
  return true;
}

/** A browser scrolls up what has become too short. */
function isCutShort({ scroller, scrollTop }: Held): boolean {
  const { scrollHeight, clientHeight } = scroller;
  return scroller.scrollTop < scrollTop && scroller.scrollTop >= scrollHeight - clientHeight - 1;
}
