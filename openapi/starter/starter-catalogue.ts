import type { MyAdInput, ResourceName } from '#openapi/generated/model.ts';
import { dayAfter } from '#openapi/days.ts';
import adverts from './adverts.json' with { type: 'json' };
import categories from './categories.json' with { type: 'json' };
import cocktails from './cocktails.json' with { type: 'json' };
import cocktailTypes from './cocktail-types.json' with { type: 'json' };
import equipment from './equipment.json' with { type: 'json' };
import garnish from './garnish.json' with { type: 'json' };
import glassware from './glassware.json' with { type: 'json' };
import houseIngredients from './house-ingredients.json' with { type: 'json' };
import menus from './menus.json' with { type: 'json' };
import spirits from './spirits.json' with { type: 'json' };
import substitutions from './sustainable-substitutions.json' with { type: 'json' };

/**
 * The items that fill an empty site, and those of the mocks. References are names; only menus have the ids
 * of their drinks. A resource that is not named begins empty.
 */
export const starterCatalogue = {
  categories,
  spirits,
  glassware,
  garnish,
  equipment,
  'cocktail-types': cocktailTypes,
  cocktails,
  'house-ingredients': houseIngredients,
  menus,
  'sustainable-substitutions': substitutions,
} satisfies Partial<Record<ResourceName, readonly object[]>>;

/**
 * The starter catalogue with its adverts, whose days count from the day on which the site is first filled.
 * @param today That day, yyyy-mm-dd in UTC.
 */
export function starterContents(today: string) {
  return { ...starterCatalogue, myads: adverts.map((advert) => datedAdvert(advert, today)) };
}

function datedAdvert(advert: (typeof adverts)[number], today: string): MyAdInput {
  const { startsInDays, endsInDays, ...fields } = advert;
  return { ...fields, startDate: dayAfter(today, startsInDays), endDate: dayAfter(today, endsInDays) };
}
