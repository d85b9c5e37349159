import { expect, it } from 'vitest';
import { StoreUnavailableError } from '#server/catalogue/store/store.ts';
import { Availability } from './availability.ts';

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
