import { queryOptions } from '@tanstack/react-query';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { cardCocktail } from '#ui/components/card-cocktail.ts';

export const similarCards = (id: string) =>
  queryOptions({
    queryKey: [...getListSimilarCocktailsQueryKey(id), { shown: 'cards' }],
    queryFn: async ({ signal }) => (await listSimilarCocktails(id, undefined, { signal })).map(cardCocktail),
  });
