import type { Page } from 'playwright';
import type { PagePath } from '#openapi/pages/page-table.ts';
import { LONG_WORD, type LongCatalogue } from './long-catalogue.ts';

/** A public screen, and what opens on it. */
export interface PublicScreen {
  pathIn: (made: LongCatalogue) => string;
  open?: (page: Page) => Promise<void>;
}

const at = (path: string): PublicScreen => ({ pathIn: () => path });

async function openSearch(page: Page, term: string, result: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill(term);
  await page.getByRole('dialog').getByText(result).first().waitFor();
}

async function openMixingMode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mix' }).click();
  await page.getByText('Have these ready').waitFor();
}

/** The dashboard has tests of its own, the service worker shows `/offline`, and `/category/` is another address of a category. */
type PublicPath = Exclude<PagePath, '/admin' | '/offline' | '/category/:category'>;

const SCREENS: Record<PublicPath, Record<string, PublicScreen>> = {
  '/': {
    Home: at('/'),
    Search: { pathIn: () => '/', open: (page) => openSearch(page, LONG_WORD, LONG_WORD.slice(0, 30)) },
    'Search without results': {
      pathIn: () => '/',
      open: (page) => openSearch(page, 'x'.repeat(60), /No cocktails/),
    },
  },
  '/categories': {
    Categories: at('/categories'),
  },
  '/categories/:category': {
    Category: { pathIn: (made) => made.category },
    'Category that is not there': at(`/categories/${LONG_WORD}`),
  },
  '/recipe/:id': {
    Recipe: {
      pathIn: (made) => made.recipe,
      open: (page) => page.getByRole('region', { name: 'Ingredients' }).waitFor(),
    },
    'Recipe for several': {
      pathIn: (made) => made.recipe,
      open: async (page) => {
        const more = page.getByRole('button', { name: 'One serving more' });
        for (let servings = 1; servings < 12; servings += 1) await more.click();
      },
    },
    'Recipe that is not there': at(`/recipe/${LONG_WORD}`),
    'Mixing mode': { pathIn: (made) => made.recipe, open: openMixingMode },
    'Mixing mode, a step': {
      pathIn: (made) => made.recipe,
      open: async (page) => {
        await openMixingMode(page);
        await page.getByRole('button', { name: 'Next' }).click();
      },
    },
    'Print options': {
      pathIn: (made) => made.recipe,
      open: async (page) => {
        await page.getByRole('button', { name: /^Print/ }).click();
        await page.getByRole('dialog', { name: 'Print Recipe Options' }).waitFor();
      },
    },
  },
  '/explore-collection': {
    Collection: at('/explore-collection'),
  },
  '/my-bar': {
    'My bar': at('/my-bar?have=london-dry-gin,campari'),
  },
  '/saved': {
    Saved: {
      pathIn: (made) => made.recipe,
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Save / })
          .first()
          .click();
        await page
          .getByRole('button', { name: /^Save /, pressed: true })
          .first()
          .waitFor();
        await page.getByRole('link', { name: 'Saved recipes' }).last().click();
      },
    },
    'Saved, by a link': {
      pathIn: (made) => made.recipe.replace('/recipe/', '/saved?guests=120&recipes=negroni,mojito,'),
    },
  },
  '/house-made': {
    'House-made': at('/house-made'),
  },
  '/house-made/:id': {
    'House ingredient': { pathIn: (made) => made.houseIngredient },
  },
  '/menu/:id': {
    Menu: { pathIn: (made) => made.menu },
  },
  '/tutorials': {
    Tutorials: at('/tutorials'),
  },
  '/sustainable-guide': {
    Guide: {
      pathIn: () => '/sustainable-guide',
      open: (page) => page.locator('main article button').first().click(),
    },
  },
  '/about': {
    About: at('/about'),
  },
  '/contact': {
    Contact: at('/contact'),
  },
  '*': {
    'Not found': at(`/${LONG_WORD}`),
  },
};

/** Every public screen, and what can open on it. */
export const PUBLIC_SCREENS: Record<string, PublicScreen> = Object.fromEntries(
  Object.values(SCREENS).flatMap((named) => Object.entries(named)),
);
