import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll, scrollPosition, storeScrollPosition } from './scroll-positions.ts';

const TOP_PX = 900;
let changeHeight = () => {};
let giveUp = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(tell: () => void) {
        this.observe = () => void (changeHeight = tell);
      }
      disconnect() {
        changeHeight = () => {};
      }
    },
  );
});
afterEach(() => {
  giveUp();
  vi.unstubAllGlobals();
});

/** When something above the visible part grows, a browser scrolls so that this part stays in place. */
function growAbove(px: number): void {
  if (document.documentElement.style.overflowAnchor !== 'none') window.scrollTo({ top: window.scrollY + px });
  changeHeight();
}

it('keeps a restored position while the page above it grows, until the visitor acts', () => {
  giveUp = restoreScroll(TOP_PX);
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX);
  window.dispatchEvent(new Event('wheel'));
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX + 46);
});

it('keeps the positions of the newest entries of the history', () => {
  for (let entry = 0; entry <= 100; entry++) storeScrollPosition(`entry ${entry}`, TOP_PX);
  const stored = [0, 1, 100].map((entry) => scrollPosition(`entry ${entry}`));
  expect(stored).toEqual([undefined, TOP_PX, TOP_PX]);
});
