import { describe, expect, it } from 'vitest';
import type { Problem } from '#openapi/generated/model/index.ts';
import type { MediaType } from '#openapi/generated/bodies.ts';
import { operations as facts, type OperationId } from '#openapi/generated/operations.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import type { SessionStore, Store } from '#server/catalogue/store.ts';
import { createApi, type Api } from './api.ts';
import type { ApiRequest } from './api-request.ts';
import type { Operation, OperationRequest, OperationResponse } from './operation.ts';
import { RequestProblem } from './problem.ts';

const TOKEN = 'x'.repeat(43);
const SITE = 'http://localhost:3000';
const COCKTAIL = {
  name: ' Negroni ',
  category: 'Sours',
  description: 'Bitter.',
  ingredients: ['1 oz gin'],
  instructions: ['Stir.'],
  difficulty: 'Easy',
};

/** Operations that answer with what they were asked, as far as JSON shows it. */
function echoes(special: Partial<Record<OperationId, Operation>> = {}): Record<OperationId, Operation> {
  const echo =
    (id: string): Operation =>
    ({ params, query, body, files }: OperationRequest) => ({
      status: 200,
      body: { id, params, query, body, files: Object.keys(files) },
    });
  const all = Object.fromEntries(Object.keys(facts).map((id) => [id, echo(id)]));
  return { ...all, ...special } as Record<OperationId, Operation>;
}

function apiWith(special?: Partial<Record<OperationId, Operation>>, sessions?: Partial<SessionStore>): Api {
  const findEnd = (hash: string) => Promise.resolve(hash === `#${TOKEN}` ? '2026-12-01T00:00:00Z' : null);
  const services = {
    store: { sessions: { findEnd, ...sessions } } as Store,
    tokens: { create: () => TOKEN, hashOf: (token: string) => `#${token}` },
    now: () => new Date('2026-11-22T00:00:00Z'),
  };
  return createApi(services, echoes(special), () => new RequestProblem(503, 'Away.'));
}

interface Sent extends Partial<Omit<ApiRequest, 'address' | 'readBody'>> {
  json?: unknown;
  form?: Record<string, unknown>;
}

const api = apiWith();

async function send(address: string, { json, form, ...rest }: Sent = {}, to: Api = api) {
  const type: MediaType | null =
    json === undefined ? (form ? 'multipart/form-data' : null) : 'application/json';
  const headers: ApiRequest['headers'] = {
    cookie: `session=${TOKEN}`,
    ...(type && { 'content-type': `${type}; charset=utf-8`, 'content-length': '9' }),
    ...rest.headers,
  };
  const file = { bytes: new Uint8Array(), fileName: 'a.csv', claimedType: 'text/csv' };
  const files = Object.entries(form ?? {}).filter(([, value]) => value === FILE_PART);
  const response = await to.handle({
    method: 'GET',
    client: { address: '192.0.2.1', isSecure: false },
    siteOrigin: SITE,
    ...rest,
    address,
    headers,
    ...(type && {
      readBody: () =>
        Promise.resolve({
          content: json ?? form,
          files: Object.fromEntries(files.map(([name]) => [name, file])),
        }),
    }),
  });
  return response as OperationResponse & { body: Problem & Record<string, unknown> };
}

const errorsOf = async (address: string, sent?: Sent) => {
  const { status, body } = await send(address, sent);
  expect(status).toBe(400);
  return body.errors;
};

describe('the API finds the operation', () => {
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
  ])('%s %s', async (method, address, id, params) => {
    const { status, body } = await send(address, { method });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, params });
  });

  it.each([
    '/api',
    '/api/',
    '/api/unheard-of',
    '/api/cocktails/',
    '/api/cocktails/a/b/c',
    '/API/cocktails',
    '/api//cocktails',
  ])('or says 404: %s', async (address) => {
    const { status, headers, body } = await send(address);
    expect(status).toBe(404);
    expect(headers?.['Content-Type']).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: '/api/docs#problem-not-found',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing at this address.',
    });
  });

  it.each([
    ['PATCH', '/api/cocktails', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/cocktails/negroni', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/admin/login', 'POST'],
    ['POST', '/api/site', 'GET, HEAD'],
  ])('or says 405 with Allow: %s %s', async (method, address, allow) => {
    const { status, headers } = await send(address, { method });
    expect(status).toBe(405);
    expect(headers?.['Allow']).toBe(allow);
  });

  it.each(['/api/cocktails/%', '/api/cocktails/%E0%A4%A', '/api/cocktails/%00'])(
    'or says 400 to a path that cannot be read: %s',
    async (address) => {
      expect((await send(address)).status).toBe(400);
    },
  );
});

