import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#openapi/generated/model/index.ts';
import { openTestSession } from '#server/tests/site/open-test-session.ts';
import { rawRequest, type RawAnswer } from '#server/tests/support/raw-request.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const NESTED = 'The form has a field whose name is nested: names are plain, without brackets.';
const UNREADABLE = 'The body cannot be read: it is broken or not what its type says.';

const part = (disposition: string, value = 'x'): string =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const field = (name: string): string => part(`name="${name}"`);

describe('a form with odd fields', () => {
  let server: TestServer;
  let bearer: string;

  beforeAll(async () => {
    server = await startTestServerForFile();
    bearer = await openTestSession(server.store);
  });
  afterAll(() => server.stop());

  const send = (
    body: string,
    headers: Record<string, string> = {},
    path = '/api/cocktails',
  ): Promise<RawAnswer> =>
    rawRequest(server.address, {
      ...{ method: 'POST', path, body },
      headers: { authorization: bearer, 'content-type': 'multipart/form-data; boundary=b', ...headers },
    });

  it.each([
    ['two levels deep', field('a[b][c]'), 400, NESTED],
    ['hundreds of levels deep', field(`a${'[b]'.repeat(30)}`), 400, NESTED],
    ['with a name too long', field('a'.repeat(200)), 413, 'The form is too large, or one of its parts is.'],
    ['without a name', part('filename="a.txt"'), 400, 'The form has a field without a name.'],
    ['that never ends', field('a').slice(0, -10), 400, UNREADABLE],
    [
      'with a file where none is taken',
      part('name="name"; filename="a.txt"'),
      400,
      'Please correct the marked fields.',
    ],
    [
      'with a field inside a text',
      field('name') + field('name[x]'),
      400,
      'Please correct the marked fields.',
    ],
    [
      'with a text inside a field',
      field('name[x]') + field('name'),
      400,
      'Please correct the marked fields.',
    ],
    ['with half a bracket', field('name[x'), 400, 'Please correct the marked fields.'],
    ['with an index of billions', field('ingredients[4294967294]'), 400, NESTED],
  ])('%s is told what is wrong', async (_what, body, status, detail) => {
    const answer = await send(body.endsWith('\r\n') ? `${body}--b--\r\n` : body);
    const problem = JSON.parse(answer.text) as Problem;
    expect({ status: answer.status, detail: problem.detail }).toEqual({ status, detail });
  });

  it('is refused by its length before it is read', async () => {
    const { status, headers } = await send(field('name'), { 'content-length': '50000000' });
    expect(status).toBe(413);
    expect(headers['connection']).toBe('close');
  });

  it('without a boundary is told that it cannot be read', async () => {
    expect((await send(field('name'), { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it.each([
    ['filename="Getränke für den Abend 🍸.csv"', 'Getränke für den Abend 🍸.csv'],
    ["filename*=UTF-8''Getr%C3%A4nke%00%1B%5B31m.csv", 'Getränke[31m.csv'],
  ])('with a file named %s has its name as people wrote it', async (name, fileName) => {
    const file = part(`name="file"; ${name}`, 'name,category\nNegroni,Sours\n');
    const { status, text } = await send(`${file}--b--\r\n`, {}, '/api/admin/imports');
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({ status: 202, fileName });
  });
});
