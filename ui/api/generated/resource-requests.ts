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
    listQuery: cocktails.getListCocktailsQueryOptions({ drafts: true }),
    itemQuery: (id: string) => cocktails.getGetCocktailQueryOptions(id, { drafts: true }),
    create: cocktails.createCocktail,
    update: cocktails.updateCocktailWithFormData,
    remove: cocktails.deleteCocktail,
  },
  "categories": {
    listQuery: categories.getListCategoriesQueryOptions({ drafts: true }),
    unusedQuery: categories.getListCategoriesQueryOptions({ drafts: true, unused: true }),
    itemQuery: (id: string) => categories.getGetCategoryQueryOptions(id, { drafts: true }),
    create: categories.createCategory,
    update: categories.updateCategory,
    remove: categories.deleteCategory,
  },
  "spirits": {
    listQuery: spirits.getListSpiritsQueryOptions(),
    unusedQuery: spirits.getListSpiritsQueryOptions({ unused: true }),
    itemQuery: (id: string) => spirits.getGetSpiritQueryOptions(id),
    create: spirits.createSpirit,
    update: spirits.updateSpirit,
    remove: spirits.deleteSpirit,
  },
  "glassware": {
    listQuery: glassware.getListGlasswareQueryOptions(),
    unusedQuery: glassware.getListGlasswareQueryOptions({ unused: true }),
    itemQuery: (id: string) => glassware.getGetGlasswareQueryOptions(id),
    create: glassware.createGlassware,
    update: glassware.updateGlassware,
    remove: glassware.deleteGlassware,
  },
  "garnish": {
    listQuery: garnish.getListGarnishesQueryOptions(),
    unusedQuery: garnish.getListGarnishesQueryOptions({ unused: true }),
    itemQuery: (id: string) => garnish.getGetGarnishQueryOptions(id),
    create: garnish.createGarnish,
    update: garnish.updateGarnish,
    remove: garnish.deleteGarnish,
  },
  "equipment": {
    listQuery: equipment.getListEquipmentQueryOptions(),
    unusedQuery: equipment.getListEquipmentQueryOptions({ unused: true }),
    itemQuery: (id: string) => equipment.getGetEquipmentQueryOptions(id),
    create: equipment.createEquipment,
    update: equipment.updateEquipment,
    remove: equipment.deleteEquipment,
  },
  "cocktail-types": {
    listQuery: cocktail_types.getListCocktailTypesQueryOptions(),
    unusedQuery: cocktail_types.getListCocktailTypesQueryOptions({ unused: true }),
    itemQuery: (id: string) => cocktail_types.getGetCocktailTypeQueryOptions(id),
    create: cocktail_types.createCocktailType,
    update: cocktail_types.updateCocktailType,
    remove: cocktail_types.deleteCocktailType,
  },
  "myads": {
    listQuery: myads.getListMyAdsQueryOptions(),
    itemQuery: (id: string) => myads.getGetMyAdQueryOptions(id),
    create: myads.createMyAd,
    update: myads.updateMyAd,
    remove: myads.deleteMyAd,
  },
  "house-ingredients": {
    listQuery: house_ingredients.getListHouseIngredientsQueryOptions(),
    itemQuery: (id: string) => house_ingredients.getGetHouseIngredientQueryOptions(id),
    create: house_ingredients.createHouseIngredient,
    update: house_ingredients.updateHouseIngredient,
    remove: house_ingredients.deleteHouseIngredient,
  },
  "menus": {
    listQuery: menus.getListMenusQueryOptions({ drafts: true }),
    itemQuery: (id: string) => menus.getGetMenuQueryOptions(id, { drafts: true }),
    create: menus.createMenu,
    update: menus.updateMenu,
    remove: menus.deleteMenu,
  },
  "sustainable-substitutions": {
    listQuery: sustainable_substitutions.getListSustainableSubstitutionsQueryOptions({ drafts: true }),
    itemQuery: (id: string) => sustainable_substitutions.getGetSustainableSubstitutionQueryOptions(id, { drafts: true }),
    create: sustainable_substitutions.createSustainableSubstitution,
    update: sustainable_substitutions.updateSustainableSubstitution,
    remove: sustainable_substitutions.deleteSustainableSubstitution,
  },
} as const;
