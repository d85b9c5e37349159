/**
 * The source file of each route's module, as the build's manifest names it. The server alone links files; a table of its
 * own leaves these names out of what every browser loads.
 */
export const ROUTE_SOURCES: Readonly<Record<string, string>> = {
  '/': 'ui/features/home/home-screen.ts',
  '/categories': 'ui/features/categories/categories-screen.ts',
  '/categories/:category': 'ui/features/categories/categories-screen.ts',
  '/category/:category': 'ui/features/categories/categories-screen.ts',
  '/recipe/:id': 'ui/features/recipe/recipe-screen.ts',
  '/explore-collection': 'ui/features/collection/collection-screen.ts',
  '/my-bar': 'ui/features/bar/bar-screen.ts',
  '/saved': 'ui/features/saved/saved-screen.ts',
  '/tutorials': 'ui/features/tutorials/tutorials-screen.ts',
  '/sustainable-guide': 'ui/features/sustainable-guide/sustainable-guide-screen.ts',
  '/about': 'ui/features/information/about-screen.ts',
  '/contact': 'ui/features/information/contact-screen.ts',
  '/admin': 'ui/features/admin/admin-screen.ts',
  '/offline': 'ui/features/offline/offline-screen.ts',
  '*': 'ui/features/not-found/not-found-screen.ts',
};
