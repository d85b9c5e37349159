import { matchPath } from 'react-router-dom';
import { lazyCode, type LazyCode } from '#ui/hooks/lazy-code.ts';
import type { ScreenModule } from './screen.ts';

/** One address of the site. The module comes when it is needed, so that each screen is a chunk of its own. */
export interface Route {
  path: string;
  code: LazyCode<ScreenModule>;
}

const categories = {
  code: lazyCode<ScreenModule>(() => import('#ui/features/categories/categories-screen.ts')),
};

const notFound: Route = {
  path: '*',
  code: lazyCode<ScreenModule>(() => import('#ui/features/not-found/not-found-screen.ts')),
};

/** Every route of the site (PRODUCT.md, section 2), the catch-all last. */
export const routes: Route[] = [
  {
    path: '/',
    code: lazyCode<ScreenModule>(() => import('#ui/features/home/home-screen.ts')),
  },
  { path: '/categories', ...categories },
  { path: '/categories/:category', ...categories },
  { path: '/category/:category', ...categories },
  {
    path: '/recipe/:id',
    code: lazyCode<ScreenModule>(() => import('#ui/features/recipe/recipe-screen.ts')),
  },
  {
    path: '/explore-collection',
    code: lazyCode<ScreenModule>(() => import('#ui/features/collection/collection-screen.ts')),
  },
  {
    path: '/my-bar',
    code: lazyCode<ScreenModule>(() => import('#ui/features/bar/bar-screen.ts')),
  },
  {
    path: '/saved',
    code: lazyCode<ScreenModule>(() => import('#ui/features/saved/saved-screen.ts')),
  },
  {
    path: '/tutorials',
    code: lazyCode<ScreenModule>(() => import('#ui/features/tutorials/tutorials-screen.ts')),
  },
  {
    path: '/sustainable-guide',
    code: lazyCode<ScreenModule>(() => import('#ui/features/sustainable-guide/sustainable-guide-screen.ts')),
  },
  {
    path: '/about',
    code: lazyCode<ScreenModule>(() => import('#ui/features/information/about-screen.ts')),
  },
  {
    path: '/contact',
    code: lazyCode<ScreenModule>(() => import('#ui/features/information/contact-screen.ts')),
  },
  {
    path: '/admin',
    code: lazyCode<ScreenModule>(() => import('#ui/features/admin/admin-screen.ts')),
  },
  {
    path: '/offline',
    code: lazyCode<ScreenModule>(() => import('#ui/features/offline/offline-screen.ts')),
  },
  notFound,
];

/** The route of a path, with the catch-all for every other. */
export function findRoute(path: string): { route: Route; params: Record<string, string | undefined> } {
  const decoded = decodedPath(path);
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, decoded);
    if (match) return { route, params: match.params };
  }
  // The router's pattern for the catch-all matches no line break.
  return { route: notFound, params: {} };
}

/** As the router's own hooks read an address, so that the screen and what is loaded for it mean the same. */
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
