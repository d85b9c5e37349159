import { describe, expect, it } from 'vitest';
import { findRoute } from './routes.ts';

describe('the route of an address', () => {
  it.each([
    ['/recipe/negroni', '/recipe/:id', { id: 'negroni' }],
    ['/recipe/%6eegroni', '/recipe/:id', { id: 'negroni' }],
    ['/categories/Stirred%20classics', '/categories/:category', { category: 'Stirred classics' }],
    ['/categories/rum%2Flime', '/categories/:category', { category: 'rum/lime' }],
    ['/category/%43af%C3%A9', '/category/:category', { category: 'Café' }],
    ['/%61bout', '/about', {}],
  ])('%s has the parameters that its screen reads', (path, route, params) => {
    const found = findRoute(path);
    expect([found.route.path, found.params]).toEqual([route, params]);
  });

  it.each(['/%E0%A4%A', '/unheard%0Aof', '/%E2%80%A8', '/recipe/a/b'])(
    'is the catch-all for all others: %s',
    (path) => {
      expect(findRoute(path).route.path).toBe('*');
    },
  );
});
