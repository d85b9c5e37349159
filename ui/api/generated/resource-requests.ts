// Generated from openapi.yaml. Do not edit.
import * as cocktails from './cocktails/cocktails.ts';
import * as categories from './categories/categories.ts';
import * as spirits from './spirits/spirits.ts';
import * as glassware from './glassware/glassware.ts';
import * as garnish from './garnish/garnish.ts';
import * as equipment from './equipment/equipment.ts';
import * as cocktail_types from './cocktail-types/cocktail-types.ts';
import * as myads from './myads/myads.ts';
import * as house_ingredients from './house-ingredients/house-ingredients.ts';
import * as menus from './menus/menus.ts';
import * as sustainable_substitutions from './sustainable-substitutions/sustainable-substitutions.ts';

/** The dashboard sends these requests for each resource. Reads include drafts where there are any. */
export const resourceRequests = {
  "cocktails": {
    list: cocktails.getListCocktailsQueryOptions({ drafts: true }),
    item: (id: string) => cocktails.getGetCocktailQueryOptions(id, { drafts: true }),
    create: cocktails.createCocktail,
    update: cocktails.updateCocktailWithFormData,
  },
  "categories": {
    list: categories.getListCategoriesQueryOptions({ drafts: true }),
    unused: categories.getListCategoriesQueryOptions({ drafts: true, unused: true }),
    item: (id: string) => categories.getGetCategoryQueryOptions(id, { drafts: true }),
    create: categories.createCategory,
    update: categories.updateCategory,
  },
  "spirits": {
    list: spirits.getListSpiritsQueryOptions(),
    unused: spirits.getListSpiritsQueryOptions({ unused: true }),
    item: (id: string) => spirits.getGetSpiritQueryOptions(id),
    create: spirits.createSpirit,
    update: spirits.updateSpirit,
  },
  "glassware": {
    list: glassware.getListGlasswareQueryOptions(),
    unused: glassware.getListGlasswareQueryOptions({ unused: true }),
    item: (id: string) => glassware.getGetGlasswareQueryOptions(id),
    create: glassware.createGlassware,
    update: glassware.updateGlassware,
  },
  "garnish": {
    list: garnish.getListGarnishesQueryOptions(),
    unused: garnish.getListGarnishesQueryOptions({ unused: true }),
    item: (id: string) => garnish.getGetGarnishQueryOptions(id),
    create: garnish.createGarnish,
    update: garnish.updateGarnish,
  },
  "equipment": {
    list: equipment.getListEquipmentQueryOptions(),
    unused: equipment.getListEquipmentQueryOptions({ unused: true }),
    item: (id: string) => equipment.getGetEquipmentQueryOptions(id),
    create: equipment.createEquipment,
    update: equipment.updateEquipment,
  },
  "cocktail-types": {
    list: cocktail_types.getListCocktailTypesQueryOptions(),
    unused: cocktail_types.getListCocktailTypesQueryOptions({ unused: true }),
    item: (id: string) => cocktail_types.getGetCocktailTypeQueryOptions(id),
    create: cocktail_types.createCocktailType,
    update: cocktail_types.updateCocktailType,
  },
  "myads": {
    list: myads.getListMyAdsQueryOptions(),
    item: (id: string) => myads.getGetMyAdQueryOptions(id),
    create: myads.createMyAd,
    update: myads.updateMyAd,
  },
  "house-ingredients": {
    list: house_ingredients.getListHouseIngredientsQueryOptions(),
    item: (id: string) => house_ingredients.getGetHouseIngredientQueryOptions(id),
    create: house_ingredients.createHouseIngredient,
    update: house_ingredients.updateHouseIngredient,
  },
  "menus": {
    list: menus.getListMenusQueryOptions({ drafts: true }),
    item: (id: string) => menus.getGetMenuQueryOptions(id, { drafts: true }),
    create: menus.createMenu,
    update: menus.updateMenu,
  },
  "sustainable-substitutions": {
    list: sustainable_substitutions.getListSustainableSubstitutionsQueryOptions({ drafts: true }),
    item: (id: string) => sustainable_substitutions.getGetSustainableSubstitutionQueryOptions(id, { drafts: true }),
    create: sustainable_substitutions.createSustainableSubstitution,
    update: sustainable_substitutions.updateSustainableSubstitution,
  },
} as const;
