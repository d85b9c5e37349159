// Generated from openapi.yaml. Do not edit.

import { getListAdminCocktailsQueryOptions, useGetAdminCocktail } from './cocktails-drafts/cocktails-drafts.ts';
import { useCreateCocktail, useUpdateCocktailWithFormData, useDeleteCocktail } from './cocktails-admin/cocktails-admin.ts';
import { getListAdminCategoriesQueryOptions, useGetAdminCategory } from './categories-drafts/categories-drafts.ts';
import { useCreateCategory, useUpdateCategory, useDeleteCategory } from './categories-admin/categories-admin.ts';
import { getListSpiritsQueryOptions, useGetSpirit } from './spirits/spirits.ts';
import { useCreateSpirit, useUpdateSpirit, useDeleteSpirit } from './spirits-admin/spirits-admin.ts';
import { getListGlasswareQueryOptions, useGetGlassware } from './glassware/glassware.ts';
import { useCreateGlassware, useUpdateGlassware, useDeleteGlassware } from './glassware-admin/glassware-admin.ts';
import { getListGarnishesQueryOptions, useGetGarnish } from './garnish/garnish.ts';
import { useCreateGarnish, useUpdateGarnish, useDeleteGarnish } from './garnish-admin/garnish-admin.ts';
import { getListEquipmentQueryOptions, useGetEquipment } from './equipment/equipment.ts';
import { useCreateEquipment, useUpdateEquipment, useDeleteEquipment } from './equipment-admin/equipment-admin.ts';
import { getListCocktailTypesQueryOptions, useGetCocktailType } from './cocktail-types/cocktail-types.ts';
import { useCreateCocktailType, useUpdateCocktailType, useDeleteCocktailType } from './cocktail-types-admin/cocktail-types-admin.ts';
import { getListMyAdsQueryOptions, useGetMyAd } from './myads/myads.ts';
import { useCreateMyAd, useUpdateMyAd, useDeleteMyAd } from './myads-admin/myads-admin.ts';
import { getListHouseIngredientsQueryOptions, useGetHouseIngredient } from './house-ingredients/house-ingredients.ts';
import { useCreateHouseIngredient, useUpdateHouseIngredient, useDeleteHouseIngredient } from './house-ingredients-admin/house-ingredients-admin.ts';
import { getListAdminMenusQueryOptions, useGetAdminMenu } from './menus-drafts/menus-drafts.ts';
import { useCreateMenu, useUpdateMenu, useDeleteMenu } from './menus-admin/menus-admin.ts';
import { getListAdminSubstitutionsQueryOptions, useGetAdminSubstitution } from './sustainable-substitutions-drafts/sustainable-substitutions-drafts.ts';
import { useCreateSustainableSubstitution, useUpdateSustainableSubstitution, useDeleteSustainableSubstitution } from './sustainable-substitutions-admin/sustainable-substitutions-admin.ts';

export const resourceHooks = {
  'cocktails': { list: getListAdminCocktailsQueryOptions(), useItem: useGetAdminCocktail, useCreate: useCreateCocktail, useUpdate: useUpdateCocktailWithFormData, useDelete: useDeleteCocktail },
  'categories': { list: getListAdminCategoriesQueryOptions(), useItem: useGetAdminCategory, useCreate: useCreateCategory, useUpdate: useUpdateCategory, useDelete: useDeleteCategory },
  'spirits': { list: getListSpiritsQueryOptions(), useItem: useGetSpirit, useCreate: useCreateSpirit, useUpdate: useUpdateSpirit, useDelete: useDeleteSpirit },
  'glassware': { list: getListGlasswareQueryOptions(), useItem: useGetGlassware, useCreate: useCreateGlassware, useUpdate: useUpdateGlassware, useDelete: useDeleteGlassware },
  'garnish': { list: getListGarnishesQueryOptions(), useItem: useGetGarnish, useCreate: useCreateGarnish, useUpdate: useUpdateGarnish, useDelete: useDeleteGarnish },
  'equipment': { list: getListEquipmentQueryOptions(), useItem: useGetEquipment, useCreate: useCreateEquipment, useUpdate: useUpdateEquipment, useDelete: useDeleteEquipment },
  'cocktail-types': { list: getListCocktailTypesQueryOptions(), useItem: useGetCocktailType, useCreate: useCreateCocktailType, useUpdate: useUpdateCocktailType, useDelete: useDeleteCocktailType },
  'myads': { list: getListMyAdsQueryOptions(), useItem: useGetMyAd, useCreate: useCreateMyAd, useUpdate: useUpdateMyAd, useDelete: useDeleteMyAd },
  'house-ingredients': { list: getListHouseIngredientsQueryOptions(), useItem: useGetHouseIngredient, useCreate: useCreateHouseIngredient, useUpdate: useUpdateHouseIngredient, useDelete: useDeleteHouseIngredient },
  'menus': { list: getListAdminMenusQueryOptions(), useItem: useGetAdminMenu, useCreate: useCreateMenu, useUpdate: useUpdateMenu, useDelete: useDeleteMenu },
  'sustainable-substitutions': { list: getListAdminSubstitutionsQueryOptions(), useItem: useGetAdminSubstitution, useCreate: useCreateSustainableSubstitution, useUpdate: useUpdateSustainableSubstitution, useDelete: useDeleteSustainableSubstitution },
};
