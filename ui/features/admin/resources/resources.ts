import type {
  Category,
  Cocktail,
  Glassware,
  HouseIngredient,
  Menu,
  MyAd,
  Note,
  ResourceName,
  SustainableSubstitution,
} from '#openapi/generated/model/index.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import * as categoryReads from '#ui/api/generated/categories-drafts/categories-drafts.ts';
import * as categoryWrites from '#ui/api/generated/categories-admin/categories-admin.ts';
import * as typeReads from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import * as typeWrites from '#ui/api/generated/cocktail-types-admin/cocktail-types-admin.ts';
import * as cocktailReads from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
import * as cocktailWrites from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import * as equipmentReads from '#ui/api/generated/equipment/equipment.ts';
import * as equipmentWrites from '#ui/api/generated/equipment-admin/equipment-admin.ts';
import * as garnishReads from '#ui/api/generated/garnish/garnish.ts';
import * as garnishWrites from '#ui/api/generated/garnish-admin/garnish-admin.ts';
import * as glasswareReads from '#ui/api/generated/glassware/glassware.ts';
import * as glasswareWrites from '#ui/api/generated/glassware-admin/glassware-admin.ts';
import * as houseReads from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import * as houseWrites from '#ui/api/generated/house-ingredients-admin/house-ingredients-admin.ts';
import * as menuReads from '#ui/api/generated/menus-drafts/menus-drafts.ts';
import * as menuWrites from '#ui/api/generated/menus-admin/menus-admin.ts';
import * as noteReads from '#ui/api/generated/notes-drafts/notes-drafts.ts';
import * as noteWrites from '#ui/api/generated/notes-admin/notes-admin.ts';
import * as advertReads from '#ui/api/generated/myads/myads.ts';
import * as advertWrites from '#ui/api/generated/myads-admin/myads-admin.ts';
import * as spiritReads from '#ui/api/generated/spirits/spirits.ts';
import * as spiritWrites from '#ui/api/generated/spirits-admin/spirits-admin.ts';
import * as swapReads from '#ui/api/generated/sustainable-substitutions-drafts/sustainable-substitutions-drafts.ts';
import * as swapWrites from '#ui/api/generated/sustainable-substitutions-admin/sustainable-substitutions-admin.ts';
import { categoryPath, housePath, menuPath, notePath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { advertState } from '../list/advert-state.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { defineResource, type AdminResource, type Item } from './resource.ts';

interface Described extends Item {
  name: string;
  description: string | null;
}

const named = ({ name, description }: Described) => ({ title: name, description });

/** What differs between the tabs, in their order (PRODUCT.md, section 2). */
const RESOURCES: Record<ResourceName, AdminResource> = {
  categories: defineResource('categories', {
    nouns: { button: 'Category', singular: 'category', plural: 'categories' },
    body: 'CategoryFields',
    overrides: { photo: { control: 'uploaded' } },
    mayHoldDuplicates: true,
    alwaysFresh: true,
    row: (item: Category) => ({
      ...named(item),
      facts: [`${item.cocktailCount} ${item.cocktailCount === 1 ? 'cocktail' : 'cocktails'}`],
      picture: item.photo,
    }),
    pageOf: ({ name }: Category) => categoryPath(name),
    list: categoryReads.getListAdminCategoriesQueryOptions(),
    useItem: categoryReads.useGetAdminCategory,
    useCreate: categoryWrites.useCreateCategory,
    useUpdate: categoryWrites.useUpdateCategory,
    useDelete: categoryWrites.useDeleteCategory,
  }),
  cocktails: defineResource('cocktails', {
    nouns: { button: 'Cocktail', singular: 'cocktail', plural: 'cocktails' },
    body: 'CocktailFields',
    overrides: {
      category: { label: 'Categories' },
      image: { control: 'picture' },
      difficulty: { control: 'difficulty' },
    },
    sections: {
      'The drink': ['name', 'category', 'description', 'difficulty', 'funFact'],
      Recipe: ['ingredients', 'instructions'],
      'What it needs': ['type', 'glassware', 'spirits', 'garnish', 'equipment'],
      'Picture and video': ['image', 'videoUrl'],
      Publication: [],
    },
    row: (item: Cocktail) => ({
      title: item.name,
      facts: [item.difficulty],
      description: item.category.join(', '),
      picture: item.image,
      drawn: item,
    }),
    pageOf: ({ id }: Cocktail) => recipePath(id),
    hasPreview: true,
    list: cocktailReads.getListAdminCocktailsQueryOptions(undefined, { query: { select: dataOf } }),
    useItem: cocktailReads.useGetAdminCocktail,
    useCreate: cocktailWrites.useCreateCocktail,
    useUpdate: cocktailWrites.useUpdateCocktailWithFormData,
    useDelete: cocktailWrites.useDeleteCocktail,
    hasClearForm: true,
  }),
  equipment: defineResource('equipment', {
    nouns: { button: 'Equipment', singular: 'equipment', plural: 'equipment' },
    body: 'EquipmentFields',
    listMaxHeightPx: 600,
    row: named,
    list: equipmentReads.getListEquipmentQueryOptions(),
    useItem: equipmentReads.useGetEquipment,
    useCreate: equipmentWrites.useCreateEquipment,
    useUpdate: equipmentWrites.useUpdateEquipment,
    useDelete: equipmentWrites.useDeleteEquipment,
  }),
  garnish: defineResource('garnish', {
    tabLabel: 'Garnish',
    nouns: { button: 'Garnish', singular: 'garnish', plural: 'garnishes' },
    body: 'GarnishFields',
    mayHoldDuplicates: true,
    row: named,
    list: garnishReads.getListGarnishesQueryOptions(),
    useItem: garnishReads.useGetGarnish,
    useCreate: garnishWrites.useCreateGarnish,
    useUpdate: garnishWrites.useUpdateGarnish,
    useDelete: garnishWrites.useDeleteGarnish,
  }),
  glassware: defineResource('glassware', {
    nouns: { button: 'Glassware', singular: 'glassware', plural: 'glassware' },
    body: 'GlasswareFields',
    overrides: { picture: { control: 'uploaded' } },
    mayHoldDuplicates: true,
    row: (item: Glassware) => ({ ...named(item), picture: item.picture }),
    list: glasswareReads.getListGlasswareQueryOptions(),
    useItem: glasswareReads.useGetGlassware,
    useCreate: glasswareWrites.useCreateGlassware,
    useUpdate: glasswareWrites.useUpdateGlassware,
    useDelete: glasswareWrites.useDeleteGlassware,
  }),
  'house-ingredients': defineResource('house-ingredients', {
    tab: 'house-made',
    tabLabel: 'House-made',
    nouns: { button: 'House Ingredient', singular: 'house ingredient', plural: 'house ingredients' },
    body: 'HouseIngredientFields',
    row: (item: HouseIngredient) => ({ ...named(item), facts: [`${item.yieldMl} ml`] }),
    pageOf: ({ id }: HouseIngredient) => housePath(id),
    list: houseReads.getListHouseIngredientsQueryOptions(),
    useItem: houseReads.useGetHouseIngredient,
    useCreate: houseWrites.useCreateHouseIngredient,
    useUpdate: houseWrites.useUpdateHouseIngredient,
    useDelete: houseWrites.useDeleteHouseIngredient,
  }),
  menus: defineResource('menus', {
    nouns: { button: 'Menu', singular: 'menu', plural: 'menus' },
    body: 'MenuFields',
    row: ({ name, introduction, cocktails, currency }: Menu) => ({
      title: name,
      facts: [`${cocktails.length} ${cocktails.length === 1 ? 'cocktail' : 'cocktails'}`, currency],
      description: introduction,
    }),
    pageOf: ({ id }: Menu) => menuPath(id),
    list: menuReads.getListAdminMenusQueryOptions(),
    useItem: menuReads.useGetAdminMenu,
    useCreate: menuWrites.useCreateMenu,
    useUpdate: menuWrites.useUpdateMenu,
    useDelete: menuWrites.useDeleteMenu,
  }),
  myads: defineResource('myads', {
    nouns: { button: 'MyAd', singular: 'MyAd', plural: 'MyAds' },
    body: 'MyAdFields',
    overrides: { imageUrl: { control: 'uploaded' } },
    row: (item: MyAd) => ({
      ...named(item),
      facts: [`${item.startDate} to ${item.endDate}`, capitalised(advertState(item, Date.now()))],
      picture: item.imageUrl,
    }),
    list: advertReads.getListMyAdsQueryOptions(),
    useItem: advertReads.useGetMyAd,
    useCreate: advertWrites.useCreateMyAd,
    useUpdate: advertWrites.useUpdateMyAd,
    useDelete: advertWrites.useDeleteMyAd,
  }),
  notes: defineResource('notes', {
    tab: 'this-week',
    tabLabel: 'This week',
    nouns: { button: 'Note', singular: 'note', plural: 'notes' },
    body: 'NoteFields',
    overrides: { picture: { control: 'uploaded' } },
    row: ({ name, date, story, picture }: Note) => ({
      title: name,
      facts: [date],
      description: story,
      picture,
    }),
    pageOf: ({ id }: Note) => notePath(id),
    list: noteReads.getListAdminNotesQueryOptions(),
    useItem: noteReads.useGetAdminNote,
    useCreate: noteWrites.useCreateNote,
    useUpdate: noteWrites.useUpdateNote,
    useDelete: noteWrites.useDeleteNote,
  }),
  spirits: defineResource('spirits', {
    nouns: { button: 'Spirit', singular: 'spirit', plural: 'spirits' },
    body: 'SpiritFields',
    mayHoldDuplicates: true,
    row: named,
    list: spiritReads.getListSpiritsQueryOptions(),
    useItem: spiritReads.useGetSpirit,
    useCreate: spiritWrites.useCreateSpirit,
    useUpdate: spiritWrites.useUpdateSpirit,
    useDelete: spiritWrites.useDeleteSpirit,
  }),
  'sustainable-substitutions': defineResource('sustainable-substitutions', {
    tab: 'sustainable',
    tabLabel: 'Sustainable',
    nouns: {
      button: 'Substitution',
      singular: 'sustainable substitution',
      plural: 'sustainable substitutions',
    },
    body: 'SustainableSubstitutionFields',
    row: (item: SustainableSubstitution) => ({
      title: item.originalIngredient,
      facts: [`→ ${item.sustainableAlternative}`, capitalised(item.category), `−${item.impactReduction}%`],
      description: item.description,
    }),
    list: swapReads.getListAdminSubstitutionsQueryOptions(),
    useItem: swapReads.useGetAdminSubstitution,
    useCreate: swapWrites.useCreateSustainableSubstitution,
    useUpdate: swapWrites.useUpdateSustainableSubstitution,
    useDelete: swapWrites.useDeleteSustainableSubstitution,
  }),
  'cocktail-types': defineResource('cocktail-types', {
    tab: 'types',
    tabLabel: 'Techniques',
    nouns: { button: 'Technique', singular: 'cocktail type', plural: 'cocktail types' },
    body: 'CocktailTypeFields',
    row: named,
    list: typeReads.getListCocktailTypesQueryOptions(),
    useItem: typeReads.useGetCocktailType,
    useCreate: typeWrites.useCreateCocktailType,
    useUpdate: typeWrites.useUpdateCocktailType,
    useDelete: typeWrites.useDeleteCocktailType,
  }),
};

export const resources: readonly AdminResource[] = Object.values(RESOURCES);

export function resourceOf(name: ResourceName): AdminResource {
  return RESOURCES[name];
}
