import { matchPath } from 'react-router-dom';
import type { PagePath } from '#openapi/pages/page-table.ts';
import { lazyChunk, type LazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import type { ScreenModule } from '#ui/api/screen.ts';

export interface Route {
  path: PagePath;
  code: LazyChunk<ScreenModule>;
}

const screen = lazyChunk<ScreenModule>;

const categories = screen(() => import('#ui/features/categories/categories-screen.ts'));

/** In the order of the table: the first that fits an address is its page. */
const SCREENS: Record<PagePath, LazyChunk<ScreenModule>> = {
  '/': screen(() => import('#ui/features/home/home-screen.ts')),
  '/categories': categories,
  '/categories/:category': categories,
  '/category/:category': categories,
  '/recipe/:id': screen(() => import('#ui/features/recipe/recipe-screen.ts')),
  '/explore-collection': screen(() => import('#ui/features/collection/collection-screen.ts')),
  '/my-bar': screen(() => import('#ui/features/bar/bar-screen.ts')),
  '/saved': screen(() => import('#ui/features/saved/saved-screen.ts')),
  '/party': screen(() => import('#ui/features/saved/party/party-screen.ts')),
  '/house-made': screen(() => import('#ui/features/house-made/house-made-screen.ts')),
  '/house-made/:id': screen(() => import('#ui/features/house-made/house-ingredient-screen.ts')),
  '/menu/:id': screen(() => import('#ui/features/menu/menu-screen.ts')),
  '/this-week': screen(() => import('#ui/features/this-week/this-week-screen.ts')),
  '/this-week/:id': screen(() => import('#ui/features/this-week/note-screen.ts')),
  '/tutorials': screen(() => import('#ui/features/tutorials/tutorials-screen.ts')),
  '/sustainable-guide': screen(() => import('#ui/features/sustainable-guide/sustainable-guide-screen.ts')),
  '/about': screen(() => import('#ui/features/information/about-screen.ts')),
  '/contact': screen(() => import('#ui/features/information/contact-screen.ts')),
  '/admin': screen(() => import('#ui/features/admin/admin-screen.ts')),
  '/offline': screen(() => import('#ui/features/offline/offline-screen.ts')),
  '*': screen(() => import('#ui/features/not-found/not-found-screen.ts')),
};

export const routes: readonly Route[] = Object.entries(SCREENS).map(([path, code]) => ({
  path: path as PagePath,
  code,
}));

const NOT_FOUND: Route = { path: '*', code: SCREENS['*'] };

export function findRoute(path: string): { route: Route; params: Record<string, string | undefined> } {
  const decoded = decodedPath(path);
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, decoded);
    if (match) return { route, params: match.params };
  }
  // The pattern of the catch-all matches no line break.
  return { route: NOT_FOUND, params: {} };
}

/** As the router's hooks decode an address. */
function decodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
