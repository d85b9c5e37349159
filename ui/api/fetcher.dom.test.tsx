import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '#ui/lib/browser/leaving-page.ts';
import { fetcher } from './fetcher.ts';

const FAILURE = new TypeError('Load failed');
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

const get = <Data = unknown,>(url: string) =>
  fetcher<{ data: Data; status: number; headers: object }>(url, { method: 'GET' });
const read = async () => (await get('/api/spirits')).data;

it('rejects a failed read at once, and sends no second request', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 404 })).mockRejectedValueOnce(FAILURE);
  // The fake timers do not advance, so no retry can happen later.
  await expect(read()).rejects.toMatchObject({ status: 404 });
  await expect(read()).rejects.toBe(FAILURE);
  expect(network).toHaveBeenCalledTimes(2);
});

it('hides the failure of a read that leaving the page cancels, until 10 seconds later', async () => {
  watchLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  network.mockRejectedValue(FAILURE);
  const onError = vi.fn();
  void read().catch(onError);
  await vi.advanceTimersByTimeAsync(9000);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onError).toHaveBeenCalledWith(FAILURE);
});
