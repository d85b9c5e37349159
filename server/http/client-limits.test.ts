import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiRequest } from '#server/operations/pipeline/api-request.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { open, startFakeSite, statusesIn } from '#server/tests/site/fake-site.ts';
import { REQUESTS } from '#server/operations/pipeline/fair-queue.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { ClientShares, limitConnections, type ConnectionLimits } from './client-limits.ts';
import { writeInParts } from './responses/send-response.ts';

const LIMITS: ConnectionLimits = { ofClient: 3, ofAll: 5, unreadMs: 300, checkMs: 50 };
const LARGE = Buffer.alloc(32 * 1024 * 1024);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(limits = LIMITS): Promise<(client: string) => Socket> {
  server = createServer((request, response) => {
    if (request.url === '/large') writeInParts(response, LARGE);
    else response.end('fine');
  });
  limitConnections(
    server,
    {
      clientOf: ({ remoteAddress = '' }) => (remoteAddress === '127.0.0.9' ? null : remoteAddress),
      refusal: ({ status }) => `HTTP/1.1 ${status} No\r\n\r\n`,
    },
    limits,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (client) => connect({ port, host: '127.0.0.1', localAddress: client }).on('error', () => undefined);
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const statusOf = async (socket: Socket): Promise<string> => {
  socket.write(get('/'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  return first.toString().slice(9, 12);
};
const statusesOf = async (sockets: Socket[]): Promise<string[]> => {
  const statuses: string[] = [];
  for (const socket of sockets) statuses.push(await statusOf(socket));
  return statuses;
};

describe('connections', () => {
  it('of one client are refused beyond its share, and no others are', async () => {
    const open = await start();
    const own = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2'].map(open);
    expect(await statusesOf(own)).toEqual(['200', '200', '200', '429', '200']);
    own[0]?.destroy();
    await expect.poll(() => statusOf(open('127.0.0.1')).catch(() => 'closed')).toBe('200');
  });

  it('of a proxy belong to its clients, who are told apart by their requests', async () => {
    const open = await start();
    const own = Array.from({ length: 5 }, () => open('127.0.0.9'));
    expect(await statusesOf(own)).toEqual(['200', '200', '200', '200', '200']);
    expect(await statusOf(open('127.0.0.9'))).toBe('503');
  });

  it('make room for a newcomer when all places are taken: the client with most loses its oldest', async () => {
    const open = await start();
    const many = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.3'].map(open);
    await statusesOf(many);
    const closed = many[0] && once(many[0], 'close');
    expect(await statusOf(open('127.0.0.4'))).toBe('200');
    await closed;
    expect(many.slice(1).map((socket) => socket.destroyed)).toEqual([false, false, false, false]);
  });

  it('end when their client reads nothing of what is sent, and stay when it reads slowly', async () => {
    // A busy machine may keep the slow reader from reading for a second.
    const open = await start({ ...LIMITS, unreadMs: 4000 });
    const lazy = open('127.0.0.1');
    lazy.pause().write(get('/large'));
    const slow = open('127.0.0.2');
    slow.pause().write(get('/large'));
    const sipping = setInterval(() => void slow.read(), 20);
    const connections = (): Promise<number> =>
      new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    lazy.resume();
    await once(lazy, 'close');
    expect(slow.destroyed).toBe(false);
    clearInterval(sipping);
    slow.destroy();
  });

  it('are lost to a client that sends hundreds of requests ahead, and no other notices', async () => {
    const open = await start();
    const calm = open('127.0.0.1');
    expect(await statusOf(calm)).toBe('200');
    const other = open('127.0.0.2');
    expect(await statusOf(other)).toBe('200');
    const flood = open('127.0.0.1');
    flood.resume().write(get('/').repeat(1000));
    await Promise.all([once(flood, 'close'), once(calm, 'close')]);
    expect(await statusOf(other)).toBe('200');
    const back = open('127.0.0.1');
    await once(back, 'close');
  });
});

const MEBIBYTE = 1024 * 1024;
const getHeld = (at: number): string => `GET /api/held/${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const postHeld = (at: number): string =>
  `POST /api/held/${at} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${8 * MEBIBYTE}\r\n\r\n{`;

/** Waits for a body that never ends, and answers. */
async function readAll({ readBody }: ApiRequest): Promise<OperationResponse> {
  await readBody?.('application/json', { bytes: 8 * MEBIBYTE, file: null });
  return { status: 200, body: {} };
}

/** Never goes on after its first chunk. */
async function* endless(): AsyncGenerator<string> {
  yield 'first';
  await new Promise(() => undefined);
}

describe('what one client holds of the memory has an end, and another client gets its own', () => {
  it.each<
    [
      what: string,
      handle: Parameters<typeof startFakeSite>[0],
      text: typeof getHeld,
      places: number,
      answered: string[],
    ]
  >([
    [
      'bodies that never end',
      (request) => (request.method === 'POST' ? readAll(request) : { status: 200, body: {} }),
      postHeld,
      5,
      [],
    ],
    [
      'large responses that are not read',
      () => ({ status: 200, bytes: Buffer.alloc(8 * MEBIBYTE) }),
      getHeld,
      5,
      ['200'],
    ],
    [
      'responses that are made while they are sent',
      () => ({ status: 200, chunks: endless() }),
      getHeld,
      48,
      ['200'],
    ],
  ])('%s', async (_what, handle, text, places, answered) => {
    const { address, asked } = await startFakeSite(handle);
    const held = Array.from({ length: places }, (_, at) => open(address, text(at), { reads: false }));
    await expect.poll(() => asked.length).toBe(places);
    const refused = open(address, text(places));
    await expect.poll(() => statusesIn(refused.received())).toEqual(['429']);
    const other = open(address, text(places), { localAddress: '127.0.0.2' });
    await expect.poll(() => asked.length).toBe(places + 2);
    await expect.poll(() => statusesIn(other.received())).toEqual(answered);
    for (const { socket } of [...held, other]) socket.destroy();
    // Whoever leaves gives back what it held.
    await expect.poll(async () => (await rawRequest(address, { path: '/about' })).status).toBe(200);
    const again = open(address, text(places));
    await expect.poll(() => asked.length).toBe(places + 3);
    await expect.poll(() => statusesIn(again.received())).toEqual(answered);
    again.socket.destroy();
  });

  it('requests that are not answered, of a client behind a proxy with many connections', async () => {
    const { address, asked } = await startFakeSite(() => new Promise(() => undefined), { TRUST_PROXY: '1' });
    const ask = (at: number, client: string) =>
      open(
        address,
        `POST /api/held/${at} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\nContent-Length: 0\r\n\r\n`,
        { localAddress: `127.0.0.${1 + (at % 8)}` },
      );
    for (let at = 0; at < REQUESTS.ofClient; at += 1) ask(at, '192.0.2.1');
    await expect.poll(() => asked.length).toBe(REQUESTS.ofClient);
    const refused = ask(REQUESTS.ofClient, '192.0.2.1');
    await expect.poll(() => statusesIn(refused.received())).toEqual(['429']);
    ask(REQUESTS.ofClient, '192.0.2.2');
    await expect.poll(() => asked.length).toBe(REQUESTS.ofClient + 1);
  });

  it('requests that are not answered', () => {
    const shares = new ClientShares();
    const take = (client: string): ServerResponse => {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      shares.takeRequest(client, response);
      return response;
    };
    const [first] = Array.from({ length: REQUESTS.ofClient }, () => take('one'));
    expect(() => take('one')).toThrow(expect.objectContaining({ status: 429 }));
    take('other');
    first?.emit('close');
    take('one');
  });

  it('nothing for a client that is gone before it is counted', () => {
    const shares = new ClientShares();
    const gone = new ServerResponse(new IncomingMessage(new Socket())).destroy();
    for (let count = 0; count <= REQUESTS.ofClient; count += 1) {
      shares.takeRequest('one', gone);
      shares.takeBody('one', gone, 30 * MEBIBYTE);
      shares.takeStream('one', gone);
      shares.takeBytes('one', gone, new Uint8Array(MEBIBYTE));
    }
  });

  it('nothing for requests whose client goes away while they wait', async () => {
    let goOn = (_known: 'fresh'): void => undefined;
    const freshness = new Promise<'fresh'>((resolve) => (goOn = resolve));
    const { address } = await startFakeSite(undefined, { TRUST_PROXY: '1' }, freshness);
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    const text = 'GET /api/spirits HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    const opened = Array.from({ length: REQUESTS.ofClient }, (_, at) =>
      open(address, text, { localAddress: `127.0.0.${1 + (at % 8)}` }),
    );
    await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
    await Promise.all(opened.map(({ socket }) => once(socket.end(), 'close')));
    goOn('fresh');
    const statusNow = async () => (await rawRequest(address, { path: '/api/spirits', headers })).status;
    await expect.poll(statusNow).toBe(200);
  });

  it('a copy that many of its connections are sent, once', () => {
    const shares = new ClientShares();
    const copy = new Uint8Array(30 * MEBIBYTE);
    const read = (bytes: Uint8Array): ServerResponse => {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      shares.takeBytes('one', response, bytes);
      return response;
    };
    const readers = [read(copy), read(copy.subarray(0))];
    expect(() => read(new Uint8Array(30 * MEBIBYTE))).toThrow(expect.objectContaining({ status: 429 }));
    readers[0]?.emit('close');
    expect(() => read(new Uint8Array(30 * MEBIBYTE))).toThrow(expect.objectContaining({ status: 429 }));
    readers[1]?.emit('close');
    read(new Uint8Array(30 * MEBIBYTE));
  });
});
