import type { PagePath } from '#openapi/pages/page-table.ts';
import { FULL_RECIPE } from '../support/full-recipe.ts';

/** The addresses of each public route, by its path: one for each of the states that the server renders. */
export const CRAWLED: Record<Exclude<PagePath, '/admin'>, string[]> = {
  '/': ['/'],
  '/categories': ['/categories'],
  '/categories/:category': ['/categories/Sours', '/categories/Nothing'],
  '/category/:category': ['/category/Aperitif'],
  '/recipe/:id': [FULL_RECIPE, '/recipe/mai-tai', '/recipe/motor-oil'],
  '/explore-collection': [
    '/explore-collection',
    '/explore-collection?difficulty=Easy&taste=sour',
    '/explore-collection?technique=none',
  ],
  '/my-bar': ['/my-bar', '/my-bar?have=london-dry-gin,campari'],
  '/saved': ['/saved'],
  '/party': ['/party?guests=4&drinks=negroni,mojito'],
  '/house-made': ['/house-made'],
  '/house-made/:id': ['/house-made/falernum'],
  '/menu/:id': ['/menu/evening-menu', '/menu/lunch'],
  '/tutorials': ['/tutorials'],
  '/sustainable-guide': [
    '/sustainable-guide',
    '/sustainable-guide?q=syrup',
    '/sustainable-guide?difficulty=Easy',
    '/sustainable-guide?q=nothing-like-it',
  ],
  '/about': ['/about'],
  '/contact': ['/contact'],
  '/offline': ['/offline?from=%2Fabout'],
  '*': ['/no-such-page'],
};
