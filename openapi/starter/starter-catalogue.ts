import type { ResourceName } from '#openapi/generated/model.ts';
import { categories } from './categories.ts';
import { cocktailsAToB } from './cocktails/a-to-b.ts';
import { cocktailsCToF } from './cocktails/c-to-f.ts';
import { cocktailsGToL } from './cocktails/g-to-l.ts';
import { cocktailsMToO } from './cocktails/m-to-o.ts';
import { cocktailsPToS } from './cocktails/p-to-s.ts';
import { cocktailsTToZ } from './cocktails/t-to-z.ts';
import { cocktailTypes } from './cocktail-types.ts';
import { equipment } from './equipment.ts';
import { garnishes } from './garnishes.ts';
import { glassware } from './glassware.ts';
import { houseIngredients } from './house-ingredients.ts';
import { menus } from './menus.ts';
import { spirits } from './spirits.ts';
import { datedAdverts } from './starter-adverts.ts';
import { substitutions } from './substitutions.ts';

/**
 * The items that fill an empty site, and those of the mocks. References are names. A resource that is not
 * named begins empty.
 */
export const starterCatalogue = {
  categories,
  spirits,
  glassware,
  garnish: garnishes,
  equipment,
  'cocktail-types': cocktailTypes,
  cocktails: [
    ...cocktailsAToB,
    ...cocktailsCToF,
    ...cocktailsGToL,
    ...cocktailsMToO,
    ...cocktailsPToS,
    ...cocktailsTToZ,
  ],
  'house-ingredients': houseIngredients,
  menus,
  'sustainable-substitutions': substitutions,
} as const satisfies Partial<Record<ResourceName, readonly object[]>>;

/**
 * The starter catalogue with its adverts, whose dates depend on the day.
 * @param today The day on which the catalogue is filled, yyyy-mm-dd in UTC.
 */
export function starterContents(today: string) {
  return { ...starterCatalogue, myads: datedAdverts(today) };
}
