import type { PagePath } from '#openapi/pages/page-table.ts';

/** Each page of the site has a URL that a test can open. */
export const PAGE_URLS: Record<PagePath, string> = {
  '/': '/',
  '/categories': '/categories',
  '/categories/:category': '/categories/Aperitif',
  '/category/:category': '/category/Sours',
  '/recipe/:id': '/recipe/negroni',
  '/explore-collection': '/explore-collection',
  '/my-bar': '/my-bar',
  '/saved': '/saved',
  '/house-made': '/house-made',
  '/house-made/:id': '/house-made/falernum',
  '/menu/:id': '/menu/evening-menu',
  '/tutorials': '/tutorials',
  '/sustainable-guide': '/sustainable-guide',
  '/about': '/about',
  '/contact': '/contact',
  '/admin': '/admin',
  '/offline': '/offline',
  '*': '/not-there',
};
