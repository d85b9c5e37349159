import type { ResourceName } from '#openapi/generated/model.ts';
import * as categories from '#ui/api/generated/categories/categories.ts';
import * as cocktailTypes from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import * as cocktails from '#ui/api/generated/cocktails/cocktails.ts';
import * as equipment from '#ui/api/generated/equipment/equipment.ts';
import * as garnish from '#ui/api/generated/garnish/garnish.ts';
import * as glassware from '#ui/api/generated/glassware/glassware.ts';
import * as houseIngredients from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import * as menus from '#ui/api/generated/menus/menus.ts';
import * as myads from '#ui/api/generated/myads/myads.ts';
import * as spirits from '#ui/api/generated/spirits/spirits.ts';
import * as sustainableSubstitutions from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import type { Hooks } from './resource.ts';

const DRAFTS = { drafts: true };
const UNUSED = { unused: true };

/** What the dashboard asks of each resource. It reads drafts where there are any. A recipe is sent as a form, since it may hold a picture. */
export const resourceHooks = {
  categories: {
    list: categories.getListCategoriesQueryOptions(DRAFTS),
    unused: categories.getListCategoriesQueryOptions({ ...DRAFTS, ...UNUSED }),
    item: (id: string) => categories.getGetCategoryQueryOptions(id, DRAFTS),
    useCreate: categories.useCreateCategory,
    useUpdate: categories.useUpdateCategory,
    useDelete: categories.useDeleteCategory,
  },
  'cocktail-types': {
    list: cocktailTypes.getListCocktailTypesQueryOptions(),
    unused: cocktailTypes.getListCocktailTypesQueryOptions(UNUSED),
    item: (id: string) => cocktailTypes.getGetCocktailTypeQueryOptions(id),
    useCreate: cocktailTypes.useCreateCocktailType,
    useUpdate: cocktailTypes.useUpdateCocktailType,
    useDelete: cocktailTypes.useDeleteCocktailType,
  },
  cocktails: {
    list: cocktails.getListCocktailsQueryOptions(DRAFTS),
    item: (id: string) => cocktails.getGetCocktailQueryOptions(id, DRAFTS),
    useCreate: cocktails.useCreateCocktail,
    useUpdate: cocktails.useUpdateCocktailWithFormData,
    useDelete: cocktails.useDeleteCocktail,
  },
  equipment: {
    list: equipment.getListEquipmentQueryOptions(),
    unused: equipment.getListEquipmentQueryOptions(UNUSED),
    item: (id: string) => equipment.getGetEquipmentQueryOptions(id),
    useCreate: equipment.useCreateEquipment,
    useUpdate: equipment.useUpdateEquipment,
    useDelete: equipment.useDeleteEquipment,
  },
  garnish: {
    list: garnish.getListGarnishesQueryOptions(),
    unused: garnish.getListGarnishesQueryOptions(UNUSED),
    item: (id: string) => garnish.getGetGarnishQueryOptions(id),
    useCreate: garnish.useCreateGarnish,
    useUpdate: garnish.useUpdateGarnish,
    useDelete: garnish.useDeleteGarnish,
  },
  glassware: {
    list: glassware.getListGlasswareQueryOptions(),
    unused: glassware.getListGlasswareQueryOptions(UNUSED),
    item: (id: string) => glassware.getGetGlasswareQueryOptions(id),
    useCreate: glassware.useCreateGlassware,
    useUpdate: glassware.useUpdateGlassware,
    useDelete: glassware.useDeleteGlassware,
  },
  'house-ingredients': {
    list: houseIngredients.getListHouseIngredientsQueryOptions(),
    item: (id: string) => houseIngredients.getGetHouseIngredientQueryOptions(id),
    useCreate: houseIngredients.useCreateHouseIngredient,
    useUpdate: houseIngredients.useUpdateHouseIngredient,
    useDelete: houseIngredients.useDeleteHouseIngredient,
  },
  menus: {
    list: menus.getListMenusQueryOptions(DRAFTS),
    item: (id: string) => menus.getGetMenuQueryOptions(id, DRAFTS),
    useCreate: menus.useCreateMenu,
    useUpdate: menus.useUpdateMenu,
    useDelete: menus.useDeleteMenu,
  },
  myads: {
    list: myads.getListMyAdsQueryOptions(),
    item: (id: string) => myads.getGetMyAdQueryOptions(id),
    useCreate: myads.useCreateMyAd,
    useUpdate: myads.useUpdateMyAd,
    useDelete: myads.useDeleteMyAd,
  },
  spirits: {
    list: spirits.getListSpiritsQueryOptions(),
    unused: spirits.getListSpiritsQueryOptions(UNUSED),
    item: (id: string) => spirits.getGetSpiritQueryOptions(id),
    useCreate: spirits.useCreateSpirit,
    useUpdate: spirits.useUpdateSpirit,
    useDelete: spirits.useDeleteSpirit,
  },
  'sustainable-substitutions': {
    list: sustainableSubstitutions.getListSustainableSubstitutionsQueryOptions(DRAFTS),
    item: (id: string) => sustainableSubstitutions.getGetSustainableSubstitutionQueryOptions(id, DRAFTS),
    useCreate: sustainableSubstitutions.useCreateSustainableSubstitution,
    useUpdate: sustainableSubstitutions.useUpdateSustainableSubstitution,
    useDelete: sustainableSubstitutions.useDeleteSustainableSubstitution,
  },
} satisfies Record<ResourceName, Hooks>;
