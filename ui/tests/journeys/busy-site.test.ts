import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';

/** What another visitor asks for meanwhile. */
const ORDINARY_READ = '/api/cocktails/negroni';
const CLIENTS = 120;
/** The flood of each test comes from an address of its own, since each client has a share of the connections. */
const [FLOOD_OF_PAGES, FLOOD_OF_READS, READERS_OF_ONE_PAGE] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
/** A handful of renders may come first, not all that wait. */
const MOST_BEFORE = 10;
const READERS = 300;
/** Reads are made for a few milliseconds before the rest gets its turn. */
const MOST_READS_BEFORE = 30;

let site: BuiltSite | undefined;

beforeAll(async () => {
  site = await startBuiltSite({ PUBLIC_URL: 'https://bar.example', TRUST_PROXY: '0' });
});
afterAll(() => site?.stop());

async function openConnection(localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(site?.address ?? '');
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  await once(socket, 'connect');
  return socket;
}

function openFlood(count: number, localAddress: string | undefined): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(localAddress)));
}

interface Answer {
  head: string;
  /** Which of all the answers began before this one: the order of their closing would also tell how busy this process is. */
  place: number;
}
let answersBegun = 0;

/** Sends a request that closes its connection, and gives the head of the response once all of it is here. */
async function ask(socket: Socket, path: string): Promise<Answer> {
  const chunks: Buffer[] = [];
  let place = 0;
  socket.once('data', () => (place = answersBegun += 1));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: bar.example\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return { head: Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? '', place };
}

const isShown = ({ head }: Answer) => head.startsWith('HTTP/1.1 200 ');

/** Some requests of a flood are answered and the others refused; another visitor's read is answered after at most `most` of them. */
async function expectFairness(flood: Promise<Answer>[], read: Promise<Answer>, most: number): Promise<void> {
  const ordinary = await read;
  expect(isShown(ordinary)).toBe(true);
  const answers = await Promise.all(flood);
  const shown = answers.filter(isShown);
  expect(shown.filter(({ place }) => place < ordinary.place).length).toBeLessThanOrEqual(most);

  expect(shown.length).toBeGreaterThan(0);
  const refused = answers.filter((answer) => !isShown(answer));
  expect(refused.length).toBeGreaterThan(0);
  for (const { head } of refused)
    expect(head).toMatch(/^HTTP\/1\.1 (?:429|503) [^]*\r\nRetry-After: \d+(?:\r\n|$)/);
}

test('a flood of pages that no cache holds leaves the rest of the site alone', async () => {
  await ask(await openConnection(), '/explore-collection');
  const [sockets, visitor] = await Promise.all([openFlood(CLIENTS, FLOOD_OF_PAGES), openConnection()]);
  // While it is stopped all of them come in, so that it finds them at once, however busy the machine is.
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const pages = sockets.map((socket, at) => ask(socket, `/explore-collection?without=flood${at}`));
  const read = ask(visitor, ORDINARY_READ);
  process.kill(pid, 'SIGCONT');
  await expectFairness(pages, read, MOST_BEFORE);
});

test('a flood of reads that no cache holds leaves the rest of the site alone', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `unknown bottle ${at}`).join();
  const [sockets, visitor] = await Promise.all([openFlood(READERS, FLOOD_OF_READS), openConnection()]);
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const reads = sockets.map((socket, at) =>
    ask(socket, `/api/bar?have=${encodeURIComponent(`${at} ${names}`)}`),
  );
  const read = ask(visitor, ORDINARY_READ);
  process.kill(pid, 'SIGCONT');
  await expectFairness(reads, read, MOST_READS_BEFORE);
});

test('many readers of one page that no cache holds share its making', async () => {
  const sockets = await openFlood(CLIENTS, READERS_OF_ONE_PAGE);
  const pid = site?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const pages = sockets.map((socket) => ask(socket, '/explore-collection?without=tonight'));
  process.kill(pid, 'SIGCONT');
  for (const { head } of await Promise.all(pages)) expect(head).toMatch(/^HTTP\/1\.1 200 /);
});
