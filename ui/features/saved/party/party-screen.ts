import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { allGlassNames } from '#ui/api/names-by-id.ts';
import { HOUSE_MADE_READ } from '#ui/lib/addresses/house-made-read.ts';
import { partyIn } from './party-address.ts';
import { partySheetChunk } from './party-sheet-chunk.ts';

export { PartyPage as Screen } from './PartyPage.tsx';

export function prefetch(client: QueryClient, _: Readonly<Params>, search: URLSearchParams) {
  const { drinks } = partyIn(search);
  return Promise.all([
    ...drinks.map((id) => client.prefetchQuery(getGetCocktailQueryOptions(id))),
    ...(drinks.length > 0
      ? [
          client.prefetchQuery(allGlassNames()),
          client.prefetchQuery(getListHouseIngredientsQueryOptions(HOUSE_MADE_READ)),
        ]
      : []),
  ]);
}

export async function loadParts(
  _client: QueryClient,
  _params: Readonly<Params>,
  search: URLSearchParams,
): Promise<void> {
  if (partyIn(search).drinks.length > 0) await partySheetChunk.load();
}
