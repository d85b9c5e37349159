import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';

export type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'category' | 'type'>;

export function linesQuery(parameters?: ListCocktailsParams) {
  return shownCocktails(parameters, 'lines', menuLine);
}

function menuLine({ id, name, difficulty, category, type }: Cocktail): MenuLine {
  return { id, name, difficulty, category, type };
}
