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
});
