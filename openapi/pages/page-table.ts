import { ARRANGEMENTS, FILTERS, MAX_PLANNED_SERVINGS, wholeNumber, pageNumber } from './page-parameters.ts';
import { SubstitutionCategory, SubstitutionDifficulty } from '#openapi/generated/model.ts';

type ReadValues = (values: readonly string[]) => string | null;

interface Page {
  /** The screen's file in `ui/features/`. */
  screen: string;
  parameters?: Readonly<Record<string, ReadValues>>;
  isInSiteMap?: true;
  /** Hidden from search engines, and never stored on a device. */
  isPrivate?: true;
}

const readText: ReadValues = ([first = '']) => (first.trim() === '' ? null : first);
/** Without scripts, a form repeats the name for each ticked box, so all values are joined. */
const readList: ReadValues = (values) => readText([values.filter(Boolean).join(',')]);
const readPageNumber: ReadValues = ([first = '']) => (pageNumber(first) > 1 ? first : null);
const readGuests: ReadValues = ([first]) => wholeNumber(first, MAX_PLANNED_SERVINGS)?.toString() ?? null;
const choiceReader =
  (options: readonly string[]): ReadValues =>
  ([first = '']) =>
    options.includes(first) ? first : null;
const eachBy = (names: readonly string[], read: ReadValues) =>
  Object.fromEntries(names.map((name) => [name, read]));

const categories = { screen: 'categories/CategoriesPage.tsx', parameters: { page: readPageNumber } };

/** Every page (PRODUCT.md, Screens), the catch-all last. `ui/app/routes.ts` uses only its type. */
const PAGES = {
  '/': { screen: 'home/HomePage.tsx', isInSiteMap: true },
  '/categories': { ...categories, isInSiteMap: true },
  '/categories/:category': categories,
  '/category/:category': categories,
  '/recipe/:id': { screen: 'recipe/RecipePage.tsx' },
  '/explore-collection': {
    screen: 'collection/CollectionPage.tsx',
    parameters: { ...eachBy(FILTERS, readList), ...eachBy(ARRANGEMENTS, readText), page: readPageNumber },
    isInSiteMap: true,
  },
  '/my-bar': { screen: 'bar/BarPage.tsx', parameters: { have: readList }, isInSiteMap: true },
  '/saved': { screen: 'saved/SavedPage.tsx', parameters: { recipes: readList, guests: readGuests } },
  '/house-made': { screen: 'house-made/HouseMadePage.tsx', isInSiteMap: true },
  '/house-made/:id': { screen: 'house-made/HouseIngredientPage.tsx' },
  '/menu/:id': { screen: 'menu/MenuPage.tsx' },
  '/tutorials': {
    screen: 'tutorials/TutorialsPage.tsx',
    parameters: { technique: readText },
    isInSiteMap: true,
  },
  '/sustainable-guide': {
    screen: 'sustainable-guide/SustainableGuidePage.tsx',
    parameters: {
      category: choiceReader(Object.values(SubstitutionCategory)),
      difficulty: choiceReader(Object.values(SubstitutionDifficulty)),
      q: readText,
    },
    isInSiteMap: true,
  },
  '/about': { screen: 'information/AboutPage.tsx', isInSiteMap: true },
  '/contact': { screen: 'information/ContactPage.tsx', isInSiteMap: true },
  '/admin': { screen: 'admin/AdminPage.tsx', isPrivate: true },
  '/offline': { screen: 'offline/OfflinePage.tsx' },
  '*': { screen: 'not-found/NotFoundPage.tsx' },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof PAGES;

export const pageOf = (path: PagePath): Page => PAGES[path];
export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

/** The URLs of these pages may have long lists. A page shows the first entries and says so. */
export const LONG_LIST_PAGES: readonly PagePath[] = ['/saved', '/my-bar'];
