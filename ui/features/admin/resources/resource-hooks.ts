import type { ResourceName } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
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
import type { Answer, Hooks, ReadOptions } from './resource.ts';

const DRAFTS = { drafts: true };
const UNUSED = { unused: true };

/** What the dashboard asks of each resource. It reads drafts where there are any. A recipe is sent as a form, since it may hold a picture. */
export const resourceHooks = {
  categories: {
    list: categories.getListCategoriesQueryOptions(DRAFTS),
    unused: categories.getListCategoriesQueryOptions({ ...DRAFTS, ...UNUSED }),
    useItem: (id: string, options: ReadOptions) =>
      categories.useGetCategory<Answer, ApiError>(id, DRAFTS, options),
    useCreate: categories.useCreateCategory,
    useUpdate: categories.useUpdateCategory,
    useDelete: categories.useDeleteCategory,
  },
  'cocktail-types': {
    list: cocktailTypes.getListCocktailTypesQueryOptions(),
    unused: cocktailTypes.getListCocktailTypesQueryOptions(UNUSED),
    useItem: cocktailTypes.useGetCocktailType,
    useCreate: cocktailTypes.useCreateCocktailType,
    useUpdate: cocktailTypes.useUpdateCocktailType,
    useDelete: cocktailTypes.useDeleteCocktailType,
  },
  cocktails: {
    list: cocktails.getListCocktailsQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) =>
      cocktails.useGetCocktail<Answer, ApiError>(id, DRAFTS, options),
    useCreate: cocktails.useCreateCocktail,
    useUpdate: cocktails.useUpdateCocktailWithFormData,
    useDelete: cocktails.useDeleteCocktail,
  },
  equipment: {
    list: equipment.getListEquipmentQueryOptions(),
    unused: equipment.getListEquipmentQueryOptions(UNUSED),
    useItem: equipment.useGetEquipment,
    useCreate: equipment.useCreateEquipment,
    useUpdate: equipment.useUpdateEquipment,
    useDelete: equipment.useDeleteEquipment,
  },
  garnish: {
    list: garnish.getListGarnishesQueryOptions(),
    unused: garnish.getListGarnishesQueryOptions(UNUSED),
    useItem: garnish.useGetGarnish,
    useCreate: garnish.useCreateGarnish,
    useUpdate: garnish.useUpdateGarnish,
    useDelete: garnish.useDeleteGarnish,
  },
  glassware: {
    list: glassware.getListGlasswareQueryOptions(),
    unused: glassware.getListGlasswareQueryOptions(UNUSED),
    useItem: glassware.useGetGlassware,
    useCreate: glassware.useCreateGlassware,
    useUpdate: glassware.useUpdateGlassware,
    useDelete: glassware.useDeleteGlassware,
  },
  'house-ingredients': {
    list: houseIngredients.getListHouseIngredientsQueryOptions(),
    useItem: houseIngredients.useGetHouseIngredient,
    useCreate: houseIngredients.useCreateHouseIngredient,
    useUpdate: houseIngredients.useUpdateHouseIngredient,
    useDelete: houseIngredients.useDeleteHouseIngredient,
  },
  menus: {
    list: menus.getListMenusQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) => menus.useGetMenu<Answer, ApiError>(id, DRAFTS, options),
    useCreate: menus.useCreateMenu,
    useUpdate: menus.useUpdateMenu,
    useDelete: menus.useDeleteMenu,
  },
  myads: {
    list: myads.getListMyAdsQueryOptions(),
    useItem: myads.useGetMyAd,
    useCreate: myads.useCreateMyAd,
    useUpdate: myads.useUpdateMyAd,
    useDelete: myads.useDeleteMyAd,
  },
  spirits: {
    list: spirits.getListSpiritsQueryOptions(),
    unused: spirits.getListSpiritsQueryOptions(UNUSED),
    useItem: spirits.useGetSpirit,
    useCreate: spirits.useCreateSpirit,
    useUpdate: spirits.useUpdateSpirit,
    useDelete: spirits.useDeleteSpirit,
  },
  'sustainable-substitutions': {
    list: sustainableSubstitutions.getListSustainableSubstitutionsQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) =>
      sustainableSubstitutions.useGetSustainableSubstitution<Answer, ApiError>(id, DRAFTS, options),
    useCreate: sustainableSubstitutions.useCreateSustainableSubstitution,
    useUpdate: sustainableSubstitutions.useUpdateSustainableSubstitution,
    useDelete: sustainableSubstitutions.useDeleteSustainableSubstitution,
  },
} satisfies Record<ResourceName, Hooks>;
