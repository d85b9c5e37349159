import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addSpirit, bearerAt, faultSite, spiritNames, watchWrites } from './fault-site.ts';

const WRITE_ROUNDS = 2;
const FIRST_START_ROUNDS = 2;
const WRITERS = 4;
const SHORTEST_LOAD_MS = 200;
const LONGEST_LOAD_MS = 900;
/** From the first line of the program to the last row of the starter catalogue. */
const LONGEST_START_MS = 1000;
/** How long the first start has the database to itself at most, on a machine that is not busy. */
const LONGEST_FILLING_MS = 100;
const STARTER_COCKTAILS = 73;

it('kill -9 during writes: every acknowledged write is there afterwards', async ({ annotate }) => {
  const site = await faultSite();
  const acknowledged: string[] = [];
  let tried = 0;
  let run = site.start();
  for (let round = 0; round < WRITE_ROUNDS; round += 1) {
    const address = await run.opened;
    const bearer = await bearerAt(address);
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const name = `Spirit ${round} ${writer} ${count}`;
        tried += 1;
        const status = await addSpirit(address, bearer, name);
        if (status === null) return;
        expect(status).toBe(201);
        acknowledged.push(name);
      }
    };
    const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    await wait(SHORTEST_LOAD_MS + Math.random() * (LONGEST_LOAD_MS - SHORTEST_LOAD_MS));
    run.process.kill('SIGKILL');
    await run.ended;
    await Promise.all(writing);
    expect(await site.integrity()).toBe('ok');
    run = site.start();
    const found = new Set(await spiritNames(await run.opened));
    expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  await annotate(
    `${WRITE_ROUNDS} kills, ${tried} writes tried, ${acknowledged.length} acknowledged and found again`,
  );
});

it('kill -9 during migrations and the first start: the next start finds all or nothing', async ({
  annotate,
}) => {
  const site = await faultSite();
  const isWriting = watchWrites(join(site.dataDir, 'catalogue.sqlite'));
  let within = 0;
  for (let round = 0; round < FIRST_START_ROUNDS; round += 1) {
    const run = site.start();
    let open = false;
    const opened = run.opened.catch(() => undefined).then(() => (open = true));
    // The first ones while it writes, the last one whenever.
    const isLast = round === FIRST_START_ROUNDS - 1;
    while (!isLast && !open && !(await isWriting())) await wait(1);
    await Promise.race([opened, wait(Math.random() * (isLast ? LONGEST_START_MS : LONGEST_FILLING_MS))]);
    if (await isWriting()) within += 1;
    run.process.kill('SIGKILL');
    await run.ended;
  }
  const address = await site.start().opened;
  const cocktails = (await (await fetch(`${address}/api/cocktails`)).json()) as unknown[];
  expect(cocktails).toHaveLength(STARTER_COCKTAILS);
  expect(await site.integrity()).toBe('ok');
  await annotate(`${FIRST_START_ROUNDS} kills, ${within} of them while it wrote`);
});
