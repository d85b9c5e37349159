import type {
  Category,
  Cocktail,
  Glassware,
  MyAd,
  ResourceName,
  SustainableSubstitution,
} from '#openapi/generated/model/index.ts';
import * as categories from '#ui/api/generated/categories/categories.ts';
import * as types from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import * as cocktails from '#ui/api/generated/cocktails/cocktails.ts';
import * as equipment from '#ui/api/generated/equipment/equipment.ts';
import * as garnish from '#ui/api/generated/garnish/garnish.ts';
import * as glassware from '#ui/api/generated/glassware/glassware.ts';
import * as myads from '#ui/api/generated/myads/myads.ts';
import * as spirits from '#ui/api/generated/spirits/spirits.ts';
import * as sustainable from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { capitalised } from '../form/form-fields.ts';
import { defineResource, type AdminResource } from './resource.ts';

interface Described {
  id: string;
  name: string;
  description: string | null;
}

const named = ({ name, description }: Described) => ({ title: name, description });

/** What differs between the tabs, in their order (spec, section 2); everything else is one panel. */
const RESOURCES: Record<ResourceName, AdminResource> = {
  categories: defineResource('categories', {
    tab: 'categories',
    tabLabel: 'Categories',
    nouns: { button: 'Category', singular: 'category', plural: 'categories' },
    body: 'CategoryFields',
    alwaysFresh: true,
    row: (item: Category) => ({
      ...named(item),
      facts: [`${item.cocktailCount} ${item.cocktailCount === 1 ? 'cocktail' : 'cocktails'}`],
      picture: item.photo,
    }),
    list: categories.listCategories,
    get: categories.getCategory,
    create: categories.createCategory,
    update: categories.updateCategory,
    remove: categories.deleteCategory,
  }),
  cocktails: defineResource('cocktails', {
    tab: 'cocktails',
    tabLabel: 'Cocktails',
    nouns: { button: 'Cocktail', singular: 'cocktail', plural: 'cocktails' },
    body: 'CocktailFields',
    overrides: {
      category: { kind: 'many', options: { list: 'categories', by: 'name' }, label: 'Categories' },
      image: { kind: 'picture' },
      type: { kind: 'one', options: { list: 'cocktail-types', by: 'name' } },
      spirits: { kind: 'many', options: { list: 'spirits', by: 'id' } },
      glassware: { kind: 'one', options: { list: 'glassware', by: 'id' } },
      equipment: { kind: 'many', options: { list: 'equipment', by: 'name' } },
      garnish: { kind: 'many', options: { list: 'garnish', by: 'id' } },
      difficulty: { kind: 'difficulty' },
    },
    row: (item: Cocktail) => ({ title: item.name, description: item.description, picture: item.image }),
    list: (options) => cocktails.listCocktails(undefined, options),
    get: cocktails.getCocktail,
    create: cocktails.createCocktail,
    update: cocktails.updateCocktailWithFormData,
    remove: cocktails.deleteCocktail,
    hasClearForm: true,
  }),
  equipment: defineResource('equipment', {
    tab: 'equipment',
    tabLabel: 'Equipment',
    nouns: { button: 'Equipment', singular: 'equipment', plural: 'equipment' },
    body: 'EquipmentFields',
    listMaxHeightPx: 600,
    row: named,
    list: equipment.listEquipment,
    get: equipment.getEquipment,
    create: equipment.createEquipment,
    update: equipment.updateEquipment,
    remove: equipment.deleteEquipment,
  }),
  garnish: defineResource('garnish', {
    tab: 'garnish',
    tabLabel: 'Garnish',
    nouns: { button: 'Garnish', singular: 'garnish', plural: 'garnishes' },
    body: 'GarnishFields',
    row: named,
    list: garnish.listGarnishes,
    get: garnish.getGarnish,
    create: garnish.createGarnish,
    update: garnish.updateGarnish,
    remove: garnish.deleteGarnish,
  }),
  glassware: defineResource('glassware', {
    tab: 'glassware',
    tabLabel: 'Glassware',
    nouns: { button: 'Glassware', singular: 'glassware', plural: 'glassware' },
    body: 'GlasswareFields',
    row: (item: Glassware) => ({ ...named(item), picture: item.picture }),
    list: glassware.listGlassware,
    get: glassware.getGlassware,
    create: glassware.createGlassware,
    update: glassware.updateGlassware,
    remove: glassware.deleteGlassware,
  }),
  myads: defineResource('myads', {
    tab: 'myads',
    tabLabel: 'MyAds',
    nouns: { button: 'MyAd', singular: 'MyAd', plural: 'MyAds' },
    body: 'MyAdFields',
    row: (item: MyAd) => ({
      ...named(item),
      facts: [`${item.startDate} to ${item.endDate}`],
      picture: item.imageUrl,
    }),
    list: myads.listMyAds,
    get: myads.getMyAd,
    create: myads.createMyAd,
    update: myads.updateMyAd,
    remove: myads.deleteMyAd,
  }),
  spirits: defineResource('spirits', {
    tab: 'spirits',
    tabLabel: 'Spirits',
    nouns: { button: 'Spirit', singular: 'spirit', plural: 'spirits' },
    body: 'SpiritFields',
    row: named,
    list: spirits.listSpirits,
    get: spirits.getSpirit,
    create: spirits.createSpirit,
    update: spirits.updateSpirit,
    remove: spirits.deleteSpirit,
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
    list: sustainable.listSustainableSubstitutions,
    get: sustainable.getSustainableSubstitution,
    create: sustainable.createSustainableSubstitution,
    update: sustainable.updateSustainableSubstitution,
    remove: sustainable.deleteSustainableSubstitution,
  }),
  'cocktail-types': defineResource('cocktail-types', {
    tab: 'types',
    tabLabel: 'Techniques',
    nouns: { button: 'Technique', singular: 'cocktail type', plural: 'cocktail types' },
    body: 'CocktailTypeFields',
    row: named,
    list: types.listCocktailTypes,
    get: types.getCocktailType,
    create: types.createCocktailType,
    update: types.updateCocktailType,
    remove: types.deleteCocktailType,
  }),
};

export const resources: readonly AdminResource[] = Object.values(RESOURCES);

export function resourceOf(name: ResourceName): AdminResource {
  return RESOURCES[name];
}
