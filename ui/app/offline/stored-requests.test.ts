import { describe, expect, it } from 'vitest';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { isDashboard, isStoredRead, isStoredPage, mayBeStored } from './stored-requests.ts';

describe('what a device stores', () => {
  it.each([
    [isStoredPage, ['/', '/recipe/negroni', '/categories/St.%20Germain', '/administration', '/saved'], true],
    [isStoredPage, ['/admin', '/admin/', '/Admin', '//admin', '/%61dmin/x', '/api/docs', '/offline'], false],
    [isStoredRead, ['/api/cocktails', '/api/cocktails/negroni/similar', '/api/site'], true],
    [isStoredRead, ['/api/cocktails/search/gin', '/api/cocktails/search/similar', '/api/health'], false],
  ])('%o of %j: %s', (isStored, paths, expected) => {
    expect(paths.filter((path) => isStored(path) !== expected)).toEqual([]);
  });

  it('excludes every read of the contract that needs a session', () => {
    const needingSession = Object.values(operationRoutes).filter(
      ({ method, needsSession }) => method === 'GET' && needsSession,
    );
    expect(needingSession.length).toBeGreaterThan(5);
    const stored = needingSession.map(({ path }) => path.replace('{id}', 'x')).filter(isStoredRead);
    expect(stored).toEqual([]);
  });

  it('excludes the dashboard, but not a recipe with the same name', () => {
    expect(isDashboard('https://bar.example/admin?tab=spirits')).toBe(true);
    expect(isDashboard('https://bar.example/recipe/admin')).toBe(false);
  });
});

describe('mayBeStored', () => {
  const PUBLIC = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

  /** Sets the type `basic`, which a browser gives to a response of the same origin. */
  function received(status: number, headers: Record<string, string>, init: Partial<Response> = {}): Response {
    const response = new Response('', { status, headers });
    return { status, headers: response.headers, type: 'basic', redirected: false, ...init } as Response;
  }

  it('accepts a whole public response of the expected type', () => {
    expect(mayBeStored(received(200, PUBLIC), 'text/html')).toBe(true);
  });

  it.each([
    ['not found', received(404, PUBLIC)],
    ['for this session alone', received(200, { ...PUBLIC, 'Cache-Control': 'no-store' })],
    ['private', received(200, { ...PUBLIC, 'Cache-Control': 'private, max-age=60' })],
    ['silent about keeping', received(200, { 'Content-Type': 'text/html' })],
    ['of another type', received(200, { ...PUBLIC, 'Content-Type': 'application/json' })],
    ['of another site', received(200, PUBLIC, { type: 'opaque' })],
    ['reached by a redirect', received(200, PUBLIC, { redirected: true })],
  ])('refuses one that is %s', (_what, response) => {
    expect(mayBeStored(response, 'text/html')).toBe(false);
  });
});
