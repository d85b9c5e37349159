import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isLeaving, pageStays, watchLeaving } from './page-leaving.ts';

beforeAll(watchLeaving);
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  // Other tests have pages that stay.
  window.pageLeftAt = undefined;
});

const leave = () => window.dispatchEvent(new Event('beforeunload'));
const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const click = (html: string) => {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

it('goes on however long the next page takes, and tells its failures meanwhile', async () => {
  vi.useFakeTimers();
  leave();
  const told = vi.fn();
  void pageStays().then(told);
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isLeaving()).toBe(true);
});

it('waits for a browser that tells late that the page is left', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  void pageStays().then(told);
  await vi.advanceTimersByTimeAsync(200);
  leave();
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['ends when the page is shown out of the page cache', () => shown(true), false],
  ['does not end with the load of the page', () => shown(false), true],
  ['ends with the use of a control', () => click('<button>Mix</button>'), false],
  ['does not end with a click beside the controls', () => click('<p>Stir.</p>'), true],
  [
    'ends with the key that stops the loading',
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    false,
  ],
])('%s', (_, act, isStillLeaving) => {
  leave();
  act();
  expect(isLeaving()).toBe(isStillLeaving);
});

it('begins anew with a link that leads away', () => {
  leave();
  click('<a href="/about">About</a>');
  leave();
  expect(isLeaving()).toBe(true);
});
