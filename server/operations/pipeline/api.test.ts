import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '#server/catalogue/ports/store.ts';
import { api, apiWith, send, SITE, TOKEN } from '#server/tests/site/echo-api.ts';
import { RequestProblem } from '../responses/request-problem.ts';

describe('the API', () => {
  it.each([
    ['GET', '/api/cocktails/negroni', 'getCocktail', { id: 'negroni' }],
    ['HEAD', '/api/cocktails/negroni', 'getCocktail', { id: 'negroni' }],
    ['GET', '/api/cocktails/export/csv', 'exportCocktailsCsv', {}],
    [
      'GET',
      '/api/cocktails/category/Hot%20%26%20strong',
      'listCocktailsOfCategory',
      { category: 'Hot & strong' },
    ],
    ['DELETE', '/api/spirits/vodka', 'deleteSpirit', { id: 'vodka' }],
  ])('finds the operation of %s %s', async (method, url, id, params) => {
    const { status, body } = await send(url, { method });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, params });
  });

  it.each(['/api', '/api/unheard-of', '/api/cocktails/a/b/c', '/API/cocktails'])(
    'answers 404 where there is nothing: %s',
    async (url) => {
      const { status, headers, body } = await send(url);
      expect(status).toBe(404);
      expect(headers?.['Content-Type']).toMatch(/^application\/problem\+json/);
      expect(body).toEqual({
        type: '/api/docs#problem-not-found',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this address.',
      });
    },
  );

  it.each([
    ['PATCH', '/api/cocktails', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/cocktails/negroni', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['GET', '/api/admin/login', 'POST'],
  ])('answers 405 with Allow: %s %s', async (method, url, allow) => {
    const { status, headers } = await send(url, { method });
    expect(status).toBe(405);
    expect(headers?.['Allow']).toBe(allow);
  });

  it.each(['/api/cocktails/%', '/api/cocktails/%E0%A4%A'])(
    'answers 400 to a path that cannot be read: %s',
    async (url) => {
      expect((await send(url)).status).toBe(400);
    },
  );

  it('answers 503, not 401, while sessions cannot be checked', async () => {
    const broken = apiWith({}, { find: () => Promise.reject(new StoreUnavailableError('away')) });
    expect((await send('/api/admin/session', {}, broken)).status).toBe(503);
  });

  it.each([
    [`session=${TOKEN}`, 200],
    [`theme=dark; session=${TOKEN}`, 200],
    [`session=${TOKEN}x`, 401],
  ])('reads the token of the session cookie: %s', async (cookie, status) => {
    const headers = { authorization: '', cookie };
    expect((await send('/api/admin/session', { headers })).status).toBe(status);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('refuses only writes that come from pages of other sites: %j', async (headers, status) => {
    expect((await send('/api/spirits/vodka', { method: 'DELETE', headers })).status).toBe(status);
    expect((await send('/api/spirits/vodka', { headers })).status).toBe(200);
  });

  it('receives a body only after the session was checked', async () => {
    let reads = 0;
    const receiveBody = () => {
      reads += 1;
      return Promise.resolve({ content: {}, files: {} });
    };
    const request = { method: 'POST', url: '/api/spirits', siteOrigin: SITE, receiveBody };
    const client = { address: '', isSecure: false };
    await api.handle({ ...request, client, headers: { 'content-type': 'application/json' } });
    expect(reads).toBe(0);
  });
});

describe('a failure', () => {
  it('that a handler expects gets its problem', async () => {
    const failing = apiWith({
      getSpirit() {
        throw new RequestProblem(404, 'No such spirit.');
      },
    });
    expect(await send('/api/spirits/x', {}, failing)).toMatchObject({
      status: 404,
      body: { detail: 'No such spirit.' },
    });
  });

  it('that no handler expects gets a problem without its details', async () => {
    const failing = apiWith({ getSpirit: () => Promise.reject(new Error('secret')) });
    const { status, body } = await send('/api/spirits/x', {}, failing);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('is the result of an operation that would let a cache store a private response', async () => {
    const leaking = apiWith({ getSession: () => ({ status: 200, edition: 1 }) });
    expect((await send('/api/admin/session', {}, leaking)).status).toBe(500);
  });
});
