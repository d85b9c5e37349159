import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // The next test begins with a page that is not being left.
  window.pageLeftAt = undefined;
});

it.each([
  ['says in the console which read failed', false],
  ['says nothing of a read that ends with its page', true],
])('%s', async (_, isLeft) => {
  vi.useFakeTimers();
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  if (isLeft) window.pageLeftAt = Date.now();
  const queryFn = () => Promise.reject(new TypeError('NetworkError'));
  await createQueryClient().prefetchQuery({ queryKey: ['api', 'spirits'], queryFn });
  await vi.advanceTimersByTimeAsync(2000);
  expect(print).toHaveBeenCalledTimes(isLeft ? 0 : 1);
});
