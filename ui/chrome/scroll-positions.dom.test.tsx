import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeScrollPosition, restoreScroll, scrollPosition } from './scroll-positions.ts';

const TOP_PX = 900;
let changeHeight: () => void;
let giveUp: () => void;

beforeEach(() => {
  changeHeight = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe = () => (changeHeight = this.#tell);
      disconnect = () => (changeHeight = () => {});
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

it('holds the position while what is above it still grows', () => {
  giveUp = restoreScroll(TOP_PX);
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX);
});

it('leaves the page to the browser as soon as the visitor does something', () => {
  giveUp = restoreScroll(TOP_PX);
  window.dispatchEvent(new Event('wheel'));
  growAbove(46);
  expect(window.scrollY).toBe(TOP_PX + 46);
});

it('does not hold the top of a new page', () => {
  giveUp = restoreScroll(0);
  window.scrollTo({ top: 300 });
  changeHeight();
  expect(window.scrollY).toBe(300);
});

it('begins anew where the stored positions cannot be read', () => {
  giveUp = () => {};
  sessionStorage.setItem('scroll', '{"an-entry":90');
  expect(scrollPosition('an-entry')).toBeUndefined();
  storeScrollPosition('an-entry', 120);
  expect(scrollPosition('an-entry')).toBe(120);
});
