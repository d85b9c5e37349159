import type { ResourceName } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCategoriesQueryOptions,
  useGetCategory,
  useCreateCategory,
  useUpdateCategory,
  useDeleteCategory,
} from '#ui/api/generated/categories/categories.ts';
import {
  getListCocktailTypesQueryOptions,
  useGetCocktailType,
  useCreateCocktailType,
  useUpdateCocktailType,
  useDeleteCocktailType,
} from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import {
  getListCocktailsQueryOptions,
  useGetCocktail,
  useCreateCocktail,
  useUpdateCocktailWithFormData,
  useDeleteCocktail,
} from '#ui/api/generated/cocktails/cocktails.ts';
import {
  getListEquipmentQueryOptions,
  useGetEquipment,
  useCreateEquipment,
  useUpdateEquipment,
  useDeleteEquipment,
} from '#ui/api/generated/equipment/equipment.ts';
import {
  getListGarnishesQueryOptions,
  useGetGarnish,
  useCreateGarnish,
  useUpdateGarnish,
  useDeleteGarnish,
} from '#ui/api/generated/garnish/garnish.ts';
import {
  getListGlasswareQueryOptions,
  useGetGlassware,
  useCreateGlassware,
  useUpdateGlassware,
  useDeleteGlassware,
} from '#ui/api/generated/glassware/glassware.ts';
import {
  getListHouseIngredientsQueryOptions,
  useGetHouseIngredient,
  useCreateHouseIngredient,
  useUpdateHouseIngredient,
  useDeleteHouseIngredient,
} from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import {
  getListMenusQueryOptions,
  useGetMenu,
  useCreateMenu,
  useUpdateMenu,
  useDeleteMenu,
} from '#ui/api/generated/menus/menus.ts';
import {
  getListMyAdsQueryOptions,
  useGetMyAd,
  useCreateMyAd,
  useUpdateMyAd,
  useDeleteMyAd,
} from '#ui/api/generated/myads/myads.ts';
import {
  getListSpiritsQueryOptions,
  useGetSpirit,
  useCreateSpirit,
  useUpdateSpirit,
  useDeleteSpirit,
} from '#ui/api/generated/spirits/spirits.ts';
import {
  getListSustainableSubstitutionsQueryOptions,
  useGetSustainableSubstitution,
  useCreateSustainableSubstitution,
  useUpdateSustainableSubstitution,
  useDeleteSustainableSubstitution,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import type { Answer, Hooks, ReadOptions } from './resource.ts';

const DRAFTS = { drafts: true };
const UNUSED = { unused: true };

/** What the dashboard asks of each resource. It reads drafts where there are any. A recipe is sent as a form, since it may hold a picture. */
export const resourceHooks = {
  categories: {
    list: getListCategoriesQueryOptions(DRAFTS),
    unused: getListCategoriesQueryOptions({ ...DRAFTS, ...UNUSED }),
    useItem: (id: string, options: ReadOptions) => useGetCategory<Answer, ApiError>(id, DRAFTS, options),
    useCreate: useCreateCategory,
    useUpdate: useUpdateCategory,
    useDelete: useDeleteCategory,
  },
  'cocktail-types': {
    list: getListCocktailTypesQueryOptions(),
    unused: getListCocktailTypesQueryOptions(UNUSED),
    useItem: useGetCocktailType,
    useCreate: useCreateCocktailType,
    useUpdate: useUpdateCocktailType,
    useDelete: useDeleteCocktailType,
  },
  cocktails: {
    list: getListCocktailsQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) => useGetCocktail<Answer, ApiError>(id, DRAFTS, options),
    useCreate: useCreateCocktail,
    useUpdate: useUpdateCocktailWithFormData,
    useDelete: useDeleteCocktail,
  },
  equipment: {
    list: getListEquipmentQueryOptions(),
    unused: getListEquipmentQueryOptions(UNUSED),
    useItem: useGetEquipment,
    useCreate: useCreateEquipment,
    useUpdate: useUpdateEquipment,
    useDelete: useDeleteEquipment,
  },
  garnish: {
    list: getListGarnishesQueryOptions(),
    unused: getListGarnishesQueryOptions(UNUSED),
    useItem: useGetGarnish,
    useCreate: useCreateGarnish,
    useUpdate: useUpdateGarnish,
    useDelete: useDeleteGarnish,
  },
  glassware: {
    list: getListGlasswareQueryOptions(),
    unused: getListGlasswareQueryOptions(UNUSED),
    useItem: useGetGlassware,
    useCreate: useCreateGlassware,
    useUpdate: useUpdateGlassware,
    useDelete: useDeleteGlassware,
  },
  'house-ingredients': {
    list: getListHouseIngredientsQueryOptions(),
    useItem: useGetHouseIngredient,
    useCreate: useCreateHouseIngredient,
    useUpdate: useUpdateHouseIngredient,
    useDelete: useDeleteHouseIngredient,
  },
  menus: {
    list: getListMenusQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) => useGetMenu<Answer, ApiError>(id, DRAFTS, options),
    useCreate: useCreateMenu,
    useUpdate: useUpdateMenu,
    useDelete: useDeleteMenu,
  },
  myads: {
    list: getListMyAdsQueryOptions(),
    useItem: useGetMyAd,
    useCreate: useCreateMyAd,
    useUpdate: useUpdateMyAd,
    useDelete: useDeleteMyAd,
  },
  spirits: {
    list: getListSpiritsQueryOptions(),
    unused: getListSpiritsQueryOptions(UNUSED),
    useItem: useGetSpirit,
    useCreate: useCreateSpirit,
    useUpdate: useUpdateSpirit,
    useDelete: useDeleteSpirit,
  },
  'sustainable-substitutions': {
    list: getListSustainableSubstitutionsQueryOptions(DRAFTS),
    useItem: (id: string, options: ReadOptions) =>
      useGetSustainableSubstitution<Answer, ApiError>(id, DRAFTS, options),
    useCreate: useCreateSustainableSubstitution,
    useUpdate: useUpdateSustainableSubstitution,
    useDelete: useDeleteSustainableSubstitution,
  },
} satisfies Record<ResourceName, Hooks>;
