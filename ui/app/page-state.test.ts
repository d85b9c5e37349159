import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { pageStateOf, restorePageState, type PageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';

/** As the browser gets it: through the text of the document. */
function carried(client: QueryClient): QueryClient {
  const browser = createQueryClient();
  restorePageState(browser, JSON.parse(JSON.stringify(pageStateOf(client))) as PageState);
  return browser;
}

describe("a page's state", () => {
  it('says the names of a list once, and what is alike together', () => {
    const client = createQueryClient();
    client.setQueryData(
      ['api', 'spirits'],
      [
        { id: 'gin', name: 'Gin' },
        { id: 'rum', name: 'Rum' },
      ],
    );
    client.setQueryData(['day'], '2026-11-21');
    expect(pageStateOf(client)).toEqual({
      found: [[['day'], '2026-11-21']],
      lists: [
        [
          ['api', 'spirits'],
          ['id', 'name'],
          [
            ['gin', 'rum'],
            ['Gin', 'Rum'],
          ],
        ],
      ],
      failed: [],
    });
  });

  it('brings whatever JSON can carry to the browser as it was, in the same order', () => {
    const items = fc.array(fc.record({ id: fc.string(), tags: fc.array(fc.string()), note: fc.jsonValue() }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), items), (data) => {
        const asJson = JSON.stringify(data);
        const client = createQueryClient();
        client.setQueryData(['read'], JSON.parse(asJson));
        expect(JSON.stringify(carried(client).getQueryData(['read']))).toBe(asJson);
      }),
    );
  });

  it('brings a read that failed with its status, and none that was never answered', async () => {
    const client = createQueryClient();
    const queryFn = () => Promise.reject(new ApiError(404, 'Not Found', '{"detail":"No such cocktail."}'));
    await client.prefetchQuery({ queryKey: ['lost'], queryFn });
    client.getQueryCache().build(client, { queryKey: ['pending'] });
    const browser = carried(client);
    expect(browser.getQueryState(['lost'])).toMatchObject({
      status: 'error',
      data: undefined,
      error: { status: 404, problem: { detail: 'No such cocktail.' } },
    });
    expect(browser.getQueryState(['pending'])).toBeUndefined();
  });
});
