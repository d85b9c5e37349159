import { expect, it } from 'vitest';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import { StoreUnavailableError } from '#server/catalogue/ports/store.ts';
import { Availability } from './availability.ts';

// `pg` throws these errors, which have no code, for a connection that is lost between two queries.
it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('%j means that the database is unavailable', async (message) => {
  const database = new Availability();
  await expect(database.use(() => Promise.reject(new Error(message)))).rejects.toThrow(StoreUnavailableError);
});

it('a refusal never means that the database is unavailable, whatever it quotes', async () => {
  const database = new Availability();
  let isAway = false;
  database.listen({ away: () => (isAway = true), back: () => undefined });
  const refusal = new Refusal('conflict', 'There is already a cocktail named "Connection terminated".');
  await expect(database.use(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(isAway).toBe(false);
});
