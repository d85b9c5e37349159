import { allResources } from '#openapi/generated/resources.ts';

function read(query: string, tag: string) {
  return { query, file: `./${tag}/${tag}.ts` };
}

type Resource = keyof typeof allResources;

/** The list of a resource; its path segment is its tag in the contract. */
const listOf = (resource: Resource) => read(allResources[resource].operations.list, resource);

/** The key of a list begins the keys of its items, pages and searches. What is counted from recipes goes with them. */
const COCKTAILS = [
  listOf('cocktails'),
  read('listCollectionOptions', 'cocktails'),
  read('getBar', 'cocktails'),
  read('getFeaturedOrder', 'cocktails'),
];

/** Lists of the dashboard, which have drafts too; their keys begin those of their items. */
export const ADMIN_LISTS: Partial<Record<Resource, string>> = {
  cocktails: 'listAdminCocktails',
  categories: 'listAdminCategories',
  menus: 'listAdminMenus',
  'sustainable-substitutions': 'listAdminSubstitutions',
};

function listsOf(resource: Resource) {
  const admin = ADMIN_LISTS[resource];
  const lists = resource === 'cocktails' ? COCKTAILS : [listOf(resource)];
  return admin === undefined ? lists : [...lists, read(admin, `${resource}-drafts`)];
}

const HISTORY = read('listChanges', 'history');
/** The same, for the writes of its own module. */
const OWN_HISTORY = 'listChanges';

/** Resources other than cocktails. */
const OTHERS = (Object.keys(allResources) as Resource[]).filter((resource) => resource !== 'cocktails');
/** What recipes name: a sheet brings along whatever it names. */
const NAMED = [...new Set<Resource>(allResources.cocktails.references.map(({ resource }) => resource))];
const NAMED_LISTS = NAMED.flatMap(listsOf);

const EVERY_LIST = [...listsOf('cocktails'), ...OTHERS.flatMap(listsOf)];

/** Lists whose items name those of a resource: a new name travels into them. */
function listsNaming(resource: Resource) {
  const naming = (Object.keys(allResources) as Resource[]).filter((from) =>
    allResources[from].references.some((reference) => reference.resource === resource),
  );
  return naming.flatMap(listsOf);
}

function writesOf(resource: Resource): string[] {
  const { create, update, remove } = allResources[resource].operations;
  return [create, update, remove];
}

/** Which reads a write makes stale. orval builds it into the generated mutation hooks, so that no screen can forget it. */
export const invalidations = [
  // A category counts its cocktails, and a page lists what its cocktail names. orval makes one update of each of the two kinds of body.
  {
    onMutations: [...writesOf('cocktails'), 'updateCocktailWithFormData', 'updateCocktailWithJson'],
    invalidates: [...listsOf('cocktails'), ...NAMED_LISTS, ...listsNaming('cocktails'), HISTORY],
  },
  ...OTHERS.map((resource) => ({
    onMutations: writesOf(resource),
    invalidates: [...listsOf(resource), ...listsNaming(resource), HISTORY],
  })),
  { onMutations: ['createImport', 'cancelImport'], invalidates: ['listImports'] },
  { onMutations: ['createBackup'], invalidates: ['listBackups'] },
  { onMutations: ['restoreBackup'], invalidates: [...EVERY_LIST, HISTORY] },
  { onMutations: ['updateFeaturedOrder'], invalidates: [...listsOf('cocktails'), HISTORY] },
  { onMutations: ['importCocktails'], invalidates: [...listsOf('cocktails'), ...NAMED_LISTS, HISTORY] },
  {
    onMutations: ['updateItems', 'replaceItemEverywhere', 'deleteItems'],
    invalidates: [...EVERY_LIST, HISTORY],
  },
  {
    onMutations: ['undoRevision', 'restoreChange'],
    invalidates: [...EVERY_LIST, OWN_HISTORY, read('listImports', 'imports')],
  },
];
