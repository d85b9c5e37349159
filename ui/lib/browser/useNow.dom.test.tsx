import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellServerTime, useNow, useToday } from './useNow.ts';

const MINUTE_MS = 60_000;
const NOON_MS = Date.UTC(2026, 0, 1, 12);

let root: Root;
let seen: number[] = [];

function Clock() {
  seen.push(useNow());
  return useToday((now) => now.toISOString().slice(0, 10));
}

const show = () => act(() => root.render(<Clock />));
const last = () => seen.at(-1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON_MS });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  seen = [];
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  tellServerTime(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the minute that is shown', () => {
  it('begins one, though a minute ends between two looks at the clock', () => {
    let look = NOON_MS - 2;
    vi.spyOn(Date, 'now').mockImplementation(() => look++);
    show();
    expect(seen.map((ms) => ms % MINUTE_MS)).toEqual(seen.map(() => 0));
  });

  it('is the same for all that is rendered until it is told that another has begun', () => {
    show();
    vi.setSystemTime(NOON_MS + 5 * MINUTE_MS);
    show();
    expect(last()).toBe(NOON_MS);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(last()).toBe(NOON_MS + 5 * MINUTE_MS);
  });

  it('follows the clock of the server from its first second on, and its day', () => {
    vi.setSystemTime(Date.UTC(2026, 0, 1, 23, 58, 50));
    show();
    act(() => tellServerTime(Date.now() + 30_000));
    expect(last()).toBe(Date.UTC(2026, 0, 1, 23, 59));
    act(() => {
      vi.advanceTimersByTime(40_000);
    });
    expect(last()).toBe(Date.UTC(2026, 0, 2));
    expect(document.body.textContent).toBe('2026-01-02');
  });

  it('does not go back when a later answer took a second longer', () => {
    vi.setSystemTime(NOON_MS - 30_000);
    show();
    act(() => tellServerTime(NOON_MS));
    act(() => tellServerTime(NOON_MS - 1000));
    expect(last()).toBe(NOON_MS);
  });
});
