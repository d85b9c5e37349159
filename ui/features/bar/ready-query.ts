import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { entriesOf } from '#openapi/entries-of.ts';
import type { CardCocktail } from '#ui/components/CocktailCard.tsx';

/** The collection has all of them. */
export const MAX_READY = 12;

export function readyQuery(have: string) {
  const parameters = { have: entriesOf(have), limit: MAX_READY };
  return queryOptions<CardCocktail[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'cards' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(card),
  });
}

function card(cocktail: Cocktail): CardCocktail {
  const { id, name, description, image, difficulty, category } = cocktail;
  const { ingredients, instructions, type, glassware, garnish } = cocktail;
  return {
    ...{ id, name, description, image, difficulty, category },
    ...{ ingredients, instructions, type, glassware, garnish },
  };
}
