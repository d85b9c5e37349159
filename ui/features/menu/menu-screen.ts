import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getGetMenuQueryOptions } from '#ui/api/generated/menus/menus.ts';

export { MenuPage as Screen } from './MenuPage.tsx';

export function prefetch(client: QueryClient, { id = '' }: Readonly<Params>) {
  return client.prefetchQuery(getGetMenuQueryOptions(id));
}
