import { describe, expect, it } from 'vitest';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { isStoredPage } from './offline/stored-requests.ts';
import { findRoute, routes } from './routes.ts';

describe('the route of a URL', () => {
  it.each([
    ['/recipe/negroni', '/recipe/:id', { id: 'negroni' }],
    ['/recipe/%6eegroni', '/recipe/:id', { id: 'negroni' }],
    ['/categories/Stirred%20classics', '/categories/:category', { category: 'Stirred classics' }],
    ['/categories/rum%2Flime', '/categories/:category', { category: 'rum/lime' }],
    ['/category/%43af%C3%A9', '/category/:category', { category: 'Café' }],
    ['/%61bout', '/about', {}],
  ])('%s leads to its route with the parameters of its screen', (path, route, params) => {
    const found = findRoute(path);
    expect([found.route.path, found.params]).toEqual([route, params]);
  });

  it.each(['/%E0%A4%A', '/recipe/%E0%A4%A', '/recipe/%00', '/unheard%0Aof', '/%E2%80%A8', '/recipe/a/b'])(
    'leads to the catch-all for %s',
    (path) => {
      expect(findRoute(path).route.path).toBe('*');
    },
  );
});

describe('the table of pages', () => {
  it('has the routes in its order', () => {
    expect(routes.map(({ path }) => path)).toEqual(PAGE_PATHS);
  });

  it.each(routes.map(({ path, chunk }) => ({ path, chunk })))(
    'names the file of the screen of $path',
    async ({ path, chunk }) => {
      const file = (await import(/* @vite-ignore */ `../features/${pageOf(path).screen}`)) as object;
      expect(Object.values(file)).toContain((await chunk.load()).Screen);
    },
  );

  it('lets a device store every public page except the offline page', () => {
    const stored = PAGE_PATHS.filter((path) => isStoredPage(path));
    expect(stored).toEqual(PAGE_PATHS.filter((path) => !pageOf(path).isPrivate && path !== '/offline'));
  });
});
