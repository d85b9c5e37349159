import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { addSpirit, bearerAt, faultSite, spiritNames, timed } from './fault-site.ts';

const PARALLEL_WRITES = 100;
const READERS = 10;
const SLOW_CLIENTS = 400;
/** Each client has a share of the connections. */
const SLOW_CLIENTS_PER_ADDRESS = 100;
const READS_BESIDE = 100;
const OPEN_REQUESTS = 100;

function socketTo(address: string, localAddress = '127.0.0.1'): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  return socket;
}

it('100 parallel writes with readers: all of them succeed', async ({ annotate }) => {
  const site = await faultSite();
  const address = await site.start().opened;
  const bearer = await bearerAt(address);
  let writing = true;
  const reads: number[] = [];
  const read = async (): Promise<void> => {
    while (writing) {
      reads.push(
        await timed(async () => {
          const response = await fetch(`${address}/api/cocktails`);
          expect(response.status).toBe(200);
          await response.arrayBuffer();
        }),
      );
    }
  };
  const readers = Array.from({ length: READERS }, read);
  const statuses = await Promise.all(
    Array.from({ length: PARALLEL_WRITES }, (_, count) => addSpirit(address, bearer, `Parallel ${count}`)),
  );
  writing = false;
  await Promise.all(readers);
  expect(statuses).toEqual(Array.from({ length: PARALLEL_WRITES }, () => 201));
  const names = (await spiritNames(address)).filter((name) => name.startsWith('Parallel'));
  expect(names).toHaveLength(PARALLEL_WRITES);
  await annotate(`${reads.length} reads meanwhile, the slowest ${Math.round(Math.max(...reads))} ms`);
});

it('hundreds of slow clients: all others are served meanwhile', async ({ annotate }) => {
  const site = await faultSite();
  const address = await site.start().opened;
  const slow = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = socketTo(address, `127.0.0.${2 + Math.floor(index / SLOW_CLIENTS_PER_ADDRESS)}`);
    if (index % 3 === 0) socket.write('GET /api/cocktails HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    else if (index % 3 === 1)
      socket.write(
        'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
    // Asks for everything and reads nothing of it.
    else socket.pause().write('GET /api/cocktails HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const reads: number[] = [];
  for (let count = 0; count < READS_BESIDE; count += 1) {
    reads.push(
      await timed(async () => {
        const response = await fetch(`${address}/api/cocktails/negroni`);
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }),
    );
  }
  for (const socket of slow) socket.destroy();
  await annotate(
    `${SLOW_CLIENTS} slow clients, ${READS_BESIDE} reads, the slowest ${Math.round(Math.max(...reads))} ms`,
  );
});

it('SIGTERM under load: every accepted request is answered, then exit 0', async ({ annotate }) => {
  const site = await faultSite();
  const run = site.start();
  const address = await run.opened;
  const bearer = await bearerAt(address);
  const half = (name: string): { socket: Socket; reply: Promise<string>; rest: string } => {
    const body = JSON.stringify({ name });
    const socket = socketTo(address);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    const head = `POST /api/spirits HTTP/1.1\r\nHost: ${new URL(address).host}\r\nAuthorization: ${bearer}\r\n`;
    socket.write(
      `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    return { socket, reply: once(socket, 'close').then(() => received), rest: body.slice(5) };
  };
  const open = Array.from({ length: OPEN_REQUESTS }, (_, index) => half(`Late ${index}`));
  await Promise.all(open.map(({ socket }) => once(socket, 'connect')));
  // Answers to later requests show that the earlier ones have been read.
  for (let count = 0; count < 5; count += 1) await fetch(`${address}/api/health`);
  run.process.kill('SIGTERM');
  for (const { socket, rest } of open) socket.write(rest);
  const replies = await Promise.all(open.map(({ reply }) => reply));
  expect(replies.filter((reply) => reply.startsWith('HTTP/1.1 201 '))).toHaveLength(OPEN_REQUESTS);
  expect(await run.ended).toBe(0);
  const names = await spiritNames(await site.start().opened);
  expect(names.filter((name) => name.startsWith('Late'))).toHaveLength(OPEN_REQUESTS);
  await annotate(`${OPEN_REQUESTS} requests open at SIGTERM, all answered and found again`);
});
