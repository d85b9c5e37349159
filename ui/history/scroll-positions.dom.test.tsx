import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from './scroll-positions.ts';

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

/** The browser keeps what it shows in its place when something above it grows. */
function growAbove(px: number): void {
  if (document.documentElement.style.overflowAnchor !== 'none') window.scrollTo({ top: window.scrollY + px });
  changeHeight();
}

it('a restored position holds while what is above it still grows, until the visitor does something', () => {
  giveUp = restoreScroll(TOP_PX);
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX);
  window.dispatchEvent(new Event('wheel'));
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX + 46);
});
