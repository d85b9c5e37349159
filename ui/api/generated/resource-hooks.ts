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

/** The dashboard asks this of each resource. It reads drafts where there are any. */
export const resourceHooks = {
  "cocktails": {
    list: cocktails.getListCocktailsQueryOptions({ drafts: true }),
    item: (id: string) => cocktails.getGetCocktailQueryOptions(id, { drafts: true }),
    useCreate: cocktails.useCreateCocktail,
    useUpdate: cocktails.useUpdateCocktailWithFormData,
    useDelete: cocktails.useDeleteCocktail,
  },
  "categories": {
    list: categories.getListCategoriesQueryOptions({ drafts: true }),
    unused: categories.getListCategoriesQueryOptions({ drafts: true, unused: true }),
    item: (id: string) => categories.getGetCategoryQueryOptions(id, { drafts: true }),
    useCreate: categories.useCreateCategory,
    useUpdate: categories.useUpdateCategory,
    useDelete: categories.useDeleteCategory,
  },
  "spirits": {
    list: spirits.getListSpiritsQueryOptions(),
    unused: spirits.getListSpiritsQueryOptions({ unused: true }),
    item: (id: string) => spirits.getGetSpiritQueryOptions(id),
    useCreate: spirits.useCreateSpirit,
    useUpdate: spirits.useUpdateSpirit,
    useDelete: spirits.useDeleteSpirit,
  },
  "glassware": {
    list: glassware.getListGlasswareQueryOptions(),
    unused: glassware.getListGlasswareQueryOptions({ unused: true }),
    item: (id: string) => glassware.getGetGlasswareQueryOptions(id),
    useCreate: glassware.useCreateGlassware,
    useUpdate: glassware.useUpdateGlassware,
    useDelete: glassware.useDeleteGlassware,
  },
  "garnish": {
    list: garnish.getListGarnishesQueryOptions(),
    unused: garnish.getListGarnishesQueryOptions({ unused: true }),
    item: (id: string) => garnish.getGetGarnishQueryOptions(id),
    useCreate: garnish.useCreateGarnish,
    useUpdate: garnish.useUpdateGarnish,
    useDelete: garnish.useDeleteGarnish,
  },
  "equipment": {
    list: equipment.getListEquipmentQueryOptions(),
    unused: equipment.getListEquipmentQueryOptions({ unused: true }),
    item: (id: string) => equipment.getGetEquipmentQueryOptions(id),
    useCreate: equipment.useCreateEquipment,
    useUpdate: equipment.useUpdateEquipment,
    useDelete: equipment.useDeleteEquipment,
  },
  "cocktail-types": {
    list: cocktail_types.getListCocktailTypesQueryOptions(),
    unused: cocktail_types.getListCocktailTypesQueryOptions({ unused: true }),
    item: (id: string) => cocktail_types.getGetCocktailTypeQueryOptions(id),
    useCreate: cocktail_types.useCreateCocktailType,
    useUpdate: cocktail_types.useUpdateCocktailType,
    useDelete: cocktail_types.useDeleteCocktailType,
  },
  "myads": {
    list: myads.getListMyAdsQueryOptions(),
    item: (id: string) => myads.getGetMyAdQueryOptions(id),
    useCreate: myads.useCreateMyAd,
    useUpdate: myads.useUpdateMyAd,
    useDelete: myads.useDeleteMyAd,
  },
  "house-ingredients": {
    list: house_ingredients.getListHouseIngredientsQueryOptions(),
    item: (id: string) => house_ingredients.getGetHouseIngredientQueryOptions(id),
    useCreate: house_ingredients.useCreateHouseIngredient,
    useUpdate: house_ingredients.useUpdateHouseIngredient,
    useDelete: house_ingredients.useDeleteHouseIngredient,
  },
  "menus": {
    list: menus.getListMenusQueryOptions({ drafts: true }),
    item: (id: string) => menus.getGetMenuQueryOptions(id, { drafts: true }),
    useCreate: menus.useCreateMenu,
    useUpdate: menus.useUpdateMenu,
    useDelete: menus.useDeleteMenu,
  },
  "sustainable-substitutions": {
    list: sustainable_substitutions.getListSustainableSubstitutionsQueryOptions({ drafts: true }),
    item: (id: string) => sustainable_substitutions.getGetSustainableSubstitutionQueryOptions(id, { drafts: true }),
    useCreate: sustainable_substitutions.useCreateSustainableSubstitution,
    useUpdate: sustainable_substitutions.useUpdateSustainableSubstitution,
    useDelete: sustainable_substitutions.useDeleteSustainableSubstitution,
  },
} as const;
