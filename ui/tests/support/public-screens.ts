import type { Page } from 'playwright';
import type { PagePath } from '#openapi/pages/page-table.ts';
import { PAGE_URLS } from './page-urls.ts';
import { LONG_WORD, type LongCatalogue } from './long-catalogue.ts';

/** The path of a screen, and what to open on it. */
export interface PublicScreen {
  pathIn: (catalogue: LongCatalogue) => string;
  open?: (page: Page) => Promise<void>;
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill(`nut free ${LONG_WORD}`);
  await page.getByRole('dialog').getByText(LONG_WORD.slice(0, 30)).first().waitFor();
  await page.getByRole('button', { name: /^Remove nut/ }).waitFor();
}

async function mixOneStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start mixing' }).click();
  await page.getByText('Have these ready').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
}

async function chooseWhatIsPrinted(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Print/ }).click();
  await page.getByRole('dialog', { name: 'Print Recipe Options' }).waitFor();
}

/** Other tests open these, or open them as another URL. */
const OPENED_ELSEWHERE: readonly string[] = ['/admin', '/offline', '/category/:category'];

const PAGES = Object.entries(PAGE_URLS)
  .filter(([path]) => !OPENED_ELSEWHERE.includes(path))
  .map(([path, url]): [string, PublicScreen] => [path, { pathIn: () => url }]);

/** These pages show the longest names at another URL, or have something to open. */
const SCREENS: Partial<Record<PagePath, PublicScreen>> = {
  '/categories/:category': { pathIn: ({ category }) => category },
  '/recipe/:id': { pathIn: ({ recipe }) => recipe },
  '/my-bar': { pathIn: () => '/my-bar?have=london-dry-gin,campari' },
  '/saved': { pathIn: ({ recipe }) => recipe.replace('/recipe/', '/saved?guests=120&recipes=negroni,') },
  '/house-made/:id': { pathIn: ({ houseIngredient }) => houseIngredient },
  '/menu/:id': { pathIn: ({ menu }) => menu },
  '/sustainable-guide': {
    pathIn: () => PAGE_URLS['/sustainable-guide'],
    open: (page) => page.locator('main article summary').first().click(),
  },
  '*': { pathIn: () => `/${LONG_WORD}` },
};

/** All public screens, by their path or by what is open on them. */
export const PUBLIC_SCREENS: Record<string, PublicScreen> = {
  ...Object.fromEntries(PAGES),
  ...SCREENS,
  'the options of the print': { pathIn: ({ recipe }) => recipe, open: chooseWhatIsPrinted },
  'the filtered collection': { pathIn: () => '/explore-collection?difficulty=Easy' },
  'the filtered guide': { pathIn: () => '/sustainable-guide?q=zzzz' },
  // A reload of a recipe would open the last layer again, so another page comes between.
  'the search': { pathIn: () => PAGE_URLS['/about'], open: search },
  'mixing mode': { pathIn: ({ recipe }) => recipe, open: mixOneStep },
};
