import type { QueryClient } from '@tanstack/react-query';
import type { ScreenStart } from '#ui/api/screen.ts';
import { getGetBarQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { entriesOf } from '#openapi/entries-of.ts';
import { readyQuery } from './ready-query.ts';
import { standInsQuery } from './stand-ins-query.ts';
import { bottlesIn } from './useMyBar.ts';

export { BarPage as Screen } from './BarPage.tsx';

export const prefetch: ScreenStart = (client, _, search) => {
  const have = bottlesIn(search);
  const filter = { have: entriesOf(have) };
  return Promise.all([
    prefetchBar(client, filter),
    ...(have === '' ? [] : [client.prefetchQuery(readyQuery(filter))]),
  ]);
};

async function prefetchBar(client: QueryClient, filter: { have: string[] }): Promise<void> {
  const bar = getGetBarQueryOptions(filter);
  await client.prefetchQuery(bar);
  const found = client.getQueryData(bar.queryKey);
  if (found) await client.prefetchQuery(standInsQuery(found.next));
}
