import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import type { ChangeList } from '#openapi/generated/model/index.ts';
import { createHouse, nothingElse } from '#mocks/house/house.ts';
import { startTestServerForFile, type TestServer } from '#server/testing/start-test-server.ts';
import { cocktailTurns } from './mock-parity/cocktail-turns.ts';
import { historyTurns } from './mock-parity/history-turns.ts';
import { importTurns } from './mock-parity/import-turns.ts';
import { itemTurns } from './mock-parity/item-turns.ts';
import { readingTurns } from './mock-parity/reading-turns.ts';
import { arrivalTurns, leavingTurns } from './mock-parity/session-turns.ts';

/** In their order: each turn stands on those before. */
const conversation = [
  ...readingTurns,
  ...arrivalTurns,
  ...itemTurns,
  ...cocktailTurns,
  ...importTurns,
  ...historyTurns,
  ...leavingTurns,
];

const COMPARED_HEADERS = ['location', 'x-total-count', 'link', 'content-disposition', 'allow'];

/** What an answer says, without what no two servers have alike. */
async function told(response: Response, address: string) {
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
  return { status: response.status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
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

  test.each(conversation)('$title: $ask', async ({ ask, json, form, text, headers, status }) => {
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
    expect(await told(pretended, server.address)).toEqual(await told(real, server.address));
  });
});
