import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { addSpirit, bearerAt, faultSite, spiritNames, watchWrites } from './fault-site.ts';

const FIRST_START_ROUNDS = 2;
const WRITERS = 4;
const MAX_LOAD_MS = 900;
/** A start takes at most this long, from the program's first line to the last row of the catalogue. */
const MAX_START_MS = 1000;
/** The first start locks the database for at most this long, on a machine that is not busy. */
const MAX_FILLING_MS = 100;
const STARTER_COCKTAILS = 73;
const IMPORTED_ROWS = 3_000;
/** SQLite keeps less than this in memory, so a transaction of this size has begun to reach the disk. */
const SPILLED_BYTES = 256 * 1024;

it('kill -9 during writes: every acknowledged write is there afterwards', async () => {
  const site = await faultSite();
  const acknowledged: string[] = [];
  const run = site.start();
  const origin = await run.opened;
  const bearer = await bearerAt(origin);
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const name = `Spirit ${writer} ${count}`;
      const status = await addSpirit(origin, bearer, name);
      if (status === null) return;
      expect(status).toBe(201);
      acknowledged.push(name);
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  // A busy machine may need seconds for its first response.
  while (acknowledged.length === 0) await wait(1);
  const loadMs = Math.random() * MAX_LOAD_MS;
  await wait(loadMs);
  run.process.kill('SIGKILL');
  await run.ended;
  await Promise.all(writing);
  const moment = `killed ${loadMs} ms after the first response`;
  expect(await site.integrity(), moment).toBe('ok');
  const found = new Set(await spiritNames(await site.start().opened));
  const lost = acknowledged.filter((name) => !found.has(name));
  expect(lost, moment).toEqual([]);
});

it('kill -9 in the middle of an import: all of it or nothing', async () => {
  const site = await faultSite();
  const env = { STARTER_CATALOGUE: 'off' };
  const run = site.start({ env });
  const origin = await run.opened;
  const rows = Array.from(
    { length: IMPORTED_ROWS },
    (_, number) => `r${number},C${number % 9},d,i,s,Easy,Spirit,"E1|E2",G${number}`,
  );
  const header = 'name,category,description,ingredients,instructions,difficulty,spirits,equipment,garnish';
  const body = new FormData();
  body.set('file', new File([[header, ...rows].join('\n')], 'r.csv'));
  const headers = { Authorization: await bearerAt(origin) };
  const log = join(site.dataDir, 'catalogue.sqlite-wal');
  const logBytes = (): number => (existsSync(log) ? statSync(log).size : 0);
  const before = logBytes();
  const importing = fetch(`${origin}/api/cocktails/import`, { method: 'POST', body, headers }).catch(
    () => null,
  );
  while (logBytes() < before + SPILLED_BYTES) await wait(1);
  run.process.kill('SIGKILL');
  await run.ended;
  const response = await importing;
  expect(await site.integrity()).toBe('ok');

  const again = await site.start({ env }).opened;
  const cocktails = (await (await fetch(`${again}/api/cocktails`)).json()) as Cocktail[];
  expect(response?.status === 200 ? [IMPORTED_ROWS] : [0, IMPORTED_ROWS]).toContain(cocktails.length);
  expect((await spiritNames(again)).includes('Spirit')).toBe(cocktails.length > 0);
  expect(cocktails.every(({ equipment, garnish }) => equipment.length === 2 && garnish.length === 1)).toBe(
    true,
  );
});

it('kill -9 during migrations and the first start: the next start finds all or nothing', async () => {
  const site = await faultSite();
  const isWriting = watchWrites(join(site.dataDir, 'catalogue.sqlite'));
  const waitsMs: number[] = [];
  for (let round = 0; round < FIRST_START_ROUNDS; round += 1) {
    const run = site.start();
    let open = false;
    const opened = run.opened.catch(() => undefined).then(() => (open = true));
    // The first ones are killed while they write, and the last one at any time.
    const isLast = round === FIRST_START_ROUNDS - 1;
    while (!isLast && !open && !(await isWriting())) await wait(1);
    waitsMs.push(Math.random() * (isLast ? MAX_START_MS : MAX_FILLING_MS));
    await Promise.race([opened, wait(waitsMs[round])]);
    run.process.kill('SIGKILL');
    await run.ended;
  }
  const origin = await site.start().opened;
  const cocktails = (await (await fetch(`${origin}/api/cocktails`)).json()) as unknown[];
  expect(cocktails, `killed after ${waitsMs.join(' and ')} ms`).toHaveLength(STARTER_COCKTAILS);
  expect(await site.integrity()).toBe('ok');
});
