import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#server/operations/pipeline/api-request.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { open, startFakeSite, statusesIn } from '#server/tests/site/fake-site.ts';
import { REQUESTS } from '#server/operations/pipeline/fair-queue.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { ClientShares } from './client-limits.ts';

const MEBIBYTE = 1024 * 1024;
const get = (at: number): string => `GET /api/held/${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (at: number): string =>
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
      text: typeof get,
      places: number,
      answered: string[],
    ]
  >([
    [
      'bodies that never end',
      (request) => (request.method === 'POST' ? readAll(request) : { status: 200, body: {} }),
      post,
      5,
      [],
    ],
    [
      'large responses that are not read',
      () => ({ status: 200, bytes: Buffer.alloc(8 * MEBIBYTE) }),
      get,
      5,
      ['200'],
    ],
    [
      'responses that are made while they are sent',
      () => ({ status: 200, chunks: endless() }),
      get,
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
