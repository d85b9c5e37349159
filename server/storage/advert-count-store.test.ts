import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advertCountStore } from './advert-count-store.ts';
import type { StoreParts } from './models/models.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ONE = { day: '2026-11-25', advertId: 'gin', views: 1, clicks: 0 };

/** What each statement adds, as rows of four values. */
function storeOn(beside: () => Promise<void> = () => Promise.resolve()) {
  const written: unknown[][] = [];
  const query = (_sql: string, { replacements }: { replacements: unknown[] }) => {
    written.push(replacements);
    return Promise.resolve();
  };
  const writer = {
    beside: async (work: (access: object) => Promise<void>) => {
      await beside();
      await work({ sequelize: { query } });
    },
  };
  return { written, ...advertCountStore({ writer } as unknown as StoreParts) };
}

it('stores the sums within ten seconds, so that kill -9 loses no more', async () => {
  const counts = storeOn();
  for (let second = 0; second < 10; second += 1) {
    counts.add([ONE, { ...ONE, advertId: 'a supper', clicks: 1 }]);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(4000);
  const five = ['2026-11-25', 'a supper', 5, 5, '2026-11-25', 'gin', 5, 0];
  expect(counts.written).toEqual([five, five]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts.written).toHaveLength(2);
});

it('ends with the store, also when the last counts cannot be stored', async () => {
  const counts = storeOn(() => Promise.reject(new Error('away')));
  counts.add([ONE]);
  await expect(counts.close()).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on counting while the database is away, and stores all of it when it is back', async () => {
  let isAway = true;
  const counts = storeOn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
  counts.add([ONE]);
  await vi.advanceTimersByTimeAsync(12_000);
  await expect(counts.flush()).rejects.toThrow('away');
  counts.add([ONE]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect(counts.written).toEqual([['2026-11-25', 'gin', 2, 0]]);
});
