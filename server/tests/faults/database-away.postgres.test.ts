import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startCuttableProxy } from '../postgres/cuttable-proxy.ts';
import { createDatabase } from '../postgres/postgres-cluster.ts';
import { startServerProcess } from '../site/server-process.ts';
import { addSpirit, bearerAt, logInAt, spiritNames } from './fault-site.ts';

const READERS = 4;
const WRITERS = 3;
/** Each kind of request must get more than this many responses, writes also before the fault. */
const RESPONSES_MEANWHILE = 30;
/** The site gives up after two seconds without a response, and a busy machine adds the rest. */
const MAX_WAIT_MS = 15_000;

it('a database that takes connections and does not answer: reads go on, writes get 503, and it recovers', async () => {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
  onTestFinished(() => proxy.cut());
  url.port = String(proxy.port);
  const run = startServerProcess({ env: { DATABASE_URL: url.href } });
  onTestFinished(async () => {
    run.process.kill('SIGKILL');
    await run.ended;
  });
  const origin = await run.opened;
  const bearer = await bearerAt(origin);
  const acknowledged: string[] = [];
  const latencies: number[] = [];
  let over = false;
  const seen = { stale: 0, refused: 0 };

  const read = async (): Promise<void> => {
    while (!over) {
      const sentAt = performance.now();
      const response = await fetch(`${origin}/api/cocktails/negroni`);
      await response.arrayBuffer();
      latencies.push(performance.now() - sentAt);
      expect(response.status).toBe(200);
      if (response.headers.get('x-catalogue') === 'stale') seen.stale += 1;
      await pause(10);
    }
  };
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; !over; count += 1) {
      const name = `${writer} ${count}`;
      const sentAt = performance.now();
      const status = await addSpirit(origin, bearer, name);
      latencies.push(performance.now() - sentAt);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.push(name);
      else seen.refused += 1;
      await pause(20);
    }
  };
  await (await fetch(`${origin}/api/cocktails/negroni`)).arrayBuffer();
  const clients = [
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  ];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(RESPONSES_MEANWHILE);
  proxy.stall();
  await expect.poll(() => Math.min(seen.stale, seen.refused)).toBeGreaterThan(RESPONSES_MEANWHILE);
  const refusal = await logInAt(origin);
  expect(refusal.status).toBe(503);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  proxy.resume();
  const written = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(written);
  await expect.poll(async () => (await fetch(`${origin}/api/health`)).status).toBe(200);
  over = true;
  await Promise.all(clients);

  expect(Math.max(...latencies)).toBeLessThan(MAX_WAIT_MS);
  expect(await spiritNames(origin)).toEqual(expect.arrayContaining(acknowledged));
  const lines = run
    .errors()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(lines).toEqual([
    'logged in',
    'the database does not answer: reads go on from memory, writes get 503',
    'the database answers again',
  ]);
});
