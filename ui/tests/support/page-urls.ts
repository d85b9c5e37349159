import type { PagePath } from '#openapi/pages/page-table.ts';

/** A URL of each page, for tests. */
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
