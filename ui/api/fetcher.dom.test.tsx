import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '#ui/lib/browser/aborted-by-leaving.ts';
import { fetcher } from './fetcher.ts';

const FAILURE = new TypeError('Load failed');
const response = () => Response.json(['gin']);
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const network = vi.fn<typeof fetch>();

beforeAll(watchLeaving);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
  // The next test begins with a page that is not being left.
  window.pageLeftAt = undefined;
});

const get = <Data = unknown,>(url: string) =>
  fetcher<{ data: Data; status: number; headers: object }>(url, { method: 'GET' });
const read = async () => (await get('/api/spirits')).data;

it('a read that fails on a page that stays is rejected, and sent once', async () => {
  network.mockRejectedValue(FAILURE);
  comeBack();
  const rejection = expect(read()).rejects.toBe(FAILURE);
  await vi.advanceTimersByTimeAsync(2000);
  await rejection;
  expect(network).toHaveBeenCalledTimes(1);
});

it('a response with a failure rejects at once, and a lost network after one wait', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 404 })).mockRejectedValueOnce(FAILURE);
  // The clock of the test stands still, so the failure comes at once.
  await expect(read()).rejects.toMatchObject({ status: 404 });
  const onError = vi.fn();
  void read().catch(onError);
  await vi.advanceTimersByTimeAsync(400);
  expect(onError).toHaveBeenCalledWith(FAILURE);
});

it('a request with a name of dots alone keeps the name, instead of going up the path', async () => {
  network.mockImplementation(() => Promise.resolve(response()));
  await fetcher('/api/cocktails/category/..?limit=1', { method: 'GET' });
  expect(network.mock.lastCall?.[0]).toBe('/api/cocktails/category/..%20?limit=1');
});
