import type { jsonResources } from '#openapi/generated/resources.ts';
import { adverts, datedAdverts } from './starter-adverts.ts';
import { categories } from './categories.ts';
import { cocktailsAToB } from './cocktails-a-to-b.ts';
import { cocktailsCToF } from './cocktails-c-to-f.ts';
import { cocktailsGToL } from './cocktails-g-to-l.ts';
import { cocktailsMToO } from './cocktails-m-to-o.ts';
import { cocktailsPToS } from './cocktails-p-to-s.ts';
import { cocktailsTToZ } from './cocktails-t-to-z.ts';
import { cocktailTypes } from './cocktail-types.ts';
import { equipment } from './equipment.ts';
import { garnishes } from './garnishes.ts';
import { glassware } from './glassware.ts';
import { houseIngredients } from './house-ingredients.ts';
import { menus } from './menus.ts';
import { spirits } from './spirits.ts';
import { substitutions } from './substitutions.ts';

/**
 * Fills an empty site once: the server stores these items, and the mocks answer with them. References are
 * names, so referenced lists are stored first and cocktails last.
 */
export const starterCatalogue = {
  categories,
  spirits,
  glassware,
  garnishes,
  equipment,
  cocktailTypes,
  cocktails: [
    ...cocktailsAToB,
    ...cocktailsCToF,
    ...cocktailsGToL,
    ...cocktailsMToO,
    ...cocktailsPToS,
    ...cocktailsTToZ,
  ],
  substitutions,
  houseIngredients,
  menus,
  adverts,
} as const;

/**
 * By the path segment of their resource. A resource that is not named begins empty.
 * @param today The day on which the catalogue is filled, yyyy-mm-dd in UTC.
 */
export function starterItems(today: string): Partial<Record<keyof typeof jsonResources, readonly object[]>> {
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

/** `today` is as for `starterItems`. */
export function starterContents(
  today: string,
): ReturnType<typeof starterItems> & { cocktails: readonly object[] } {
  return { ...starterItems(today), cocktails: starterCatalogue.cocktails };
}
