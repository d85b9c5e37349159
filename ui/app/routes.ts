import { matchPath } from 'react-router-dom';
import type { ScreenModule } from './screen.ts';

/** One address of the site. The module comes when it is needed, so that each screen is a chunk of its own. */
export interface Route {
  path: string;
  /** Source file of the module, as the build's manifest names it. */
  source: string;
  load: () => Promise<ScreenModule>;
}

const categories = {
  source: 'ui/features/categories/categories-screen.ts',
  load: () => import('#ui/features/categories/categories-screen.ts'),
};

/** Every route of the site (spec, section 2), the catch-all last. */
export const routes: Route[] = [
  {
    path: '/',
    source: 'ui/features/home/home-screen.ts',
    load: () => import('#ui/features/home/home-screen.ts'),
  },
  { path: '/categories', ...categories },
  { path: '/categories/:category', ...categories },
  { path: '/category/:category', ...categories },
  {
    path: '/recipe/:id',
    source: 'ui/features/recipe/recipe-screen.ts',
    load: () => import('#ui/features/recipe/recipe-screen.ts'),
  },
  {
    path: '/explore-collection',
    source: 'ui/features/collection/collection-screen.ts',
    load: () => import('#ui/features/collection/collection-screen.ts'),
  },
  {
    path: '/tutorials',
    source: 'ui/features/tutorials/tutorials-screen.ts',
    load: () => import('#ui/features/tutorials/tutorials-screen.ts'),
  },
  {
    path: '/sustainable-guide',
    source: 'ui/features/sustainable-guide/sustainable-guide-screen.ts',
    load: () => import('#ui/features/sustainable-guide/sustainable-guide-screen.ts'),
  },
  {
    path: '/about',
    source: 'ui/features/information/about-screen.ts',
    load: () => import('#ui/features/information/about-screen.ts'),
  },
  {
    path: '/contact',
    source: 'ui/features/information/contact-screen.ts',
    load: () => import('#ui/features/information/contact-screen.ts'),
  },
  {
    path: '/admin',
    source: 'ui/features/admin/admin-screen.ts',
    load: () => import('#ui/features/admin/admin-screen.ts'),
  },
  {
    path: '*',
    source: 'ui/features/not-found/not-found-screen.ts',
    load: () => import('#ui/features/not-found/not-found-screen.ts'),
  },
];

/** The route of a path, with the catch-all for every other. */
export function findRoute(path: string): { route: Route; params: Record<string, string | undefined> } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, path);
    if (match) return { route, params: match.params };
  }
  throw new Error('the catch-all matches every path');
}

const loaded = new Map<Route['load'], ScreenModule>();

/** The screen's module if it is here already: a page that came from the server is rendered without a pause. */
export function loadedScreen(route: Route): ScreenModule | undefined {
  return loaded.get(route.load);
}

/** The screen's module, fetched once. */
export async function loadScreen(route: Route): Promise<ScreenModule> {
  const module = loaded.get(route.load) ?? (await route.load());
  loaded.set(route.load, module);
  return module;
}
