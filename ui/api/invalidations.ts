/** A generated read by its operation, and the module that orval puts it into. */
function read(query: string, tag: string) {
  return { query, file: `./${tag}/${tag}.ts` };
}

/** What recipes name. A new name travels into them, and a sheet brings along whatever it names. */
const NAMED_BY_COCKTAILS = [
  ['Category', read('listCategories', 'categories')],
  ['CocktailType', read('listCocktailTypes', 'cocktail-types')],
  ['Spirit', read('listSpirits', 'spirits')],
  ['Glassware', read('listGlassware', 'glassware')],
  ['Garnish', read('listGarnishes', 'garnish')],
  ['Equipment', read('listEquipment', 'equipment')],
] as const;

const NAMED_LISTS = NAMED_BY_COCKTAILS.map(([, list]) => list);
const CATEGORIES = read('listCategories', 'categories');
const ADVERTS = read('listMyAds', 'myads');
const SUBSTITUTIONS = read('listSustainableSubstitutions', 'sustainable-substitutions');

/** The key of a list begins the keys of its items, pages and searches. What is counted from recipes goes with them. */
const COCKTAILS = [
  read('listCocktails', 'cocktails'),
  read('listCollectionOptions', 'cocktails'),
  read('getBar', 'cocktails'),
];

const HISTORY = read('listChanges', 'history');
/** The same, for the writes of its own module. */
const OWN_HISTORY = 'listChanges';

/** Creating, replacing and deleting one of a resource's items. */
function writesOf(item: string): string[] {
  return [`create${item}`, `update${item}`, `delete${item}`];
}

/**
 * Which reads a write makes stale: those on the screen are asked for again at once, the others when they are shown
 * next. orval builds this table into the generated mutation hooks, so that no screen can forget it.
 */
export const invalidations = [
  // A category counts its cocktails. orval makes one update of each of the two kinds of body.
  {
    onMutations: [...writesOf('Cocktail'), 'updateCocktailWithFormData', 'updateCocktailWithJson'],
    invalidates: [...COCKTAILS, CATEGORIES, HISTORY],
  },
  ...NAMED_BY_COCKTAILS.map(([item, list]) => ({
    onMutations: writesOf(item),
    invalidates: [list, ...COCKTAILS, HISTORY],
  })),
  { onMutations: writesOf('MyAd'), invalidates: [ADVERTS, HISTORY] },
  { onMutations: writesOf('SustainableSubstitution'), invalidates: [SUBSTITUTIONS, HISTORY] },
  { onMutations: ['importCocktails'], invalidates: [...COCKTAILS, ...NAMED_LISTS, HISTORY] },
  { onMutations: ['undoImport'], invalidates: [...COCKTAILS, ...NAMED_LISTS, OWN_HISTORY] },
  {
    onMutations: ['restoreChange'],
    invalidates: [...COCKTAILS, ...NAMED_LISTS, ADVERTS, SUBSTITUTIONS, OWN_HISTORY],
  },
];
