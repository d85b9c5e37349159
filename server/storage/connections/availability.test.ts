import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailableError } from '#server/catalogue/store/store.ts';
import { Availability } from './availability.ts';

it('counts an answer for a second, unless the database fails meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = new Availability();
  const answer = (): Promise<string> => database.use(() => Promise.resolve('answer'));
  expect(database.hasJustAnswered).toBe(false);
  await answer();
  vi.advanceTimersByTime(999);
  expect(database.hasJustAnswered).toBe(true);
  vi.advanceTimersByTime(1);
  expect(database.hasJustAnswered).toBe(false);

  for (const failure of [new Error('a table is damaged'), new StoreUnavailableError('away')]) {
    await answer();
    await expect(database.use(() => Promise.reject(failure))).rejects.toThrow(failure);
    expect(database.hasJustAnswered).toBe(false);
  }
  await answer();
  database.refuse(new Error('away'));
  expect(database.hasJustAnswered).toBe(false);
  await expect(answer()).rejects.toThrow(StoreUnavailableError);
});

// They have no code; `pg` gives them for a connection that is lost between two queries.
it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('takes %j for a database that is away', async (message) => {
  const database = new Availability();
  await expect(database.use(() => Promise.reject(new Error(message)))).rejects.toThrow(StoreUnavailableError);
});
