import { EventEmitter } from 'node:events';
import { request as httpRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome, Problem } from '#openapi/generated/model.ts';
import { open } from '#server/tests/site/fake-site.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServer, startTestServerForFile } from '#server/tests/site/start-test-server.ts';
import { UNREADABLE_BODY } from '#server/operations/pipeline/request-body.ts';
import type { RequestProblem } from '#server/operations/responses/request-problem.ts';
import { createBodyReceiver } from './receive-body.ts';

const MEBIBYTE = 1024 * 1024;
const receiveBody = createBodyReceiver();

describe('a body that is refused before it is read', () => {
  it('gets a 401 without a session, however large it is', async () => {
    const server = await startTestServer();
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(6 * MEBIBYTE)]), 'large.png');
    const { status } = await server.api('/api/cocktails', { method: 'POST', body: form });
    expect(status).toBe(401);
  });

  it('is not requested from a client that waits for a 100 Continue', async () => {
    const { origin } = await startTestServer();
    const body = '{"password":"wrong"}';
    const send = (path: string, length: number) =>
      new Promise((resolve, reject) => {
        let isAsked = false;
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': length,
          Expect: '100-continue',
        };
        const request = httpRequest(origin + path, { method: 'POST', headers });
        request.on('error', reject).on('continue', () => {
          isAsked = true;
          request.end(body);
        });
        request.on('response', (response) => {
          response.resume();
          resolve([isAsked, response.statusCode]);
          request.destroy();
        });
        request.flushHeaders();
      });
    expect(await send('/api/admin/login', body.length)).toEqual([true, 401]);
    expect(await send('/api/admin/login', 16 * 1024 + 1)).toEqual([false, 413]);
    expect(await send('/api/spirits', body.length)).toEqual([false, 401]);
  });
});

