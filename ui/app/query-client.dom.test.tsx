import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a failed read is named in the console', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const queryFn = () => Promise.reject(new TypeError('NetworkError'));
  await createQueryClient().prefetchQuery({ queryKey: ['api', 'spirits'], queryFn });
  expect(print).toHaveBeenCalledTimes(1);
});
