import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PagePath } from '#openapi/pages/page-table.ts';
import { lazyChunk, type LazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { ScreenModule } from '#ui/screen/screen-module.ts';

export interface Route {
  path: PagePath;
  chunk: LazyChunk<ScreenModule>;
}

type PageModule<Name extends string> = Record<Name, ComponentType> & Omit<ScreenModule, 'Screen'>;

/** Calls the component of a page `Screen`, so that all pages load alike. */
function screenChunk<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): LazyChunk<ScreenModule> {
  return lazyChunk(async () => {
    const module = await load();
    return { ...module, Screen: module[name] };
  });
}

const categories = screenChunk(() => import('#ui/features/categories/CategoriesPage.tsx'), 'CategoriesPage');

/** The order is that of the table of pages. The first route that matches a URL is its page. */
const SCREENS: Record<PagePath, LazyChunk<ScreenModule>> = {
  '/': screenChunk(() => import('#ui/features/home/HomePage.tsx'), 'HomePage'),
  '/categories': categories,
  '/categories/:category': categories,
  '/category/:category': categories,
  '/recipe/:id': screenChunk(() => import('#ui/features/recipe/RecipePage.tsx'), 'RecipePage'),
  '/explore-collection': screenChunk(
    () => import('#ui/features/collection/CollectionPage.tsx'),
    'CollectionPage',
  ),
  '/my-bar': screenChunk(() => import('#ui/features/bar/BarPage.tsx'), 'BarPage'),
  '/saved': screenChunk(() => import('#ui/features/saved/SavedPage.tsx'), 'SavedPage'),
  '/house-made': screenChunk(() => import('#ui/features/house-made/HouseMadePage.tsx'), 'HouseMadePage'),
  '/house-made/:id': screenChunk(
    () => import('#ui/features/house-made/HouseIngredientPage.tsx'),
    'HouseIngredientPage',
  ),
  '/menu/:id': screenChunk(() => import('#ui/features/menu/MenuPage.tsx'), 'MenuPage'),
  '/tutorials': screenChunk(() => import('#ui/features/tutorials/TutorialsPage.tsx'), 'TutorialsPage'),
  '/sustainable-guide': screenChunk(
    () => import('#ui/features/sustainable-guide/SustainableGuidePage.tsx'),
    'SustainableGuidePage',
  ),
  '/about': screenChunk(() => import('#ui/features/information/AboutPage.tsx'), 'AboutPage'),
  '/contact': screenChunk(() => import('#ui/features/information/ContactPage.tsx'), 'ContactPage'),
  '/admin': screenChunk(() => import('#ui/features/admin/AdminPage.tsx'), 'AdminPage'),
  '/offline': screenChunk(() => import('#ui/features/offline/OfflinePage.tsx'), 'OfflinePage'),
  '*': screenChunk(() => import('#ui/features/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
};

export const routes: readonly Route[] = Object.entries(SCREENS).map(([path, chunk]) => ({
  path: path as PagePath,
  chunk,
}));

const NOT_FOUND_ROUTE: Route = { path: '*', chunk: SCREENS['*'] };

export function findRoute(path: string): { route: Route; params: Record<string, string | undefined> } {
  const decoded = decodedPath(path);
  if (decoded === null) return { route: NOT_FOUND_ROUTE, params: {} };
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, decoded);
    if (match) return { route, params: match.params };
  }
  // The pattern of the catch-all does not match a line break.
  return { route: NOT_FOUND_ROUTE, params: {} };
}

/** Decodes a path as the router does. Returns null if it is damaged or contains NUL. */
function decodedPath(path: string): string | null {
  try {
    const decoded = path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
