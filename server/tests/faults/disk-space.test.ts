import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addSpirit, bearerAt, faultSite, spiritNames, timed, whyNoDisk } from './fault-site.ts';

const DISK_MIB = 8;
const LEFT_BYTES = 300 * 1024;
const MORE_WRITES_THAN_FIT = 500;
const REFUSALS = 10;
const SHEET_ROWS = 2000;
const HEADER = 'name,category,description,ingredients,instructions,difficulty';

it('a disk without space: 503 with Retry-After, reads go on, and it recovers by itself when there is space again', async ({
  annotate,
  skip,
}) => {
  const reason = await whyNoDisk();
  if (reason !== null) skip(reason);
  const site = await faultSite({ diskMib: DISK_MIB });
  const run = site.start();
  const address = await run.opened;
  const bearer = await bearerAt(address);
  const ballast = join(site.dataDir, 'ballast');
  const { bavail, bsize } = await statfs(site.dataDir);
  await writeFile(ballast, Buffer.alloc(bavail * bsize - LEFT_BYTES));

  const acknowledged: string[] = [];
  const refused: string[] = [];
  const latencies: number[] = [];
  const read = async (): Promise<void> => {
    for (const path of [
      '/api/cocktails/negroni',
      '/api/spirits',
      `/api/cocktails?limit=${latencies.length + 1}`,
    ]) {
      const took = await timed(async () => {
        const response = await fetch(address + path);
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      });
      latencies.push(took);
    }
  };
  for (let count = 0; count < MORE_WRITES_THAN_FIT && refused.length < REFUSALS; count += 1) {
    const name = `Spirit ${count}`;
    const status = await addSpirit(address, bearer, name);
    expect([201, 503]).toContain(status);
    (status === 201 ? acknowledged : refused).push(name);
    await read();
  }
  expect(refused).toHaveLength(REFUSALS);

  const post = (path: string, body: BodyInit, headers = {}) =>
    fetch(address + path, { method: 'POST', headers: { Authorization: bearer, ...headers }, body });
  const rows = Array.from(
    { length: SHEET_ROWS },
    (_, row) => `Sheet ${row},Sours,${'d'.repeat(500)},i,s,Easy`,
  );
  const form = new FormData();
  form.set('file', new Blob([[HEADER, ...rows].join('\n')]), 'cocktails.csv');
  const login = JSON.stringify({ password: 'cheers' });
  const json = { 'Content-Type': 'application/json' };
  const large = JSON.stringify({ name: 'One more', description: 'x'.repeat(4000) });
  // A little may still fit, into a page of the database that has room; a sheet cannot.
  for (const [answer, fits] of [
    [await post('/api/spirits', large, json), 201],
    [await post('/api/cocktails/import', form), null],
    // With the token of a session it would replace that session.
    [await fetch(`${address}/api/admin/login`, { method: 'POST', headers: json, body: login }), 200],
  ] as const) {
    if (answer.status === fits) continue;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({
      detail: 'The catalogue cannot be reached at the moment. Please try again shortly.',
    });
  }
  await read();
  const statusOf = async (path: string): Promise<number> => (await fetch(address + path)).status;
  await expect.poll(() => statusOf('/api/ready')).toBe(503);
  expect(await statusOf('/api/health')).toBe(200);

  await rm(ballast);
  await expect.poll(() => statusOf('/api/ready')).toBe(200);
  expect(await addSpirit(address, bearer, 'With space again')).toBe(201);
  acknowledged.push('With space again');
  expect(await spiritNames(address)).toEqual(expect.arrayContaining(acknowledged));

  run.process.kill('SIGKILL');
  await run.ended;
  expect(await site.integrity()).toBe('ok');
  const again = await site.start().opened;
  const found = new Set(await spiritNames(again));
  expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
  expect(refused.filter((name) => found.has(name))).toEqual([]);
  const cocktails = (await (await fetch(`${again}/api/cocktails`)).json()) as { name: string }[];
  expect(cocktails.filter(({ name }) => name.startsWith('Sheet '))).toEqual([]);
  await annotate(
    `${acknowledged.length} writes acknowledged and found again, ${refused.length + 3} refused, ` +
      `${latencies.length} reads answered, the slowest ${Math.round(Math.max(...latencies))} ms`,
  );
});
