import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

/** happy-dom has no popovers. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });

const trigger = (name: string) => document.getElementById(name)?.parentElement as HTMLElement;
const wait = (durationMs: number) => act(() => void vi.advanceTimersByTime(durationMs));
/** React derives its events `enter` and `leave` from `over` and `out`, which bubble. */
const point = (name: string, type: 'pointerover' | 'pointerout' | 'pointerdown', pointerType = 'mouse') =>
  act(() => {
    const event = { bubbles: true, pointerType, relatedTarget: document.body };
    trigger(name).dispatchEvent(new PointerEvent(type, event));
  });
/** Returns whether a tooltip is open or closed after this time. */
function after(durationMs: number, name: string): string {
  wait(durationMs);
  return trigger(name).querySelector('[role=tooltip]') ? 'open' : 'closed';
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="Print">{() => <b id="print" />}</Tooltip>
      <Tooltip text="Share">{() => <b id="share" />}</Tooltip>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

it('a tooltip opens after 700 ms, and not if the pointer leaves before', () => {
  point('print', 'pointerover');
  wait(600);
  point('print', 'pointerout');
  expect(after(2000, 'print')).toBe('closed');
  point('print', 'pointerover');
  expect(after(699, 'print')).toBe('closed');
  expect(after(1, 'print')).toBe('open');
});

it('a tooltip opens at once within 300 ms of another one, and waits after that', () => {
  point('print', 'pointerover');
  wait(700);
  point('print', 'pointerout');
  wait(299);
  point('share', 'pointerover');
  expect(after(0, 'share')).toBe('open');
  point('share', 'pointerout');
  wait(300);
  point('print', 'pointerover');
  expect(after(0, 'print')).toBe('closed');
});

it('a touch and a press open no tooltip', () => {
  point('print', 'pointerover', 'touch');
  expect(after(2000, 'print')).toBe('closed');
  point('share', 'pointerover');
  point('share', 'pointerdown');
  expect(after(2000, 'share')).toBe('closed');
});
