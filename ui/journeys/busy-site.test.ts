import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltSite, type BuiltSite } from './built-site.ts';

const CLIENTS = 120;
/** A handful of renders may come first, not all that wait. */
const MOST_BEFORE = 10;
const READERS = 200;
/** Reads are made for a few milliseconds before the rest gets its turn. */
const MOST_READS_BEFORE = 60;

let site: BuiltSite | undefined;

beforeAll(async () => {
  site = await startBuiltSite({ PUBLIC_URL: 'https://bar.example' });
});
afterAll(() => site?.stop());

async function openConnection(): Promise<Socket> {
  const { hostname, port } = new URL(site?.address ?? '');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Sends a request that closes its connection, and gives the head of the response once all of it is here. */
async function ask(socket: Socket, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: bar.example\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? '';
}

test('a flood of pages that no cache holds leaves the rest of the site alone', async () => {
  await ask(await openConnection(), '/explore-collection');
  const sockets = await Promise.all(Array.from({ length: CLIENTS + 1 }, openConnection));
  const health = sockets.pop() as Socket;
  // While it is stopped all of them come in, so that it finds them at once, however busy the machine is.
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const pages = sockets.map((socket, at) => ask(socket, `/explore-collection?without=flood${at}`));
  const alive = ask(health, '/api/health');
  process.kill(pid, 'SIGCONT');
  const shown: string[] = [];
  pages.forEach((page) => void page.then((head) => shown.push(head)));

  expect(await alive).toMatch(/^HTTP\/1\.1 200 /);
  expect(shown.filter((head) => head.startsWith('HTTP/1.1 200 ')).length).toBeLessThanOrEqual(MOST_BEFORE);

  const heads = await Promise.all(pages);
  const refused = heads.filter((head) => !head.startsWith('HTTP/1.1 200 '));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(CLIENTS);
  for (const head of refused) expect(head).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 1(?:\r\n|$)/);
});

test('a flood of reads that no cache holds leaves the rest of the site alone', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `unknown bottle ${at}`).join();
  const sockets = await Promise.all(Array.from({ length: READERS + 1 }, openConnection));
  const health = sockets.pop() as Socket;
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const reads = sockets.map((socket, at) =>
    ask(socket, `/api/bar?have=${encodeURIComponent(`${at} ${names}`)}`),
  );
  const alive = ask(health, '/api/health');
  process.kill(pid, 'SIGCONT');
  const answered: string[] = [];
  reads.forEach((read) => void read.then((head) => answered.push(head)));

  expect(await alive).toMatch(/^HTTP\/1\.1 200 /);
  expect(answered.filter((head) => head.startsWith('HTTP/1.1 200 ')).length).toBeLessThanOrEqual(
    MOST_READS_BEFORE,
  );

  const heads = await Promise.all(reads);
  const refused = heads.filter((head) => !head.startsWith('HTTP/1.1 200 '));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(READERS);
  for (const head of refused) expect(head).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 1(?:\r\n|$)/);
});

test('many readers of one page that no cache holds share its making', async () => {
  const sockets = await Promise.all(Array.from({ length: CLIENTS }, openConnection));
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const pages = sockets.map((socket) => ask(socket, '/explore-collection?without=tonight'));
  process.kill(pid, 'SIGCONT');
  for (const head of await Promise.all(pages)) expect(head).toMatch(/^HTTP\/1\.1 200 /);
});
