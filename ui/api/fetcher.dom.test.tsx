import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '#ui/lib/browser/page-leaving.ts';
import { fetcher } from './fetcher.ts';

const FAILURE = new TypeError('Load failed');
const answer = () => Response.json(['gin']);
const endedBody = () =>
  new Response(new ReadableStream({ start: (body) => body.error(FAILURE) }), {
    headers: { 'Content-Type': 'application/json' },
  });
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
/** Node 20 lacks `Promise.withResolvers`. */
function withResolvers() {
  let resolve: (response: Response) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Response>((onDone, onFailed) => ([resolve, reject] = [onDone, onFailed]));
  return { promise, resolve, reject };
}
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
  // Other tests have pages that stay.
  window.pageLeftAt = undefined;
});

const get = <Data = unknown,>(address: string) =>
  fetcher<{ data: Data; status: number; headers: object }>(address, { method: 'GET' });
const read = async () => (await get('/api/spirits')).data;

it.each([
  ['that ends after the page is back', true, () => Promise.reject(FAILURE)],
  ['that ends while the page is left', false, () => Promise.reject(FAILURE)],
  ['whose body ends after the page is back', true, () => Promise.resolve(endedBody())],
  ['whose body ends while the page is left', false, () => Promise.resolve(endedBody())],
])('a read %s is sent again', async (_, endsAfterwards, end) => {
  const ended = withResolvers();
  network.mockReturnValueOnce(ended.promise).mockResolvedValueOnce(answer());
  const found = read();
  leave();
  if (endsAfterwards) comeBack();
  void end().then(
    (response) => ended.resolve(response),
    (error: unknown) => ended.reject(error),
  );
  await vi.advanceTimersByTimeAsync(2000);
  if (!endsAfterwards) comeBack();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual(['gin']);
  expect(network).toHaveBeenCalledTimes(2);
});

it('a read that fails on a page that stays is told, and sent once', async () => {
  network.mockRejectedValue(FAILURE);
  comeBack();
  const told = expect(read()).rejects.toBe(FAILURE);
  await vi.advanceTimersByTimeAsync(2000);
  await told;
  expect(network).toHaveBeenCalledTimes(1);
});

it('an answer that is a failure is told at once, and a lost network after one wait', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 404 })).mockRejectedValueOnce(FAILURE);
  // No time passes.
  await expect(read()).rejects.toMatchObject({ status: 404 });
  const told = vi.fn();
  void read().catch(told);
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toHaveBeenCalledWith(FAILURE);
});

it('a write is never sent again, since the first may have arrived', async () => {
  const ended = withResolvers();
  network.mockReturnValueOnce(ended.promise);
  const written = fetcher('/api/spirits', { method: 'POST' });
  const told = expect(written).rejects.toBe(FAILURE);
  leave();
  comeBack();
  ended.reject(FAILURE);
  await vi.advanceTimersByTimeAsync(2000);
  await told;
  expect(network).toHaveBeenCalledTimes(1);
});

it('asks for a name of dots alone, which is no step up the path', async () => {
  network.mockImplementation(() => Promise.resolve(answer()));
  await fetcher('/api/cocktails/category/..?limit=1', { method: 'GET' });
  expect(network.mock.lastCall?.[0]).toBe('/api/cocktails/category/..%20?limit=1');
});
