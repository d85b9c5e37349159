import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '#openapi/days.ts';
import { databaseForTest } from '#server/tests/store/database-for-test.ts';
import { commit, create, PICTURE, PICTURE_ID } from '#server/tests/store/store-changes.ts';
import { catalogueOf } from '#server/catalogue/snapshot/catalogue.ts';
import { openStore } from '#server/storage/open-store.ts';
import { cleanUpStore } from './clean-up-store.ts';

it('keeps the last 100,000 changes, and deletes pictures that nothing has named for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openStore(await databaseForTest());
  onTestFinished(() => store.close());
  const prune = vi.spyOn(store.history, 'prune');
  await commit(store, create('Gin'));
  await store.pictures.store(PICTURE);
  const leftAfter = async (ms: number): Promise<[changes: number, hasPicture: boolean]> => {
    vi.setSystemTime(Date.now() + ms);
    await cleanUpStore(store, catalogueOf(await store.load()));
    const { total } = await store.history.list({ limit: 1 });
    return [total, (await store.pictures.find(PICTURE_ID)) !== null];
  };
  expect(await leftAfter(DAY_MS - 1000)).toEqual([1, true]);
  expect(await leftAfter(2000)).toEqual([1, false]);
  expect(prune.mock.calls).toEqual([[100_000], [100_000]]);
});
