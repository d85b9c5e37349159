import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGarnishesQueryOptions } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareQueryOptions } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsQueryOptions } from '#ui/api/generated/spirits/spirits.ts';

export { RecipePage as Screen } from './RecipePage.tsx';

export function prefetch(client: QueryClient, { id = '' }: Readonly<Params>) {
  return Promise.all([
    client.prefetchQuery(getGetCocktailQueryOptions(id)),
    client.prefetchQuery(getListSpiritsQueryOptions()),
    client.prefetchQuery(getListGlasswareQueryOptions()),
    client.prefetchQuery(getListGarnishesQueryOptions()),
  ]);
}
