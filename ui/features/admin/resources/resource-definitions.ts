import { bodies } from '#openapi/generated/bodies.ts';
import { allResources } from '#openapi/generated/resources.ts';
import { Publication, type ResourceName } from '#openapi/generated/model.ts';
import { capitalise } from '#openapi/text/format-text.ts';
import { utcDay } from '#openapi/days.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { categoryPath, houseIngredientPath, menuPath, recipePath } from '#openapi/pages/item-paths.ts';
import { advertState, type AdvertPeriod } from '#ui/lib/dates/advert-state.ts';
import { resourceRequests } from '#ui/api/generated/resource-requests.ts';
import { collectionPath, swapPath } from '#ui/lib/pages/page-paths.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { formatPeriod } from './publication.ts';
import { formFields, type FieldOverrides } from './form-fields.ts';
import type { AdminItem, AdminResource, ResourceDefinition, ItemRequests } from './admin-resource.ts';

type ItemOf<Name extends ResourceName> = Awaited<
  ReturnType<(typeof resourceRequests)[Name]['create']>
>['data'];

const nameAndDescription = ({ name, description }: { name: string; description: string | null }) => ({
  title: name,
  description,
});

const pictureOverrides = (picture: string): FieldOverrides => ({
  [picture]: { control: 'picture' },
  imageFocus: { control: 'focus', picture },
  imageAlt: { picture },
});

const advertStateAt = (period: AdvertPeriod, time: number) => advertState(period, utcDay(new Date(time)));

const PUBLICATION = ['status', 'shownFrom', 'shownUntil'];
const SWAP_DETAILS = ['benefits', 'availability', 'seasonality', 'recipe', 'tips', 'certifications'];

