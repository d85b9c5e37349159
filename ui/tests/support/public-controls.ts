import type { Page } from 'playwright';
import { FULL_RECIPE } from './full-recipe.ts';

/** How a control is found: by its element and by the name that a visitor reads, the whole of it as a pattern. */
export interface Control {
  element: 'a' | 'button' | 'input' | 'input[name=have]' | 'select' | 'summary';
  name: string;
}

/** What a visitor does: a click, or a text typed, an option chosen by its place, a key pressed. */
export type Use = (Control | { selector: string }) & { types?: string; chooses?: number };

/** Some controls of a page, used one right after the other. */
export interface Scene {
  title: string;
  path: string;
  isPhone?: boolean;
  uses: (Use | { key: string })[];
  /** Waits until each has taken effect, and fails where one did twice. */
  effect: (page: Page) => Promise<unknown>;
}

const button = (name: string): Control => ({ element: 'button', name });
const select = (name: string): Use => ({ element: 'select', name, chooses: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();
const address = (page: Page, ...parts: string[]) =>
  page.waitForFunction((wanted) => wanted.every((part) => location.href.includes(part)), parts);

export const SCENES: Scene[] = [
  {
    title: 'the theme, once and for all',
    path: '/',
    uses: [button('Switch to dark theme')],
    effect: async (page) => {
      await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
      await page.locator('html.dark').waitFor();
    },
  },
  {
    title: 'the search',
    path: '/categories',
    uses: [button('Search')],
    effect: (page) => dialog(page, 'Search Cocktails'),
  },
  {
    title: 'the search by voice',
    path: '/about',
    uses: [button('Voice Search.*')],
    effect: (page) => dialog(page, 'Search Cocktails'),
  },
  {
    title: 'the search by its key',
    path: '/contact',
    uses: [{ key: '/' }],
    effect: (page) => dialog(page, 'Search Cocktails'),
  },
  {
    title: 'a link',
    path: '/categories/Aperitif',
    uses: [{ element: 'a', name: 'Back to Categories' }],
    effect: async (page) => {
      await page.getByRole('heading', { name: 'Cocktail Categories' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Aperitif Cocktails' }).waitFor();
    },
  },
  {
    title: 'the menu of a phone',
    path: '/',
    isPhone: true,
    uses: [button('Open menu')],
    effect: (page) => page.getByRole('button', { name: 'Close menu' }).waitFor(),
  },
  {
    title: 'the heart, the unit, more servings twice and the video',
    path: FULL_RECIPE,
    uses: [
      button('Save Early Bird'),
      { element: 'input', name: 'ml' },
      button('One serving more'),
      button('One serving more'),
      button('Play on YouTube.*'),
    ],
    effect: async (page) => {
      await page.getByRole('button', { name: 'Save Early Bird', pressed: true }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('saved-recipes') === 'early-bird');
      await page.getByText('3 servings', { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Ingredients' }).getByText('180 ml').waitFor();
      await page.getByRole('radio', { name: 'ml', checked: true }).waitFor({ state: 'attached' });
      await page.locator('iframe[title^="How to make"]').waitFor();
    },
  },
  {
    title: 'mixing mode',
    path: FULL_RECIPE,
    uses: [button('Mix')],
    effect: (page) => dialog(page, 'Early Bird'),
  },
  {
    title: 'printing',
    path: FULL_RECIPE,
    uses: [button('Print.*')],
    effect: (page) => dialog(page, 'Print Recipe Options'),
  },
  {
    title: 'another try of a page that is not on the device',
    path: '/offline?from=%2Fabout',
    uses: [button('Try again')],
    effect: (page) => page.waitForURL('**/about'),
  },
  {
    title: 'sharing',
    path: FULL_RECIPE,
    uses: [button('Share.*')],
    effect: async (page) => {
      await page.getByText('Recipe link copied!', { exact: true }).first().waitFor();
      await page.waitForFunction(() => sessionStorage.getItem('copies') === '1');
    },
  },
  {
    title: 'the filters of the collection',
    path: '/explore-collection',
    uses: [
      select('Spirit'),
      select('Technique'),
      select('Glass'),
      select('Garnish'),
      select('Difficulty'),
      select('Strength'),
      select('Taste'),
      select('Season'),
      select('Sort by'),
      select('Show as'),
      { element: 'input', name: 'Without', types: 'egg' },
      { element: 'input', name: 'Milk' },
    ],
    effect: (page) =>
      address(
        page,
        ...['spirit=', 'technique=', 'glass=', 'garnish=', 'difficulty=', 'strength=', 'taste=', 'season='],
        ...['sort=', 'view=', 'without=egg', 'freeFrom=milk'],
      ),
  },
  {
    title: 'what folds the filters of a phone away',
    path: '/explore-collection',
    isPhone: true,
    uses: [button('Filters.*')],
    effect: (page) => page.locator('button[aria-expanded=true]', { hasText: 'Filters' }).waitFor(),
  },
  {
    title: 'what takes the filters off',
    path: '/explore-collection?difficulty=Easy',
    uses: [button('Clear all filters')],
    effect: (page) => page.waitForFunction(() => location.search === ''),
  },
  {
    title: 'what takes one filter off',
    path: '/explore-collection?difficulty=Easy&taste=sour',
    uses: [button('Take off Sour')],
    effect: (page) => page.waitForFunction(() => location.search === '?difficulty=Easy'),
  },
  {
    title: 'the search of a page that there is not',
    path: '/no-such-page',
    uses: [button('Search our cocktails')],
    effect: (page) => dialog(page, 'Search Cocktails'),
  },
  {
    title: 'a surprise',
    path: '/explore-collection',
    uses: [button('Surprise me')],
    effect: (page) => page.waitForFunction(() => location.pathname.startsWith('/recipe/')),
  },
  {
    title: 'what asks for bottles where there are none',
    path: '/explore-collection',
    uses: [{ element: 'input', name: 'What I can make' }],
    effect: (page) => page.waitForFunction(() => location.pathname === '/my-bar'),
  },
  {
    title: 'a bottle that is looked for',
    path: '/my-bar',
    uses: [
      { element: 'input', name: 'Find a bottle', types: 'camp' },
      { element: 'input[name=have]', name: 'Campari' },
    ],
    effect: (page) => page.waitForFunction(() => localStorage.getItem('bottles') === 'campari'),
  },
  {
    title: 'a bottle that would open most',
    path: '/my-bar',
    uses: [button('I have .*')],
    effect: (page) => page.waitForFunction(() => localStorage.getItem('bottles') !== null),
  },
  {
    title: 'the way out of filters that leave nothing',
    path: '/explore-collection?technique=none',
    uses: [button('Show the whole collection')],
    effect: (page) => page.waitForFunction(() => location.search === ''),
  },
  {
    title: 'a technique and its start',
    path: '/tutorials',
    uses: [button('Stirred'), button('Start Tutorial')],
    effect: async (page) => {
      await page.locator('button[aria-pressed=true]', { hasText: 'Stirred' }).waitFor();
      await page.waitForFunction(() => document.querySelectorAll('[aria-pressed=true]').length === 1);
      await page.waitForFunction(() => localStorage.getItem('saved-recipes') === null);
      await page.getByRole('button', { name: 'Pause' }).waitFor();
    },
  },
  {
    title: 'a start and a reset',
    path: '/tutorials',
    uses: [button('Start Tutorial'), button('Reset')],
    effect: async (page) => {
      await page.getByRole('button', { name: 'Start Tutorial' }).waitFor();
      await page.locator('[role=progressbar][aria-valuenow="0"]').waitFor();
    },
  },
  {
    title: 'the filters of the guide',
    path: '/sustainable-guide',
    uses: [
      { element: 'input', name: 'Search swaps', types: 'syrup' },
      select('Category'),
      select('Difficulty'),
    ],
    effect: async (page) => {
      await address(page, 'q=syrup', 'category=', 'difficulty=');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main input')?.value === 'syrup',
      );
    },
  },
  {
    title: 'the button of a swap',
    path: '/sustainable-guide',
    uses: [button('Details of .*')],
    effect: (page) => page.locator('main article button[aria-expanded=true]').waitFor(),
  },
  {
    title: 'a swap itself',
    path: '/sustainable-guide',
    uses: [{ selector: 'main article h3' }],
    effect: (page) => page.locator('main article button[aria-expanded=true]').waitFor(),
  },
  {
    title: 'what empties the search of the guide',
    path: '/sustainable-guide?q=syrup',
    uses: [button('Clear search')],
    effect: (page) => page.waitForFunction(() => location.search === ''),
  },
  {
    title: 'what takes the filters of the guide off',
    path: '/sustainable-guide?difficulty=Easy',
    uses: [button('Clear filters')],
    effect: (page) => page.waitForFunction(() => location.search === ''),
  },
  {
    title: 'the way back from a recipe that there is not',
    path: '/recipe/motor-oil',
    uses: [button('Go Back')],
    effect: (page) => page.waitForFunction(() => location.pathname === '/'),
  },
];
