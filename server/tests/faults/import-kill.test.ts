import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { QueryTypes, Sequelize } from 'sequelize';
import { expect, it, onTestFinished } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { startServerProcess } from '#server/tests/site/server-process.ts';

const ROWS = 3_000;
const HEADER = 'name,category,description,ingredients,instructions,difficulty,spirits,equipment,garnish';
/** More than the database keeps in memory: a transaction of this size has begun to reach the disk. */
const SPILLED_BYTES = 256 * 1024;
const LONGEST_DELAY_MS = 500;

it('a server that is killed in the middle of an import has all of it or nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-'));
  let child: ChildProcess | undefined;
  onTestFinished(async () => {
    child?.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (): Promise<string> => {
    const run = startServerProcess({ env: { DATA_DIR: dataDir, STARTER_CATALOGUE: 'off' } });
    child = run.process;
    return run.opened;
  };
  const bearerOf = async (address: string): Promise<string> => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ password: 'cheers' });
    const answer = await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body });
    return `Bearer ${((await answer.json()) as { token: string }).token}`;
  };
  const log = join(dataDir, 'catalogue.sqlite-wal');
  const logBytes = (): number => (existsSync(log) ? statSync(log).size : 0);
  /** The first one when the transaction has reached the disk, the others at a random moment. */
  const momentOf = async (round: number): Promise<void> => {
    if (round !== 0) return void (await wait(Math.random() * LONGEST_DELAY_MS));
    const before = logBytes();
    while (logBytes() < before + SPILLED_BYTES) await wait(1);
  };

  let address = await start();
  for (const round of [0, 1]) {
    const rows = Array.from(
      { length: ROWS },
      (_, number) => `r${round} ${number},C${number % 9},d,i,s,Easy,S${round},"E1|E2",G${number}`,
    );
    const form = new FormData();
    form.set('file', new File([[HEADER, ...rows].join('\n')], `r${round}.csv`));
    const headers = { Authorization: await bearerOf(address) };
    const acknowledged = fetch(`${address}/api/cocktails/import`, {
      method: 'POST',
      body: form,
      headers,
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
    await momentOf(round);
    const killed = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await killed;

    address = await start();
    const cocktails = (await (await fetch(`${address}/api/cocktails`)).json()) as Cocktail[];
    const imported = cocktails.filter(({ name }) => name.startsWith(`r${round} `));
    expect([0, ROWS]).toContain(imported.length);
    if (await acknowledged) expect(imported).toHaveLength(ROWS);
    const spirits = (await (await fetch(`${address}/api/spirits`)).json()) as { name: string }[];
    expect(spirits.some(({ name }) => name === `S${round}`)).toBe(imported.length > 0);
    expect(imported.every(({ equipment, garnish }) => equipment.length === 2 && garnish.length === 1)).toBe(
      true,
    );
  }
  child?.kill('SIGKILL');

  const database = new Sequelize({
    dialect: 'sqlite',
    storage: join(dataDir, 'catalogue.sqlite'),
    logging: false,
  });
  const value = await database.query('PRAGMA integrity_check', { type: QueryTypes.SELECT });
  await database.close();
  expect(value).toEqual([{ integrity_check: 'ok' }]);
});
