import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHouse, nothingElse } from '#mocks/house/house.ts';
import { startTestServerForFile, type TestServer } from '#server/testing/start-test-server.ts';

/** One request of the conversation; its answer must be the same from the mock as from the server. */
interface Turn {
  title: string;
  ask: string;
  json?: object;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
  status: number;
  /** The mock's search is simpler: what it finds is compared, or the best of it, not the order of everything. */
  compare?: 'found' | 'best';
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const picture = new File([PIXEL], 'pixel.png', { type: 'image/png' });
const sheetOf = (...lines: string[]) => ({
  file: new File([lines.join('\n')], 'drinks.csv', { type: 'text/csv' }),
});

const lamplighter = {
  name: 'Lamplighter',
  category: '["lantern-drinks","Aperitif"]',
  description: 'Warm and amber.',
  ingredients: '["2 oz rye","","1 oz vermouth"]',
  instructions: 'Stir.\n\nStrain.',
  difficulty: 'Moderate',
  type: 'stirred',
  spirits: '["Campari"]',
  glassware: 'Rocks glass',
  garnish: '["orange-twist"]',
};
const swap = {
  originalIngredient: 'Lime juice',
  sustainableAlternative: 'Verjus of the valley',
  category: 'mixers',
  description: 'Sour without a voyage.',
  impactReduction: '71.9',
};
const sheet = sheetOf(
  'Name;CATEGORY;description;ingredients;instructions;difficulty;spirits;rating',
  'Cellar Door;Lantern drinks;Low and long.;2 oz sherry|1 oz tonic;["Build over ice."];easy;Moon brandy;5',
  'Cellar Door Two;Lantern drinks;Low and long.;2 oz sherry;Build.;Easy;Moon brandy|Campari;4',
  'Half a Drink;Lantern drinks;;1 oz gin;Stir.;Impossible;;1',
);

const conversation: Turn[] = [
  ...[
    ['cocktails', 'categories', 'spirits', 'glassware', 'garnish', 'equipment', 'cocktail-types', 'myads'],
    ['sustainable-substitutions'],
  ]
    .flat()
    .map((list) => ({ title: `the starter catalogue's ${list}`, ask: `GET /api/${list}`, status: 200 })),
  { title: 'one cocktail', ask: 'GET /api/cocktails/negroni', status: 200 },
  { title: 'no cocktail', ask: 'GET /api/cocktails/motor-oil', status: 404 },
  { title: 'no glass', ask: 'GET /api/glassware/boot', status: 404 },
  { title: 'no path', ask: 'GET /api/beer', status: 404 },
  { title: 'a category by name', ask: 'GET /api/cocktails/category/aperitif', status: 200 },
  { title: 'no category', ask: 'GET /api/cocktails/category/Soup', status: 404 },
  { title: 'a search', ask: 'GET /api/cocktails/search/gin', status: 200, compare: 'found' },
  { title: 'a search with a mistake', ask: 'GET /api/cocktails/search/dakiri', status: 200, compare: 'best' },
  { title: 'a search for nothing there', ask: 'GET /api/cocktails/search/xyzzyx', status: 200 },
  { title: 'the featured ones', ask: 'GET /api/cocktails?featured=true', status: 200 },
  { title: 'a page', ask: 'GET /api/cocktails?limit=3&offset=3', status: 200 },
  {
    title: 'the last page of a filter',
    ask: 'GET /api/cocktails?difficulty=Easy&limit=2&offset=90',
    status: 200,
  },
  { title: 'several filters', ask: 'GET /api/cocktails?category=Aperitif&spirit=campari', status: 200 },
  { title: 'a filter nobody knows', ask: 'GET /api/cocktails?spirit=Petrol', status: 200 },
  {
    title: 'a term and a filter',
    ask: 'GET /api/cocktails?q=campari&category=Aperitif',
    status: 200,
    compare: 'found',
  },

  { title: 'a write without a session', ask: 'POST /api/spirits', json: { name: 'Pisco' }, status: 401 },
  { title: 'a delete without a session', ask: 'DELETE /api/spirits/campari', status: 401 },
  { title: 'an export without a session', ask: 'GET /api/cocktails/export/csv', status: 401 },
  { title: 'a login without a password', ask: 'POST /api/admin/login', json: {}, status: 400 },
  { title: 'a wrong password', ask: 'POST /api/admin/login', json: { password: 'sherry' }, status: 401 },
  { title: 'the right one', ask: 'POST /api/admin/login', json: { password: 'cheers' }, status: 200 },
  { title: 'the session', ask: 'GET /api/admin/session', status: 200 },

  {
    title: 'a category',
    ask: 'POST /api/categories',
    json: { name: ' Lantern drinks ', description: 'Lit.' },
    status: 201,
  },
  {
    title: 'its name again',
    ask: 'POST /api/categories',
    json: { name: 'LANTERN drinks', description: 'x' },
    status: 409,
  },
  {
    title: 'an empty category',
    ask: 'POST /api/categories',
    json: { name: ' ', photo: 'ftp://x' },
    status: 400,
  },
  { title: 'a category in a form', ask: 'POST /api/categories', form: { name: 'x' }, status: 415 },
  { title: 'a slug that is taken', ask: 'POST /api/spirits', json: { name: 'Campari!' }, status: 201 },
  { title: 'a name without letters', ask: 'POST /api/spirits', json: { name: '白酒' }, status: 201 },
  { title: 'an empty advert', ask: 'POST /api/myads', json: {}, status: 400 },
  { title: 'a swap', ask: 'POST /api/sustainable-substitutions', json: swap, status: 201 },
  { title: 'the same swap', ask: 'POST /api/sustainable-substitutions', json: swap, status: 409 },
  {
    title: 'a bad swap',
    ask: 'POST /api/sustainable-substitutions',
    json: { ...swap, cost: 'Free', impactReduction: 101 },
    status: 400,
  },

  { title: 'a cocktail', ask: 'POST /api/cocktails', form: { ...lamplighter, image: picture }, status: 201 },
  { title: 'its name again', ask: 'POST /api/cocktails', form: lamplighter, status: 409 },
  { title: 'an empty cocktail', ask: 'POST /api/cocktails', form: { name: '' }, status: 400 },
  {
    title: 'references nobody knows',
    ask: 'POST /api/cocktails',
    form: { ...lamplighter, name: 'Y', glassware: 'Boot', spirits: '["Petrol"]' },
    status: 400,
  },
  { title: 'a cocktail as JSON', ask: 'POST /api/cocktails', json: { name: 'x' }, status: 415 },
  { title: 'it is on the list', ask: 'GET /api/cocktails/category/lantern-drinks', status: 200 },
  { title: 'its category counts it', ask: 'GET /api/categories/lantern-drinks', status: 200 },
  { title: 'it is featured', ask: 'PUT /api/cocktails/lamplighter', json: { featured: true }, status: 200 },
  {
    title: 'more than the flag as JSON',
    ask: 'PUT /api/cocktails/lamplighter',
    json: { featured: true, name: 'x' },
    status: 400,
  },
  {
    title: 'it is edited',
    ask: 'PUT /api/cocktails/lamplighter',
    form: { ...lamplighter, name: 'Lamp Lighter', category: 'Lantern drinks' },
    status: 200,
  },
  {
    title: 'a taken name',
    ask: 'PUT /api/cocktails/lamplighter',
    form: { ...lamplighter, name: 'negroni' },
    status: 409,
  },
  {
    title: 'an edit of something old',
    ask: 'PUT /api/cocktails/lamplighter',
    json: { featured: false },
    headers: { 'If-Match': '"old"' },
    status: 412,
  },
  {
    title: 'an edit of nothing',
    ask: 'PUT /api/cocktails/motor-oil',
    json: { featured: false },
    status: 404,
  },
  {
    title: 'a category renamed',
    ask: 'PUT /api/categories/lantern-drinks',
    json: { name: 'By lantern', description: 'Lit.' },
    status: 200,
  },
  { title: 'its cocktail says so', ask: 'GET /api/cocktails/lamplighter', status: 200 },
  { title: 'a category in use', ask: 'DELETE /api/categories/lantern-drinks', status: 409 },
  { title: 'a category in much use', ask: 'DELETE /api/categories/aperitif', status: 409 },
  { title: 'a technique in use', ask: 'DELETE /api/cocktail-types/stirred', status: 409 },
  {
    title: 'a delete of something old',
    ask: 'DELETE /api/spirits/campari-2',
    headers: { 'If-Match': '"old"' },
    status: 412,
  },
  { title: 'a delete', ask: 'DELETE /api/spirits/campari-2', status: 204 },
  { title: 'a delete once more', ask: 'DELETE /api/spirits/campari-2', status: 404 },

  {
    title: 'an import without a sheet',
    ask: 'POST /api/cocktails/import',
    form: { mapping: '{}' },
    status: 400,
  },
  { title: 'a dry run', ask: 'POST /api/cocktails/import?dryRun=true', form: sheet, status: 200 },
  { title: 'nothing came of it', ask: 'GET /api/cocktails/cellar-door', status: 404 },
  { title: 'an import', ask: 'POST /api/cocktails/import', form: sheet, status: 200 },
  { title: 'the same again', ask: 'POST /api/cocktails/import', form: sheet, status: 200 },
  {
    title: 'an import with a mapping and a default',
    ask: 'POST /api/cocktails/import',
    form: {
      ...sheetOf(
        'name,note,category,ingredients,instructions,difficulty',
        'Night Watch,Late.,Aperitif,1 oz gin,Stir.,',
        'Negroni,Later.,,,,',
      ),
      mapping: '{"note":"description"}',
      defaults: '{"difficulty":"Expert"}',
    },
    status: 200,
  },
  { title: 'what was imported', ask: 'GET /api/cocktails/cellar-door', status: 200 },
  { title: 'what it created', ask: 'GET /api/spirits/moon-brandy', status: 200 },
  { title: 'an export', ask: 'GET /api/cocktails/export/csv', status: 200 },
  { title: 'a cocktail deleted', ask: 'DELETE /api/cocktails/lamplighter', status: 204 },
  { title: 'its category is free', ask: 'GET /api/categories/lantern-drinks', status: 200 },

  { title: 'a logout', ask: 'POST /api/admin/logout', status: 204 },
  { title: 'no session', ask: 'GET /api/admin/session', status: 401 },
  { title: 'no more writes', ask: 'DELETE /api/spirits/moon-brandy', status: 401 },
];

const COMPARED_HEADERS = ['location', 'x-total-count', 'link', 'content-disposition'];

/** What an answer says, without what no two servers have alike. */
async function told(response: Response, address: string, compare: Turn['compare']) {
  const text = (await response.text())
    .replaceAll(/\/api\/images\/[\w-]+/g, '/api/images/…')
    .replaceAll(/"(expiresAt|importId)":("[^"]*"|null)/g, '"$1":"…"');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const headers = COMPARED_HEADERS.map((name) => response.headers.get(name)?.replace(address, '') ?? null);
  const body: unknown = isJson ? JSON.parse(text) : text;
  const found = compare && (body as { id: string }[]).map(({ id }) => id);
  return {
    status: response.status,
    headers,
    body: found ? (compare === 'best' ? found[0] : found.sort()) : body,
  };
}

describe('the mock that remembers answers as the server does', () => {
  const house = [...createHouse(), nothingElse];
  let server: TestServer;
  let cookie = '';
  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
  });
  afterAll(() => server.stop());

  // In their order: each turn stands on those before.
  test.each(conversation)('$title: $ask', async ({ ask, json, form, headers, status, compare }) => {
    const [method = '', path = ''] = ask.split(' ');
    const body = () => {
      if (!form) return json && JSON.stringify(json);
      const data = new FormData();
      for (const [name, value] of Object.entries(form)) data.append(name, value);
      return data;
    };
    const init = () => ({
      method,
      body: body(),
      headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }), Cookie: cookie },
    });
    const real = await server.fetch(path, init());
    cookie = real.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const pretended = await getResponse(house, new Request(server.address + path, init()));
    if (!pretended) throw new Error('the mock does not answer');
    expect(real.status).toBe(status);
    expect(await told(pretended, server.address, compare)).toEqual(await told(real, server.address, compare));
  });
});
