import type {
  Category,
  Cocktail,
  CocktailType,
  Garnish,
  Glassware,
  HouseIngredient,
  Menu,
  MyAd,
  Note,
  ResourceName,
  Spirit,
  SustainableSubstitution,
} from '#openapi/generated/model/index.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { getListAdminCocktailsQueryOptions } from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
import { resourceHooks } from '#ui/api/generated/resource-hooks.ts';
import {
  categoryPath,
  collectionPath,
  housePath,
  menuPath,
  notePath,
  recipePath,
  swapPath,
} from '#ui/lib/addresses/page-addresses.ts';
import { advertState } from '../list/advert-state.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { defineResource, type AdminResource, type Item } from './resource.ts';

interface Described extends Item {
  name: string;
  description: string | null;
}

const named = ({ name, description }: Described) => ({ title: name, description });

const ALL_COCKTAILS = getListAdminCocktailsQueryOptions(undefined, { query: { select: dataOf } });

const pictured = (picture: string, control: 'picture' | 'uploaded' = 'uploaded') => ({
  [picture]: { control },
  imageFocus: { control: 'focus' as const, picture },
});

/** What differs between the tabs, in their order (PRODUCT.md, section 2). */
const RESOURCES: Record<ResourceName, AdminResource> = {
  categories: defineResource('categories', resourceHooks.categories, {
    nouns: { button: 'Category', singular: 'category', plural: 'categories' },
    overrides: pictured('photo'),
    mayHoldDuplicates: true,
    alwaysFresh: true,
    row: (item: Category) => ({
      ...named(item),
      facts: [`${item.cocktailCount} ${item.cocktailCount === 1 ? 'cocktail' : 'cocktails'}`],
      picture: item.photo,
    }),
    pageOf: ({ name }: Category) => categoryPath(name),
  }),
  cocktails: defineResource(
    'cocktails',
    { ...resourceHooks.cocktails, list: ALL_COCKTAILS },
    {
      nouns: { button: 'Cocktail', singular: 'cocktail', plural: 'cocktails' },
      overrides: {
        category: { label: 'Categories' },
        ...pictured('image', 'picture'),
        difficulty: { control: 'difficulty' },
      },
      sections: {
        'The drink': ['name', 'category', 'description', 'difficulty', 'funFact'],
        Recipe: ['ingredients', 'instructions'],
        'What it needs': ['type', 'glassware', 'spirits', 'garnish', 'equipment'],
        'Picture and video': ['image', 'imageFocus', 'imageAlt', 'videoUrl'],
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
      hasClearForm: true,
    },
  ),
  equipment: defineResource('equipment', resourceHooks.equipment, {
    nouns: { button: 'Equipment', singular: 'equipment', plural: 'equipment' },
    listMaxHeightPx: 600,
    row: named,
  }),
  garnish: defineResource('garnish', resourceHooks.garnish, {
    tabLabel: 'Garnish',
    nouns: { button: 'Garnish', singular: 'garnish', plural: 'garnishes' },
    mayHoldDuplicates: true,
    row: named,
    pageOf: ({ id }: Garnish) => collectionPath('garnish', id),
  }),
  glassware: defineResource('glassware', resourceHooks.glassware, {
    nouns: { button: 'Glassware', singular: 'glassware', plural: 'glassware' },
    overrides: pictured('picture'),
    mayHoldDuplicates: true,
    row: (item: Glassware) => ({ ...named(item), picture: item.picture }),
    pageOf: ({ id }: Glassware) => collectionPath('glass', id),
  }),
  'house-ingredients': defineResource('house-ingredients', resourceHooks['house-ingredients'], {
    tab: 'house-made',
    tabLabel: 'House-made',
    nouns: { button: 'House Ingredient', singular: 'house ingredient', plural: 'house ingredients' },
    row: (item: HouseIngredient) => ({ ...named(item), facts: [`${item.yieldMl} ml`] }),
    pageOf: ({ id }: HouseIngredient) => housePath(id),
  }),
  menus: defineResource('menus', resourceHooks.menus, {
    nouns: { button: 'Menu', singular: 'menu', plural: 'menus' },
    row: ({ name, introduction, cocktails, currency }: Menu) => ({
      title: name,
      facts: [`${cocktails.length} ${cocktails.length === 1 ? 'cocktail' : 'cocktails'}`, currency],
      description: introduction,
    }),
    pageOf: ({ id }: Menu) => menuPath(id),
  }),
  myads: defineResource('myads', resourceHooks.myads, {
    nouns: { button: 'MyAd', singular: 'MyAd', plural: 'MyAds' },
    overrides: pictured('imageUrl'),
    row: (item: MyAd) => ({
      ...named(item),
      // In one, a narrow window breaks a date at its hyphen.
      facts: [`${item.startDate} to`, item.endDate, capitalised(advertState(item, Date.now()))],
      picture: item.imageUrl,
    }),
  }),
  notes: defineResource('notes', resourceHooks.notes, {
    tab: 'this-week',
    tabLabel: 'This week',
    nouns: { button: 'Note', singular: 'note', plural: 'notes' },
    overrides: pictured('image'),
    row: ({ name, date, story, image }: Note) => ({
      title: name,
      facts: [date],
      description: story,
      picture: image,
    }),
    pageOf: ({ id }: Note) => notePath(id),
  }),
  spirits: defineResource('spirits', resourceHooks.spirits, {
    nouns: { button: 'Spirit', singular: 'spirit', plural: 'spirits' },
    mayHoldDuplicates: true,
    row: named,
    pageOf: ({ id }: Spirit) => collectionPath('spirit', id),
  }),
  'sustainable-substitutions': defineResource(
    'sustainable-substitutions',
    resourceHooks['sustainable-substitutions'],
    {
      tab: 'sustainable',
      tabLabel: 'Sustainable',
      nouns: {
        button: 'Substitution',
        singular: 'sustainable substitution',
        plural: 'sustainable substitutions',
      },
      row: (item: SustainableSubstitution) => ({
        title: item.originalIngredient,
        facts: [`→ ${item.sustainableAlternative}`, capitalised(item.category), `−${item.impactReduction}%`],
        description: item.description,
      }),
      pageOf: ({ id }: SustainableSubstitution) => swapPath(id),
    },
  ),
  'cocktail-types': defineResource('cocktail-types', resourceHooks['cocktail-types'], {
    tab: 'types',
    tabLabel: 'Techniques',
    nouns: { button: 'Technique', singular: 'cocktail type', plural: 'cocktail types' },
    row: named,
    pageOf: ({ id }: CocktailType) => collectionPath('technique', id),
  }),
};

export const resources: readonly AdminResource[] = Object.values(RESOURCES);

export function resourceOf(name: ResourceName): AdminResource {
  return RESOURCES[name];
}
