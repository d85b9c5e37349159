import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { createQueryClient } from './query-client.ts';

/** As the browser gets it: through the text of the document. */
function inBrowser(client: QueryClient): QueryClient {
  const browser = createQueryClient();
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState);
  return browser;
}

describe('the queries of a rendered page', () => {
  it('reach the browser with what they found', () => {
    const client = createQueryClient();
    client.setQueryData(['api', 'spirits'], [{ id: 'gin', name: 'Gin' }]);
    expect(inBrowser(client).getQueryData(['api', 'spirits'])).toEqual([{ id: 'gin', name: 'Gin' }]);
  });

  it('reach it with the status of what failed, and not at all when they were never answered', async () => {
    const client = createQueryClient();
    const queryFn = () => Promise.reject(new ApiError(404, 'Not Found', '{"detail":"No such cocktail."}'));
    await client.prefetchQuery({ queryKey: ['lost'], queryFn });
    client.getQueryCache().build(client, { queryKey: ['pending'] });
    const browser = inBrowser(client);
    expect(browser.getQueryState(['lost'])).toMatchObject({
      status: 'error',
      data: undefined,
      error: { status: 404, problem: { detail: 'No such cocktail.' } },
    });
    expect(browser.getQueryState(['pending'])).toBeUndefined();
  });
});

describe('the reads of a page', () => {
  const readAfter = async (meta?: { changesNothingShown: boolean }) => {
    const client = createQueryClient();
    client.setQueryData(['api', 'spirits'], []);
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(), ...(meta && { meta }) })
      .execute(undefined);
    return client.getQueryState(['api', 'spirits'])?.isInvalidated;
  };

  it('are stale after a write', async () => {
    expect(await readAfter()).toBe(true);
  });

  it('are as good as before after a request that stores nothing', async () => {
    expect(await readAfter({ changesNothingShown: true })).toBe(false);
  });
});
