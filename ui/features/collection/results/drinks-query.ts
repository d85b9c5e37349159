import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';
import { cardCocktail, type CardCocktail } from '#ui/components/card-cocktail.ts';

export type ShownDrink = CardCocktail & Pick<Cocktail, 'alcoholFree' | 'strength'>;

export function drinksQuery(parameters: ListCocktailsParams) {
  return shownCocktails(parameters, 'drinks', shownDrink);
}

function shownDrink(cocktail: Cocktail): ShownDrink {
  const { alcoholFree, strength } = cocktail;
  return { ...cardCocktail(cocktail), alcoholFree, strength };
}
