import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { garnishNames, glassNames, spiritNames } from '#ui/api/names.ts';

export { RecipePage as Screen } from './RecipePage.tsx';

export function prefetch(client: QueryClient, { id = '' }: Readonly<Params>) {
  return Promise.all([
    client.prefetchQuery(getGetCocktailQueryOptions(id)),
    client.prefetchQuery(spiritNames),
    client.prefetchQuery(glassNames),
    client.prefetchQuery(garnishNames),
  ]);
}
