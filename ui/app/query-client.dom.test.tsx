import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  // Other tests have pages that stay.
  vi.resetModules();
});

it.each([
  ['says in the console which read failed', false],
  ['says nothing of a read that ends with its page', true],
])('%s', async (_, isLeft) => {
  vi.resetModules();
  const { watchLeaving } = await import('#ui/lib/browser/page-leaving.ts');
  const { createQueryClient } = await import('./query-client.ts');
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  watchLeaving();
  if (isLeft) dispatchEvent(new Event('beforeunload'));
  const queryFn = () => Promise.reject(new TypeError('NetworkError'));
  await createQueryClient().prefetchQuery({ queryKey: ['api', 'spirits'], queryFn });
  expect(print).toHaveBeenCalledTimes(isLeft ? 0 : 1);
});