it('bodies that are announced and never arrive leave room for others', async () => {
  const server = await startTestServer();
  const head = 'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n';
  const announced = `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const waiting = Array.from({ length: 70 }, () => open(server.origin, announced));
  // The server sends 100 Continue when it begins to read a body.
  await expect.poll(() => waiting.every(({ received }) => received().startsWith('HTTP/1.1 100 '))).toBe(true);
  const headers = { 'Content-Type': 'application/json' };
  const body = '{"password":"wrong"}';
  expect((await server.api('/api/admin/login', { method: 'POST', headers, body })).status).toBe(401);
  for (const { socket } of waiting) socket.destroy();
});

it('bodies together hold at most 64 MiB, until their requests are answered', async () => {
  const holding: EventEmitter[] = [];
  const send = async (bytes: number) => {
    const [request, response] = [new IncomingMessage(new Socket()), new EventEmitter()] as const;
    Object.assign(request.headers, { 'transfer-encoding': 'chunked' });
    holding.push(response);
    request.push(Buffer.alloc(bytes, ' '));
    request.push(null);
    const limit = { bytes: 64 * MEBIBYTE, file: null };
    const arriving = { request: request as Request, response: response as unknown as Response, limit };
    const read = receiveBody('application/json', arriving);
    // A body of blanks is read, but is not JSON.
    return read.catch(({ status }: RequestProblem) => (status === 400 ? 'read' : status));
  };
  expect(await send(64 * MEBIBYTE)).toBe('read');
  expect(await send(1)).toBe(503);
  for (const response of holding) response.emit('close');
  expect(await send(1)).toBe('read');
  for (const response of holding) response.emit('close');
});

it('a body that is not UTF-8 is refused, as JSON and as a form', async () => {
  const server = await startTestServer();
  const { bearer: Authorization } = await logIn(server);
  const post = async (path: string, type: string, body: string) => {
    const headers = { Authorization, 'Content-Type': type };
    const sent = Buffer.from(body, 'latin1');
    const response = await server.api(path, { method: 'POST', headers, body: sent });
    return JSON.stringify(response.body);
  };
  expect(await post('/api/spirits', 'application/json', '{"name":"caf\xe9\xff"}')).toContain(UNREADABLE_BODY);
  const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\ncaf\xe9\xff\r\n--b--\r\n';
  expect(await post('/api/cocktails', 'multipart/form-data; boundary=b', part)).toContain('"characters"');
});

it.each([
  ['multipart/form-data', '; boundary=b'],
  ['application/json', ''],
] as const)('a body whose client has disconnected before it is read is refused: %s', async (type, more) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { 'content-type': type + more, 'content-length': '9' });
  request.destroy();
  const reading = receiveBody(type, {
    request: request as Request,
    response: {} as Response,
    limit: { bytes: MEBIBYTE, file: null },
  });
  await expect(reading).rejects.toMatchObject({ status: 400 });
});

/** A form of plain texts has these fields. */
const FIELDS = {
  name: 'Blob Sour',
  category: 'Sours',
  description: 'Sent in parts.',
  ingredients: '2 oz gin',
  instructions: 'Shake.',
  difficulty: 'Easy',
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const site = await startTestServerForFile({ catalogue: 'starter' });
const admin = await logIn(site);
afterAll(() => site.stop());

// A browser can send a part with the contract's type only as a Blob, which has a file name.
describe('a form whose parts have types', () => {
  function send(path: string, parts: readonly (readonly [string, string | Blob])[]) {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return admin.api(path, { method: 'POST', body });
  }
  const sendCocktail = (parts: Record<string, string | Blob>, more: [string, Blob][] = []) =>
    send('/api/cocktails', [...Object.entries({ ...FIELDS, ...parts }), ...more]);
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });
  const text = (value: string) => new Blob([value], { type: 'text/plain;charset=utf-8' });

  it('is read by the type of each part: JSON or text', async () => {
    const { status, body } = await sendCocktail(
      {
        category: json(['Sours']),
        name: text('Blob Soür'),
        funFact: text('One, two.'),
        featured: json(true),
      },
      [['ingredients', text('1 oz lemon juice')]],
    );
    expect(status).toBe(201);
    expect(body as Cocktail).toMatchObject({
      name: 'Blob Soür',
      category: ['Sours'],
      funFact: 'One, two.',
      featured: true,
      ingredients: ['2 oz gin', '1 oz lemon juice'],
    });
  });

  it('may contain a sheet and the settings for reading it', async () => {
    const { status, body } = await send('/api/cocktails/import?dryRun=true', [
      ['file', new File(['name,way\nBlob Sour,Shake.'], 'drinks.csv', { type: 'text/csv' })],
      ['mapping', json({ way: 'instructions' })],
      [
        'defaults',
        json({ ingredients: '2 oz gin', category: 'Sours', description: 'x', difficulty: 'Easy' }),
      ],
    ]);
    expect(status).toBe(200);
    expect((body as ImportOutcome).results).toMatchObject({ created: 1, failed: 0 });
  });

  it('is refused with a field that no recipe has, whatever its name', async () => {
    const { status, body } = await sendCocktail({}, [['__proto__', json('x')]]);
    expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: '__proto__' }]]);
  });

  it.each([
    ['a picture where a text belongs', { name: new Blob([PNG], { type: 'image/png' }) }, []],
    ['a file without a type where a text belongs', { name: new Blob(['Blob Sour']) }, []],
    [
      'two pictures for one field',
      { image: new Blob([PNG], { type: 'image/png' }) },
      [['image', new Blob([PNG], { type: 'image/png' })]],
    ],
    ['a text beside its picture', { image: '/one.jpg' }, [['image', new Blob([PNG], { type: 'image/png' })]]],
  ] as [string, Record<string, string | Blob>, [string, Blob][]][])(
    'is refused with %s',
    async (_what, parts, more) => {
      const { status, body } = await sendCocktail(parts, more);
      expect(status).toBe(400);
      expect((body as Problem).detail).toBe('The form holds a file where none is expected.');
    },
  );
});