/** What differs between the tabs, in the order of PRODUCT.md (Dashboard). */
const DEFINITIONS: { [Name in ResourceName]: ResourceDefinition<ItemOf<Name>> } = {
  categories: {
    nouns: { title: 'Category', singular: 'category', plural: 'categories' },
    overrides: pictureOverrides('photo'),
    foldedGroups: { Picture: ['photo', 'imageFocus', 'imageAlt'], Publication: PUBLICATION },
    mayHoldDuplicates: true,
    refetchOnMount: 'always',
    summarise: (item) => ({
      ...nameAndDescription(item),
      facts: [formatCount(item.cocktailCount, 'cocktail')],
      picture: item.photo,
    }),
    publicPath: ({ name }) => categoryPath(name),
  },
  cocktails: {
    nouns: { title: 'Cocktail', singular: 'cocktail', plural: 'cocktails' },
    overrides: {
      category: { label: 'Categories' },
      ...pictureOverrides('image'),
      difficulty: { control: 'difficulty' },
      ingredients: { ingredientsOf: 'cocktail' },
    },
    foldedGroups: {
      'What it needs and contains': ['type', 'glassware', 'spirits', 'garnish', 'equipment', 'allergens'],
      'Picture and video': ['image', 'imageFocus', 'imageAlt', 'videoUrl'],
      Publication: ['featured', 'featuredPlace', 'status', 'shownFrom', 'shownUntil'],
    },
    summarise: (item) => ({
      title: item.name,
      description: item.category.join(', '),
      picture: item.image,
      drawnRecipe: item,
    }),
    aboutLabel: 'Category',
    publicPath: ({ id }) => recipePath(id),
    hasClearButton: true,
  },
  equipment: {
    nouns: { title: 'Equipment', singular: 'equipment', plural: 'equipment' },
    listMaxHeightPx: 600,
    summarise: nameAndDescription,
  },
  garnish: {
    tabLabel: 'Garnish',
    nouns: { title: 'Garnish', singular: 'garnish', plural: 'garnishes' },
    mayHoldDuplicates: true,
    summarise: nameAndDescription,
    publicPath: ({ id }) => collectionPath('garnish', id),
  },
  glassware: {
    nouns: { title: 'Glassware', singular: 'glassware', plural: 'glassware' },
    overrides: pictureOverrides('picture'),
    foldedGroups: { Picture: ['picture', 'imageFocus', 'imageAlt'] },
    mayHoldDuplicates: true,
    summarise: (item) => ({ ...nameAndDescription(item), picture: item.picture }),
    publicPath: ({ id }) => collectionPath('glassware', id),
  },
  'house-ingredients': {
    tab: 'house-made',
    tabLabel: 'House-made',
    isHouseExtra: true,
    nouns: { title: 'House Ingredient', singular: 'house ingredient', plural: 'house ingredients' },
    overrides: { ingredients: { ingredientsOf: 'house ingredient' } },
    foldedGroups: { 'Keeping and allergens': ['keepsDays', 'allergens'] },
    summarise: (item) => ({ ...nameAndDescription(item), facts: [`${item.yieldMl} ml`] }),
    publicPath: ({ id }) => houseIngredientPath(id),
  },
  menus: {
    isHouseExtra: true,
    overrides: { sections: { label: 'Sections and drinks', control: 'sections' } },
    defaults: ({ currency }) => ({ currency }),
    nouns: { title: 'Menu', singular: 'menu', plural: 'menus' },
    foldedGroups: { 'Introduction, currency and publication': ['introduction', 'currency', ...PUBLICATION] },
    hasWideForm: true,
    summarise: ({ name, introduction, cocktails, currency }) => ({
      title: name,
      facts: [formatCount(cocktails.length, 'cocktail'), currency],
      description: introduction,
    }),
    publicPath: ({ id }) => menuPath(id),
  },
  myads: {
    nouns: { title: 'MyAd', singular: 'MyAd', plural: 'MyAds' },
    overrides: pictureOverrides('imageUrl'),
    summarise: (item) => ({
      ...nameAndDescription(item),
      // The state comes first, since a narrow column cuts off what follows.
      facts: [capitalise(advertStateAt(item, Date.now())), formatPeriod(item)],
      picture: item.imageUrl,
    }),
    states: { names: ['running', 'upcoming', 'expired'], stateOf: advertStateAt, hasDayFilter: true },
  },
  spirits: {
    nouns: { title: 'Spirit', singular: 'spirit', plural: 'spirits' },
    mayHoldDuplicates: true,
    summarise: nameAndDescription,
    publicPath: ({ id }) => collectionPath('spirit', id),
  },
  'sustainable-substitutions': {
    tab: 'sustainable',
    tabLabel: 'Sustainable',
    nouns: {
      title: 'Substitution',
      singular: 'sustainable substitution',
      plural: 'sustainable substitutions',
    },
    foldedGroups: { 'Benefits, recipe and tips': SWAP_DETAILS, Publication: PUBLICATION },
    summarise: (item) => ({
      title: item.originalIngredient,
      facts: [`→ ${item.sustainableAlternative}`, capitalise(item.category), `−${item.impactReduction}%`],
      description: item.description,
    }),
    publicPath: ({ id }) => swapPath(id),
  },
  'cocktail-types': {
    tab: 'types',
    tabLabel: 'Techniques',
    nouns: { title: 'Technique', singular: 'cocktail type', plural: 'cocktail types' },
    summarise: nameAndDescription,
    publicPath: ({ id }) => collectionPath('type', id),
  },
};

/**
 * Definitions and requests know the type of their items. The dashboard treats all items as `AdminItem`. This
 * is safe, because a resource gets only the items that its own requests return.
 */
function adminResource(name: ResourceName): AdminResource {
  const { overrides, ...definition }: ResourceDefinition<never> = DEFINITIONS[name];
  const { tab = name, tabLabel = capitalise(definition.nouns.plural) } = definition;
  const { body } = allResources[name];
  const fields = formFields(bodies[body], overrides);
  const has = (fieldName: string) => fields.some((field) => field.name === fieldName);
  return {
    ...(has('status') && { states: { names: Object.values(Publication), stateOf: publicationOf } }),
    ...(definition as ResourceDefinition<AdminItem>),
    ...(resourceRequests[name] as ItemRequests),
    name,
    body,
    tab,
    tabLabel,
    fields,
    hasDrafts: has('status'),
    hasFeatured: has('featured'),
  };
}

const RESOURCES_BY_NAME = Object.fromEntries(
  (Object.keys(DEFINITIONS) as ResourceName[]).map((name) => [name, adminResource(name)]),
) as Record<ResourceName, AdminResource>;

export const adminResources: readonly AdminResource[] = Object.values(RESOURCES_BY_NAME);

export function resourceByName(name: ResourceName): AdminResource {
  return RESOURCES_BY_NAME[name];
}
