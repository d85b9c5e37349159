import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseForTest } from '#server/tests/postgres/database-for-test.ts';
import { commit, create, remove } from '#server/tests/support/spirit-changes.ts';
import { PICTURE, PICTURE_ID } from '#server/tests/support/stored-picture.ts';
import { openStore } from '#server/storage/open-store.ts';
import { sweepStore } from '#server/sweep-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

it('deletes the history of what has been gone for 30 days, and pictures that nothing has named for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openStore(await databaseForTest());
  onTestFinished(() => store.close());
  await commit(store, create('Gin'));
  await commit(store, remove('Gin', new Date().toISOString()));
  await store.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
  const leftAfter = async (ms: number): Promise<[changes: number, hasPicture: boolean]> => {
    vi.setSystemTime(Date.now() + ms);
    await sweepStore(store);
    const { total } = await store.history.list({ limit: 1 });
    return [total, (await store.pictures.find(PICTURE_ID)) !== null];
  };
  expect(await leftAfter(HOUR_MS - 1000)).toEqual([2, true]);
  expect(await leftAfter(2000)).toEqual([2, false]);
  expect(await leftAfter(29 * DAY_MS)).toEqual([2, false]);
  expect(await leftAfter(DAY_MS)).toEqual([0, false]);
});
