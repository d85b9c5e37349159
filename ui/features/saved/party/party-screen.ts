import type { ScreenStart } from '#ui/api/screen.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { allGlassNames } from '#ui/api/names-by-id.ts';
import { HOUSE_MADE_READ } from '#ui/lib/addresses/kept-reads.ts';
import { partyIn } from './party-address.ts';
import { partySheetChunk } from './party-sheet-chunk.ts';

export { PartyPage as Screen } from './PartyPage.tsx';

export const prefetch: ScreenStart = (client, _, search) => {
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
};

export const loadParts: ScreenStart = async (_client, _params, search) => {
  if (partyIn(search).drinks.length > 0) await partySheetChunk.load();
};
