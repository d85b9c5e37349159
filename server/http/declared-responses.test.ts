/**
 * Brings about, at every operation, what the contract declares for it and no other test has a reason to: the judge of the tests
 * (`judge-responses.ts`) holds each response against the contract, and `.scripts/contract-seen.ts` counts them.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, answersOf, contentOf, operationOf } from '#openapi/contract/contract-parts.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { kindsOf } from '#server/tests/support/contract-check.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const TOO_LARGE_BYTES = String(64 * 1024 * 1024);

let server: TestServer;
let admin: Administrator;

beforeAll(async () => {
  server = await startTestServerForFile({ catalogue: 'starter' });
  admin = await logIn(server);
});
afterAll(() => server.stop());

type Fields = Record<string, unknown>;

/** The operations that declare a kind of problem. */
function operationsWith(kind: string): OperationId[] {
  return all
    .filter(({ operation }) => answersOf(operation).some(([, answer]) => kindsOf(answer).includes(kind)))
    .map(({ operation }) => operation.operationId);
}

const pathOf = (id: OperationId): string => operations[id].path.replaceAll(/\{\w+\}/g, '1');

/** Logging out comes last: it ends the session. */
const inTurn = (ids: OperationId[]): OperationId[] => ids.sort((one) => (one === 'logOut' ? 1 : 0));

it.each(inTurn(operationsWith('fields-invalid')))('%s names what is not valid', async (id) => {
  const { method } = operations[id];
  const { status } = await admin.send(
    method,
    `${pathOf(id)}?unheard-of=1`,
    method === 'GET' || method === 'DELETE' ? undefined : { 'unheard-of': 1 },
  );
  expect([400, 415]).toContain(status);
});

it.each(operationsWith('body-too-large'))('%s refuses a body that is too large', async (id) => {
  const [type = ''] = Object.keys(contentOf(operationOf(id)));
  const { status } = await rawRequest(server.address, {
    method: operations[id].method,
    path: pathOf(id),
    headers: {
      authorization: admin.bearer,
      'content-type': type === 'multipart/form-data' ? `${type}; boundary=x` : type,
      'content-length': TOO_LARGE_BYTES,
    },
  });
  expect(status).toBe(413);
});

it.each(operationsWith('origin-foreign'))('%s refuses a page of another site', async (id) => {
  const headers = { authorization: admin.bearer, origin: 'https://elsewhere.example' };
  const { status } = await rawRequest(server.address, {
    method: operations[id].method,
    path: pathOf(id),
    headers,
  });
  expect(status).toBe(403);
});

it.each(operationsWith('type-unsupported'))('%s refuses a body of another type', async (id) => {
  const { status } = await admin.api(pathOf(id), {
    method: operations[id].method,
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
  });
  expect(status).toBe(415);
});

it('importCocktails names the fields that it does not know', async () => {
  const file = new Blob(['name\nGimlet']);
  const form = { file, 'unheard-of': 'x' };
  const { status } = await admin.sendForm('POST', pathOf('importCocktails'), form);
  expect(status).toBe(400);
});

/** The fields of the first and second item of a resource, as a body takes them. */
async function fieldsOfTwo(path: string, body: keyof typeof bodies): Promise<[Fields, Fields]> {
  const [first, second] = (await server.api(`/api/${path}`)).body as Fields[];
  if (!first || !second) throw new Error(`the starter catalogue has too few ${path}`);
  const names = Object.keys(bodies[body].properties ?? {});
  const fieldsOf = (item: Fields) => Object.fromEntries(names.map((field) => [field, item[field]]));
  return [fieldsOf(first), fieldsOf(second)];
}

it('a list that no cell of Excel can hold is not exported to it', async () => {
  const [fields] = await fieldsOfTwo('cocktails', 'CocktailFields');
  const long = { ...fields, name: 'Long', instructions: Array.from({ length: 40 }, () => '"'.repeat(990)) };
  const { status, headers } = await admin.send('POST', '/api/cocktails', long);
  expect(status).toBe(201);
  expect((await admin.api('/api/cocktails/export/xlsx')).status).toBe(400);
  await admin.send('DELETE', String(headers.get('location')));
});
