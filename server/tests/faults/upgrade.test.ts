import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sqlite3 from 'sqlite3';
import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { MIGRATION_NAMES } from '#server/storage/migrate.ts';
import { makeFirstSchemaSite } from '#server/tests/support/first-schema.ts';
import { faultSite, watchLock } from './fault-site.ts';

const COCKTAILS = 3000;
const KILLS = 5;
/** From the first line of the program until it is open. */
const LONGEST_START_MS = 1000;
/** How long a migration has the database to itself at most, on a machine that is not busy. */
const LONGEST_MIGRATION_MS = 100;

const rowsOf = (file: string, sql: string): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file);
    database.all(sql, (error, rows) => {
      database.close();
      if (error) reject(error);
      else resolve(rows);
    });
  });

it('kill -9 during an upgrade from the first schema: the data is there, and every migration ran once', async ({
  annotate,
}) => {
  const site = await faultSite();
  const file = join(site.dataDir, 'catalogue.sqlite');
  const expected = await makeFirstSchemaSite({ dataDir: site.dataDir, databaseUrl: null }, COCKTAILS);
  const isLocked = watchLock(file);
  let within = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const run = site.start();
    let open = false;
    run.opened.then(
      () => (open = true),
      () => undefined,
    );
    // The first ones while the migration has the lock, the last one whenever.
    if (round < KILLS - 1) while (!open && !(await isLocked())) await wait(1);
    await wait(Math.random() * (round < KILLS - 1 ? LONGEST_MIGRATION_MS : LONGEST_START_MS));
    if (await isLocked()) within += 1;
    run.process.kill('SIGKILL');
    await run.ended;
    expect(await site.integrity()).toBe('ok');
    const seen = await rowsOf(file, 'SELECT "name" FROM "migrations" ORDER BY "name"');
    // All of the upgrade or nothing of it.
    expect([[MIGRATION_NAMES[0]], MIGRATION_NAMES]).toContainEqual(
      seen.map((row) => (row as { name: string }).name),
    );
  }
  const address = await site.start().opened;
  const cocktails = (await (await fetch(`${address}/api/cocktails`)).json()) as Cocktail[];
  expect(cocktails.map(({ id, name, description }) => ({ id, name, description }))).toEqual(expected);
  expect(cocktails.every(({ spirits, category }) => `${spirits[0]} ${category[0]}` === 'rum Sours')).toBe(
    true,
  );
  const names = await rowsOf(file, 'SELECT "name" FROM "migrations" ORDER BY "name"');
  expect(names).toEqual(MIGRATION_NAMES.map((name) => ({ name })));
  expect(await site.integrity()).toBe('ok');
  await annotate(`${KILLS} kills, ${within} of them while it migrated; ${COCKTAILS} cocktails intact`);
});
