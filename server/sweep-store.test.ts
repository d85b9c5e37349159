import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#server/tests/postgres/database-for-test.ts';
import { commit, create, remove } from '#server/tests/support/spirit-changes.ts';
import { PICTURE, PICTURE_ID } from '#server/tests/support/stored-picture.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';
import { sweepStore } from '#server/sweep-store.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2028-02-20T12:00:00Z') });
  return () => vi.useRealTimers();
});

/** Lets the site run, with a save once a day instead of every minute. */
async function run(store: DatabaseStore, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= DAY_MS) {
    vi.advanceTimersByTime(Math.min(left, DAY_MS));
    await store.clock.save();
  }
}

async function historyAfterSweep(store: DatabaseStore): Promise<number> {
  await sweepStore(store);
  return (await store.history.list({ limit: 1, offset: 0 })).total;
}

describe('what is deleted for good', () => {
  it.each([
    ['a month ahead', 31 * DAY_MS],
    ['over a leap day', 10 * DAY_MS],
    ['minutes ahead', 90 * MINUTE_MS],
    ['a day back', -DAY_MS],
    ['a month back', -31 * DAY_MS],
  ])('stays when the system’s clock is set %s, over a restart too', async (_where, jumpMs) => {
    const location = await databaseForTest();
    const first = await openStore(location);
    await first.clock.save();
    await commit(first, create('Gin'));
    await commit(first, remove('Gin'));
    await first.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
    vi.setSystemTime(Date.now() + jumpMs);
    expect(await historyAfterSweep(first)).toBe(2);
    await first.clock.save();
    await first.close();
    const second = await openStore(location);
    try {
      await second.clock.save();
      expect(await historyAfterSweep(second)).toBe(2);
      expect(await second.pictures.find(PICTURE_ID)).not.toBeNull();
    } finally {
      await second.close();
    }
  });

  it('goes after the site has run for 30 days, whatever the system’s clock says then', async () => {
    const location = await databaseForTest();
    const first = await openStore(location);
    await first.clock.save();
    await commit(first, create('Gin'));
    await commit(first, remove('Gin'));
    await first.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
    vi.setSystemTime(Date.now() - 100 * DAY_MS);
    await run(first, 29 * DAY_MS);
    expect(await historyAfterSweep(first)).toBe(2);
    expect(await first.pictures.find(PICTURE_ID)).toBeNull();
    await first.close();
    const second = await openStore(location);
    try {
      expect(await historyAfterSweep(second)).toBe(2);
      await run(second, 2 * DAY_MS);
      expect(await historyAfterSweep(second)).toBe(0);
    } finally {
      await second.close();
    }
  });
});
