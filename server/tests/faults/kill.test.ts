import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import type { ServerProcess } from '../site/server-process.ts';
import { addSpirit, bearerAt, faultSite, spiritNames, type FaultSite } from './fault-site.ts';

const WRITERS = 4;
const MAX_WRITES = 200;
/** A start takes at most this long, from the program's first line to the last row of the catalogue. */
const MAX_START_MS = 1000;
/** The first start locks the database for at most this long, on a machine that is not busy. */
const MAX_FILLING_MS = 100;
const STARTER_COCKTAILS = 73;
const IMPORTED_ROWS = 3_000;
/** SQLite keeps less than this in memory, so a transaction of this size has begun to reach the disk. */
const SPILLED_BYTES = 256 * 1024;
/** A busy machine takes a minute for what usually takes a second. */
const AT_ONCE = { interval: 1, timeout: 150_000 };

/** Each process is killed at this fraction of its limit above. A failure prints the seed, for `TEST_SEED`. */
const seed = fc.readConfigureGlobal().seed ?? Date.now();
const [ofWrites = 0, ofFilling = 0, ofStart = 0] = fc
  .sample(fc.nat(1000), { seed, numRuns: 3, unbiased: true })
  .map((drawn) => drawn / 1000);

/** Returns the size of SQLite's log. A connection would lock the database, so this looks at the file. */
const logBytesOf = ({ dataDir }: FaultSite): number =>
  statSync(join(dataDir, 'catalogue.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0;

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
  const count = ofWrites * MAX_WRITES;
  await expect.poll(() => acknowledged.length, AT_ONCE).toBeGreaterThan(count);
  run.process.kill('SIGKILL');
  await run.ended;
  await Promise.all(writing);
  const moment = `killed after ${count} writes (seed ${seed})`;
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
  const before = logBytesOf(site);
  const importing = fetch(`${origin}/api/cocktails/import`, { method: 'POST', body, headers }).catch(
    () => null,
  );
  await expect.poll(() => logBytesOf(site), AT_ONCE).toBeGreaterThan(before + SPILLED_BYTES);
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

it('kill -9 during migrations and the first start: the next start has the whole starter catalogue', async () => {
  const site = await faultSite();
  const [fillingMs, startMs] = [ofFilling * MAX_FILLING_MS, ofStart * MAX_START_MS];
  const killAfter = async (waitMs: number, run: ServerProcess) => {
    await Promise.race([run.opened, wait(waitMs)]);
    run.process.kill('SIGKILL');
    await run.ended;
  };
  const first = site.start();
  await expect.poll(() => logBytesOf(site), AT_ONCE).toBeGreaterThan(0);
  await killAfter(fillingMs, first);
  await killAfter(startMs, site.start());
  const origin = await site.start().opened;
  const cocktails = (await (await fetch(`${origin}/api/cocktails`)).json()) as unknown[];
  expect(cocktails, `killed after ${fillingMs} and ${startMs} ms (seed ${seed})`).toHaveLength(
    STARTER_COCKTAILS,
  );
  expect(await site.integrity()).toBe('ok');
});
