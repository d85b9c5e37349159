import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { createQueryClient } from './query-client.ts';

it('the browser gets the data of successful queries and the status of failed ones', async () => {
  const client = createQueryClient();
  client.setQueryData(['api', 'spirits'], [{ id: 'gin', name: 'Gin' }]);
  const queryFn = () => Promise.reject(new ApiError(404, 'Not Found', '{"detail":"No such cocktail."}'));
  await client.prefetchQuery({ queryKey: ['lost'], queryFn });
  client.getQueryCache().build(client, { queryKey: ['pending'] });
  const browser = createQueryClient();
  // The document carries the state as text.
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState);
  expect(browser.getQueryData(['api', 'spirits'])).toEqual([{ id: 'gin', name: 'Gin' }]);
  expect(browser.getQueryState(['lost'])).toMatchObject({
    status: 'error',
    data: undefined,
    error: { status: 404, problem: { detail: 'No such cocktail.' } },
  });
  expect(browser.getQueryState(['pending'])).toBeUndefined();
});

it.each([
  ['stale after a write', undefined, true],
  ['as good as before after a request that stores nothing', { changesNothingShown: true }, false],
])('the reads of a page are %s', async (_, meta, isInvalidated) => {
  const client = createQueryClient();
  client.setQueryData(['api', 'spirits'], []);
  const mutation = { mutationFn: () => Promise.resolve(), ...(meta && { meta }) };
  await client.getMutationCache().build(client, mutation).execute(undefined);
  expect(client.getQueryState(['api', 'spirits'])).toMatchObject({ isInvalidated });
});
