import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { ChangeList } from '#openapi/generated/model/index.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { resources } from '#openapi/generated/resources.ts';
import { slugOf } from '#openapi/slug.ts';
import { createHouse, nothingElse } from '#mocks/house/house.ts';
import { startTestServerForFile, type TestServer } from '#server/testing/start-test-server.ts';

/** One request of the conversation; its answer must be the same from the mock as from the server. */
interface Turn {
  title: string;
  /** `{deleted spirits fog}` stands for the id of that change, `{import spirits fog}` for that of the import. */
  ask: string;
  json?: object;
  form?: Record<string, string | Blob>;
  text?: string;
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

const workbookOf = (...rows: unknown[][]) => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'Drinks');
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return { file: new File([bytes], 'drinks.xlsx') };
};

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
  ...['cocktails', ...Object.keys(resources)].map((list) => ({
    title: `the starter catalogue's ${list}`,
    ask: `GET /api/${list}`,
    status: 200,
  })),
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
  { title: 'a page of a category', ask: 'GET /api/cocktails/category/Sours?limit=4&offset=4', status: 200 },
  { title: 'a part of a name', ask: 'GET /api/cocktails?name=%20OLD&limit=50', status: 200 },
  { title: 'a name that is no pattern', ask: 'GET /api/cocktails?name=%25', status: 200 },
  { title: 'several filters', ask: 'GET /api/cocktails?category=Aperitif&spirit=campari', status: 200 },
  { title: 'a filter nobody knows', ask: 'GET /api/cocktails?spirit=Petrol', status: 200 },
  {
    title: 'a term and a filter',
    ask: 'GET /api/cocktails?q=campari&category=Aperitif',
    status: 200,
    compare: 'found',
  },

  ...[
    '/api/cocktails?limit=0',
    '/api/cocktails?limit=1001&offset=-1&featured=maybe',
    '/api/cocktails?limit=1.5',
    '/api/cocktails?difficulty=Hardest',
    '/api/cocktails?limit=1&limit=2',
    `/api/cocktails?q=${'x'.repeat(201)}`,
    '/api/images/nothing?width=0',
  ].map((path) => ({ title: 'a bad parameter', ask: `GET ${path}`, status: 400 })),
  { title: 'a parameter of elsewhere', ask: 'GET /api/cocktails?utm_source=bar&limit=1', status: 200 },
  { title: 'no such method', ask: 'DELETE /api/spirits', status: 405 },
  { title: 'no such method', ask: 'POST /api/cocktails/negroni', status: 405 },
  { title: 'no such method', ask: 'PUT /api/cocktails/search/gin', status: 405 },

  { title: 'a write without a session', ask: 'POST /api/spirits', json: { name: 'Pisco' }, status: 401 },
  { title: 'a delete without a session', ask: 'DELETE /api/spirits/campari', status: 401 },
  { title: 'an export without a session', ask: 'GET /api/cocktails/export/csv', status: 401 },
  { title: 'a login without a password', ask: 'POST /api/admin/login', json: {}, status: 400 },
  { title: 'a wrong password', ask: 'POST /api/admin/login', json: { password: 'sherry' }, status: 401 },
  { title: 'the right one', ask: 'POST /api/admin/login', json: { password: 'cheers' }, status: 200 },
  { title: 'the session', ask: 'GET /api/admin/session', status: 200 },
  { title: 'nothing was changed yet', ask: 'GET /api/admin/changes', status: 200 },
  { title: 'a broken body', ask: 'POST /api/spirits', text: '{"name":', status: 400 },
  ...Object.entries(resources).flatMap(([name, { operations: ids }]): Turn[] => {
    const json = tonight(exampleOf(ids.create));
    const one = `/api/${name}/${slugOf(nameIn(json), name)}`;
    return [
      { title: `${name}: one more`, ask: `POST /api/${name}`, json, status: 201 },
      { title: `${name}: it is there`, ask: `GET ${one}`, status: 200 },
      { title: `${name}: once more`, ask: `POST /api/${name}`, json, status: 409 },
      { title: `${name}: nothing said`, ask: `POST /api/${name}`, json: {}, status: 400 },
      { title: `${name}: changed`, ask: `PUT ${one}`, json: { ...json, description: 'Else.' }, status: 200 },
      { title: `${name}: gone`, ask: `DELETE ${one}`, status: 204 },
      { title: `${name}: nothing to change`, ask: `PUT ${one}`, json, status: 404 },
      { title: `${name}: its history`, ask: `GET /api/admin/changes?resource=${name}`, status: 200 },
    ];
  }),

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
  { title: 'a workbook', ask: 'GET /api/cocktails/export/xlsx', status: 200 },
  { title: 'a template', ask: 'GET /api/cocktails/template/csv', status: 200 },
  { title: 'a template for Excel', ask: 'GET /api/cocktails/template/xlsx', status: 200 },
  {
    title: 'an import of a workbook',
    ask: 'POST /api/cocktails/import',
    form: workbookOf(
      ['name', 'category', 'description', 'ingredients', 'instructions', 'difficulty', 'featured'],
      ['Ledger', 'Aperitif', 'Ruled twice.', '1 oz rye\n1 oz amaro', 'Stir.', 'easy', true],
      ['Negroni', 'Aperitif', 'In cells.', '1 oz gin', 'Stir.', 'Easy', false],
    ),
    status: 200,
  },
  { title: 'what was in the cells', ask: 'GET /api/cocktails/ledger', status: 200 },
  {
    title: 'a workbook that is none',
    ask: 'POST /api/cocktails/import',
    form: { file: new File(['PK\x03\x04 and nothing else'], 'x.xlsx') },
    status: 400,
  },

  { title: 'all that was done', ask: 'GET /api/admin/changes?limit=200', status: 200 },
  { title: 'a page of it', ask: 'GET /api/admin/changes?limit=2&offset=1', status: 200 },
  { title: 'one kind of it', ask: 'GET /api/admin/changes?action=deleted', status: 200 },
  { title: 'a kind nobody knows', ask: 'GET /api/admin/changes?action=eaten&limit=201', status: 400 },
  { title: 'no change', ask: 'POST /api/admin/changes/99999-1/restore', status: 404 },
  {
    title: 'an older state of a recipe',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore',
    status: 200,
  },
  { title: 'it is as it was', ask: 'GET /api/cocktails/lamplighter', status: 200 },
  {
    title: 'the same state again',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore?state=after',
    status: 409,
  },
  {
    title: 'what was before its creation',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore?state=before',
    status: 409,
  },
  { title: 'no such side', ask: 'POST /api/admin/changes/1-1/restore?state=between', status: 400 },
  { title: 'a deletion', ask: 'DELETE /api/cocktails/ledger', status: 204 },
  {
    title: 'it can be restored',
    ask: 'GET /api/admin/changes?resource=cocktails&itemId=ledger',
    status: 200,
  },
  {
    title: 'its undoing',
    ask: 'POST /api/admin/changes/{deleted cocktails ledger}/restore?state=before',
    status: 200,
  },
  { title: 'it is back', ask: 'GET /api/cocktails/ledger', status: 200 },
  {
    title: 'the undoing of what is back',
    ask: 'POST /api/admin/changes/{deleted cocktails ledger}/restore',
    status: 409,
  },
  { title: 'a name given away', ask: 'POST /api/spirits', json: { name: 'Fog' }, status: 201 },
  { title: 'and freed', ask: 'DELETE /api/spirits/fog', status: 204 },
  { title: 'and taken', ask: 'POST /api/spirits', json: { name: 'Mist' }, status: 201 },
  { title: 'by another', ask: 'PUT /api/spirits/mist', json: { name: 'FOG' }, status: 200 },
  {
    title: 'a state whose name is taken',
    ask: 'POST /api/admin/changes/{deleted spirits fog}/restore',
    status: 409,
  },

  { title: 'no import', ask: 'POST /api/admin/imports/99999/undo', status: 404 },
  { title: 'a change since', ask: 'PUT /api/cocktails/ledger', json: { featured: false }, status: 200 },
  {
    title: 'an import undone, save for what was changed since',
    ask: 'POST /api/admin/imports/{import cocktails ledger}/undo',
    status: 200,
  },
  {
    title: 'an import undone',
    ask: 'POST /api/admin/imports/{import cocktails cellar-door}/undo',
    status: 200,
  },
  {
    title: 'it once more',
    ask: 'POST /api/admin/imports/{import cocktails cellar-door}/undo',
    status: 409,
  },
  { title: 'what it had brought', ask: 'GET /api/cocktails/cellar-door', status: 404 },
  { title: 'what it had created', ask: 'GET /api/spirits/moon-brandy', status: 404 },
  { title: 'all that was done', ask: 'GET /api/admin/changes?limit=200', status: 200 },
  { title: 'every recipe', ask: 'GET /api/cocktails', status: 200 },
  { title: 'a cocktail deleted', ask: 'DELETE /api/cocktails/lamplighter', status: 204 },
  { title: 'its category is free', ask: 'GET /api/categories/lantern-drinks', status: 200 },

  { title: 'a logout', ask: 'POST /api/admin/logout', status: 204 },
  { title: 'no session', ask: 'GET /api/admin/session', status: 401 },
  { title: 'no more history', ask: 'GET /api/admin/changes', status: 401 },
  { title: 'no more writes', ask: 'DELETE /api/spirits/moon-brandy', status: 401 },
];

