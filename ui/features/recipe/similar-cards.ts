import { queryOptions } from '@tanstack/react-query';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import type { CardCocktail } from '#ui/components/CocktailCard.tsx';

/** Only what their cards show. */
export const similarCards = (id: string) =>
  queryOptions({
    queryKey: [...getListSimilarCocktailsQueryKey(id), { shown: 'cards' }],
    queryFn: async ({ signal }) => (await listSimilarCocktails(id, undefined, { signal })).map(card),
  });

const card = (cocktail: CardCocktail): CardCocktail => ({
  id: cocktail.id,
  name: cocktail.name,
  description: cocktail.description,
  image: cocktail.image,
  difficulty: cocktail.difficulty,
  category: cocktail.category,
  ingredients: cocktail.ingredients,
  instructions: cocktail.instructions,
  glassware: cocktail.glassware,
  garnish: cocktail.garnish,
  type: cocktail.type,
});
