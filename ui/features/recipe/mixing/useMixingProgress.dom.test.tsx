import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '#ui/components/toast/toast.ts';
import { useMixingProgress } from './useMixingProgress.ts';

const openNegroni = () => renderHook(() => useMixingProgress({ id: 'negroni', name: 'Negroni' }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

it('a countdown rings after the visitor has left its recipe, and is over when the recipe opens again', () => {
  const { result, unmount } = openNegroni();
  const countdown = { step: 0, index: 0, endsAt: Date.now() + 30_000, hasRung: false };
  act(() => result.current.update({ countdowns: [countdown] }));
  expect(result.current.state.countdowns).toEqual([countdown]);
  unmount();
  vi.advanceTimersByTime(29_000);
  expect(currentToast()).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(currentToast()).toMatchObject({ title: 'Time is up', description: 'Negroni, step 1' });
  expect(vi.getTimerCount()).toBe(0);
  expect(openNegroni().result.current.state.countdowns).toEqual([{ ...countdown, hasRung: true }]);
});
