import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Server } from 'node:http';
import { open as openConnection } from '#server/tests/site/fake-site.ts';
import { closeServer, createHttpServer } from './http-server.ts';

const LIMITS = {
  // A busy machine may stall for seconds. A test that waits for one of the two sets a shorter time.
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 4096,
  idleMs: 1000,
  connections: 400,
};
const SLOW_CLIENTS = 300;

describe('the HTTP server', () => {
  let server: Server;
  let stopping: AbortController;
  let port: number;

  beforeEach(async () => {
    stopping = new AbortController();
    server = createHttpServer(stopping.signal, LIMITS);
    server.on('request', (request, response) => {
      request.resume();
      request.on('end', () => {
        if (request.url === '/large') response.end(Buffer.alloc(32 * 1024 * 1024));
        else if (request.url === '/long') setTimeout(() => response.end('made'), 1.5 * LIMITS.idleMs);
        else response.end('fine');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  function open(text: string): { socket: Socket; reply: Promise<string> } {
    const { socket, received } = openConnection(`http://127.0.0.1:${port}`, text);
    return { socket, reply: once(socket, 'close').then(received) };
  }

  it('closes hundreds of slow-loris connections, and serves others meanwhile', async () => {
    const slow = Array.from({ length: SLOW_CLIENTS }, () => open('GET / HTTP/1.1\r\nHost: a\r\nX-'));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine');
    server.headersTimeout = 400;
    const replies = await Promise.all(slow.map(({ reply }) => reply));
    expect(replies.filter((reply) => reply.startsWith('HTTP/1.1 408 Request Timeout'))).toHaveLength(
      SLOW_CLIENTS,
    );
  });

  it('closes the connection of a body that never ends', async () => {
    server.headersTimeout = server.requestTimeout = 800;
    const { socket, reply } = open('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    const dripping = setInterval(() => socket.write('1\r\nx\r\n'), 20);
    expect(await reply).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(dripping);
  });

  it.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
    [
      'a length and chunks (request smuggling)',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
  ])('refuses %s and closes the connection', async (_what, text, status) => {
    const reply = await open(text).reply;
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(reply).toContain('Connection: close');
  });

  it('closes the connection of a client that reads nothing, but not of one that waits for a response', async () => {
    const { socket } = open('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    const waiting = open('GET /long HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await waiting.reply).toMatch(/made$/);
    await expect.poll(() => connectionsOf(server)).toBe(0);
    socket.destroy();
  });

  it('tells connections that it stops, and closes idle ones a second later', async () => {
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const [idle, busy] = [open(request), open(request)];
    await Promise.all([idle, busy].map(({ socket }) => once(socket, 'data')));
    stopping.abort();
    const closed = closeServer(server);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    busy.socket.write(request);
    // A busy process closes it late, and answers what has arrived until then.
    for (const until = performance.now() + 1100; performance.now() < until;);
    await closed;
    expect(await idle.reply).toMatch(/keep-alive[^]*fine$/);
    expect(await busy.reply).toMatch(/fine[^]*Connection: close[^]*fine$/);
  });
});

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