/** The body with which the contract shows how an item is created. */
function exampleOf(operationId: OperationId): Record<string, unknown> {
  const { path } = operations[operationId];
  const paths = contract.paths as unknown as Record<string, { post?: CreateOperation }>;
  const [example] = Object.values(paths[path]?.post?.requestBody.content['application/json']?.examples ?? {});
  if (!example) throw new Error(`${operationId} has no example`);
  return example.value;
}

interface CreateOperation {
  requestBody: { content: Record<string, { examples: Record<string, { value: Record<string, unknown> }> }> };
}

function nameIn({ name, originalIngredient }: Record<string, unknown>): string {
  return String(name ?? originalIngredient);
}

/** The example under a name that the starter catalogue does not have. */
function tonight(fields: Record<string, unknown>): Record<string, unknown> {
  const field = 'name' in fields ? 'name' : 'originalIngredient';
  return { ...fields, [field]: `${nameIn(fields)} of tonight` };
}

const COMPARED_HEADERS = ['location', 'x-total-count', 'link', 'content-disposition', 'allow'];

/** What an answer says, without what no two servers have alike. */
async function told(response: Response, address: string, compare: Turn['compare']) {
  const headers = COMPARED_HEADERS.map((name) => response.headers.get(name)?.replace(address, '') ?? null);
  if (response.headers.get('content-type')?.includes('spreadsheetml')) {
    const book = XLSX.read(await response.arrayBuffer());
    const sheets = Object.values(book.Sheets).map((sheet) => XLSX.utils.sheet_to_csv(sheet));
    return { status: response.status, headers, body: [book.SheetNames, sheets] };
  }
  const text = (await response.text())
    .replaceAll(/\/api\/images\/[\w-]+/g, '/api/images/…')
    .replaceAll(/"(expiresAt|importId|at|restorableUntil)":"[^"]*"/g, '"$1":"…"')
    .replaceAll(/"id":"\d+-\d+","revision":\d+/g, '"id":"…"');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? JSON.parse(text) : text;
  const found = compare && (body as { id: string }[]).map(({ id }) => id);
  return {
    status: response.status,
    headers,
    body: found ? (compare === 'best' ? found[0] : found.sort()) : body,
  };
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** The address with the id that whoever is asked has given to the change that it means. */
async function withChange(address: string, ask: (path: string) => Promise<Response>): Promise<string> {
  const [means = '', kind = '', resource = '', itemId = ''] = /\{(\w+) (\S+) (\S+)\}/.exec(address) ?? [];
  if (means === '') return address;
  const answer = await ask(`/api/admin/changes?resource=${resource}&itemId=${itemId}`);
  const { changes } = (await answer.json()) as ChangeList;
  const ids = changes.flatMap(({ id, action, importId }) =>
    kind === 'import' ? (importId ?? []) : action === kind ? id : [],
  );
  return address.replace(means, ids[0] ?? 'unknown');
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
  test.each(conversation)('$title: $ask', async ({ ask, json, form, text, headers, status, compare }) => {
    const body = () => {
      if (!form) return text ?? (json && JSON.stringify(json));
      const data = new FormData();
      for (const [name, value] of Object.entries(form)) data.append(name, value);
      return data;
    };
    const isJson = json !== undefined || text !== undefined;
    const init = () => ({
      body: body(),
      headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }), Cookie: cookie },
    });
    const askMock: Ask = async (path, request) => {
      const answer = await getResponse(house, new Request(server.address + path, request));
      if (!answer) throw new Error('the mock does not answer');
      return answer;
    };
    const path = (send: Ask) => withChange(address, (list) => send(list, { headers: { Cookie: cookie } }));
    const [method = '', ...words] = ask.split(' ');
    const address = words.join(' ');
    const real = await server.fetch(await path((list, request) => server.fetch(list, request)), {
      method,
      ...init(),
    });
    cookie = real.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const pretended = await askMock(await path(askMock), { method, ...init() });
    expect(real.status).toBe(status);
    expect(await told(pretended, server.address, compare)).toEqual(await told(real, server.address, compare));
  });
});
