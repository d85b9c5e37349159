import type { simpleResources } from '#openapi/generated/resources.ts';
import { adverts, datedAdverts } from './starter-adverts.ts';
import { categories } from './categories.ts';
import { afterDinnerCocktails } from './cocktails-after-dinner.ts';
import { alcoholFreeCocktails } from './cocktails-alcohol-free.ts';
import { ginCocktails } from './cocktails-gin.ts';
import { highballCocktails } from './cocktails-highballs.ts';
import { hotCocktails } from './cocktails-hot.ts';
import { sourCocktails } from './cocktails-sours.ts';
import { sparklingCocktails } from './cocktails-sparkling.ts';
import { stirredCocktails } from './cocktails-stirred.ts';
import { tikiCocktails } from './cocktails-tiki.ts';
import { cocktailTypes } from './cocktail-types.ts';
import { equipment } from './equipment.ts';
import { garnishes } from './garnishes.ts';
import { glassware } from './glassware.ts';
import { houseIngredients } from './house-ingredients.ts';
import { menus } from './menus.ts';
import { spirits } from './spirits.ts';
import { substitutions } from './substitutions.ts';

/**
 * Fills an empty site, once: the server stores these items, and the mocks answer with them. References are names, so the referenced lists
 * are stored first and the cocktails last.
 */
export const starterCatalogue = {
  categories,
  spirits,
  glassware,
  garnishes,
  equipment,
  cocktailTypes,
  cocktails: [
    ...stirredCocktails,
    ...ginCocktails,
    ...sourCocktails,
    ...highballCocktails,
    ...sparklingCocktails,
    ...tikiCocktails,
    ...hotCocktails,
    ...afterDinnerCocktails,
    ...alcoholFreeCocktails,
  ],
  substitutions,
  houseIngredients,
  menus,
  adverts,
} as const;

/**
 * Returns the starter's items by the path segment of their resource. A resource without any begins empty.
 * @param today The day on which the catalogue is filled, yyyy-mm-dd in UTC.
 */
export function starterItems(
  today: string,
): Partial<Record<keyof typeof simpleResources, readonly object[]>> {
  return {
    categories,
    spirits,
    glassware,
    garnish: garnishes,
    equipment,
    'cocktail-types': cocktailTypes,
    myads: datedAdverts(today),
    'house-ingredients': houseIngredients,
    menus,
    'sustainable-substitutions': substitutions,
  };
}

/** Returns the starter items and cocktails. `today` is as for `starterItems`. */
export function starterContents(
  today: string,
): ReturnType<typeof starterItems> & { cocktails: readonly object[] } {
  return { ...starterItems(today), cocktails: starterCatalogue.cocktails };
}
