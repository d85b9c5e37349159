import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections, type ConnectionLimits } from './client-limits.ts';
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
