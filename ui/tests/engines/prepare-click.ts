import type { SentTarget } from './target.ts';

declare global {
  interface Window {
    /** Answers whether the last click met its target. */
    endClickForTest?: () => boolean;
  }
}

/**
 * In the page: brings a target into view and gives the place to click on, or why it cannot be clicked on yet. Until `endClickForTest`, what a
 * hand does reaches nothing else: something may have come in between meanwhile.
 */
export async function prepareClick(target: SentTarget): Promise<{ x: number; y: number } | string> {
  const [found] = window.findTarget?.(target) ?? [];
  if (!found) return 'it is not there';
  // A radio button lies under its label, which is what a hand meets.
  const isTicked = found instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(found.type);
  const element = (isTicked ? found.labels?.[0] : null) ?? found;
  const placeOf = () => {
    // The first line of a link that is broken over two.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isIn = (node: EventTarget | null) =>
    node === found || (node instanceof Node && (element.contains(node) || node === element));
  const { x, y } = placeOf();
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = placeOf();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const place = placeOf();
  if (before.x !== place.x || before.y !== place.y) return 'it moves';
  if (found.matches(':disabled')) return 'it is disabled';
  const hit = document.elementFromPoint(place.x, place.y);
  if (!isIn(hit)) {
    // What is under the fixed head, or at the edge, comes into the middle.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return `it is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  }
  const end = new AbortController();
  let isMet = true;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const guard = (event: Event) => {
      if (!event.isTrusted || isIn(event.target)) return;
      isMet = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener(type, guard, { capture: true, signal: end.signal });
  }
  window.endClickForTest = () => {
    end.abort();
    return isMet;
  };
  return place;
}