describe('the API reads the query', () => {
  it('in the types of the contract, with its defaults', async () => {
    const { body } = await send('/api/cocktails?featured=true&limit=3&q=a%00b+c');
    expect(body['query']).toEqual({ featured: true, limit: 3, offset: 0, q: 'ab c' });
  });

  it.each([
    ['limit=0', [{ field: 'limit', code: 'minimum', message: 'limit must be 1 or more' }]],
    ['limit=x', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['limit=1&limit=2', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['category=a&category=b', [{ field: 'category', code: 'type', message: 'category must be text' }]],
    [
      'page=1',
      [{ field: 'page', code: 'unknownParameter', message: 'page is not a parameter of this address' }],
    ],
    [
      'category[$ne]=x',
      [
        {
          field: 'category[$ne]',
          code: 'unknownParameter',
          message: 'category[$ne] is not a parameter of this address',
        },
      ],
    ],
    [
      '__proto__=x',
      [
        {
          field: '__proto__',
          code: 'unknownParameter',
          message: '__proto__ is not a parameter of this address',
        },
      ],
    ],
    [
      'constructor=x',
      [
        {
          field: 'constructor',
          code: 'unknownParameter',
          message: 'constructor is not a parameter of this address',
        },
      ],
    ],
  ])('or names what is wrong with it: %s', async (query, errors) => {
    expect(await errorsOf(`/api/cocktails?${query}`)).toEqual(errors);
  });

  it('and names every unknown parameter, also where the operation knows none', async () => {
    expect((await errorsOf('/api/site?a=1&b=2'))?.map(({ field }) => field)).toEqual(['a', 'b']);
  });

  it('and says how long a search term may be', async () => {
    expect((await send(`/api/cocktails/search/${'x'.repeat(200)}`)).status).toBe(200);
    expect(await errorsOf(`/api/cocktails/search/${'x'.repeat(201)}`)).toEqual([
      { field: 'term', code: 'maxLength', message: 'term must be at most 200 characters' },
    ]);
  });

  it('and lets everything pass where probes and browsers add what they like', async () => {
    for (const address of ['/api/health?probe=1&a=1&a=2', '/api/ready?x', '/api/admin/login?next=/admin']) {
      const method = address.includes('login') ? 'POST' : 'GET';
      const sent = method === 'POST' ? { json: { password: 'a', user: 'admin' } } : {};
      expect((await send(address, { method, ...sent })).status, address).toBe(200);
    }
  });
});

describe('the API lets in', () => {
  it('a request with a session, and no other, where the contract asks for one', async () => {
    for (const [id, { method, path, secured }] of Object.entries(facts)) {
      if (!secured) continue;
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const { status, body } = await send(address, { method, headers: { cookie: 'session=other' } });
      expect(status, id).toBe(401);
      expect(body.detail).toBe('Please log in.');
    }
  });

  it('no request while sessions cannot be checked: that is no missing session', async () => {
    const broken = apiWith({}, { findEnd: () => Promise.reject(new Error('away')) });
    expect((await send('/api/admin/session', {}, broken)).status).toBe(503);
  });

  it('behind https only the session whose cookie no other host can set', async () => {
    const client = { address: '192.0.2.1', isSecure: true };
    const status = async (cookie: string) =>
      (await send('/api/admin/session', { client, headers: { cookie } })).status;
    expect(await status(`session=${TOKEN}`)).toBe(401);
    expect(await status(`__Host-session=${TOKEN}`)).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('writes from its own pages only: %j', async (headers, status) => {
    expect((await send('/api/spirits/vodka', { method: 'DELETE', headers })).status).toBe(status);
    expect((await send('/api/spirits/vodka', { headers })).status).toBe(200);
  });

  it('a body only after the session was checked', async () => {
    let reads = 0;
    const readBody = () => {
      reads += 1;
      return Promise.resolve({ content: {}, files: {} });
    };
    const request = { method: 'POST', address: '/api/spirits', siteOrigin: SITE, readBody };
    const client = { address: '', isSecure: false };
    await api.handle({ ...request, client, headers: { 'content-type': 'application/json' } });
    expect(reads).toBe(0);
  });
});

describe('the API reads a body', () => {
  const post = { method: 'POST' };

  it('normalised as the contract says', async () => {
    const { body } = await send('/api/cocktails', { ...post, form: { ...COCKTAIL, featured: 'true' } });
    expect(body['body']).toMatchObject({ name: 'Negroni', category: ['Sours'], featured: true, spirits: [] });
  });

  it('as a form or as JSON where the operation takes both, and hands on its files', async () => {
    const put = { method: 'PUT' };
    expect((await send('/api/cocktails/a', { ...put, json: { featured: true } })).status).toBe(200);
    const { status, body } = await send('/api/cocktails/a', {
      ...put,
      form: { ...COCKTAIL, image: FILE_PART },
    });
    expect(status).toBe(200);
    expect(body['files']).toEqual(['image']);
  });

  it.each([
    [{ json: {} }, [{ field: 'name', code: 'required', message: 'Name is required' }]],
    [{ json: { name: null } }, [{ field: 'name', code: 'required', message: 'Name is required' }]],
    [{ json: { name: ' \t ' } }, [{ field: 'name', code: 'required', message: 'Name is required' }]],
    [{ json: { name: 7 } }, [{ field: 'name', code: 'type', message: 'Name must be text' }]],
    [
      { json: { name: 'A', taste: 1 } },
      [{ field: 'taste', code: 'unknownProperty', message: 'taste is not a field of this request' }],
    ],
    [
      { json: { name: 'A', ['x'.repeat(5000)]: 1 } },
      [
        {
          field: `${'x'.repeat(100)}…`,
          code: 'unknownProperty',
          message: `${'x'.repeat(100)}… is not a field of this request`,
        },
      ],
    ],
    [{ json: [] }, [{ field: 'body', code: 'type', message: 'body must be a map' }]],
    [{ json: 'text' }, [{ field: 'body', code: 'type', message: 'body must be a map' }]],
    [{ json: '{"name":"A"}' }, [{ field: 'body', code: 'type', message: 'body must be a map' }]],
  ])('and says what is wrong with it: %j', async (sent, errors) => {
    expect(await errorsOf('/api/spirits', { ...post, ...sent })).toEqual(errors);
  });

  it('and names no more than a hundred of the fields that are wrong', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, at]));
    const errors = await errorsOf('/api/spirits', { ...post, json: { ...unknown, name: '' } });
    expect(errors).toHaveLength(100);
    expect(errors).toContainEqual({ field: 'name', code: 'required', message: 'Name is required' });
  });

  it('and says what is missing when there is none', async () => {
    expect(await errorsOf('/api/admin/login', post)).toEqual([
      { field: 'password', code: 'required', message: 'Password is required' },
    ]);
  });

  it('and leaves a password as it was sent', async () => {
    const password = ' with a NUL \0';
    const { body } = await send('/api/admin/login', { ...post, json: { password } });
    expect(body['body']).toEqual({ password });
  });

  it.each([
    ['/api/spirits', { form: { name: 'A' } }, 'This address accepts application/json.'],
    ['/api/cocktails/import', { json: { file: 'x' } }, 'This address accepts multipart/form-data.'],
    [
      '/api/spirits',
      { json: {}, headers: { 'content-type': 'text/plain' } },
      'This address accepts application/json.',
    ],
  ])('or says 415 to another type: %s', async (address, sent, detail) => {
    const { status, body } = await send(address, { ...post, ...sent });
    expect(status).toBe(415);
    expect(body.detail).toBe(detail);
  });

  it('and words the failure of an import as the import screen reads it', async () => {
    const { body } = await send('/api/cocktails/import', { ...post, form: {} });
    expect(body['error']).toBe(body.detail);
  });
});

describe('the API answers a failure', () => {
  it('that an operation foresees with its problem', async () => {
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

  it('that no operation foresees without its details', async () => {
    const failing = apiWith({ getSpirit: () => Promise.reject(new Error('secret')) });
    const { status, body } = await send('/api/spirits/x', {}, failing);
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('of an operation that would let the cache have what a session may see', async () => {
    const leaking = apiWith({ getSession: () => ({ status: 200, cacheable: { revision: 1, shows: null } }) });
    expect((await send('/api/admin/session', {}, leaking)).status).toBe(503);
  });
});
