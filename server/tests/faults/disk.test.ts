import { chmod, cp, mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { startServerProcess } from '../site/server-process.ts';
import { addSpirit, bearerAt, faultSite, postJson, spiritNames, type FaultSite } from './fault-site.ts';

const MORE_WRITES_THAN_FIT = 400;
const FULL_AT_KIB = 1024;

let used: string;

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'tasting-house-used-'));
  const run = startServerProcess({ env: { DATA_DIR: used } });
  await run.opened;
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  return () => rm(used, { recursive: true, force: true });
});

/** Makes a site that has run once, and stopped. */
async function siteWithData(): Promise<FaultSite> {
  const site = await faultSite();
  await cp(used, site.dataDir, { recursive: true });
  return site;
}

it('a full disk: writes get 503 with Retry-After, reads go on, nothing acknowledged is lost', async () => {
  const site = await siteWithData();
  const full = site.start({ maxFileKib: FULL_AT_KIB });
  const origin = await full.opened;
  const bearer = await bearerAt(origin);
  const acknowledged: string[] = [];
  const statuses: (number | null)[] = [];
  let refusals = 0;
  for (let count = 0; count < MORE_WRITES_THAN_FIT && refusals < 5; count += 1) {
    const status = await addSpirit(origin, bearer, `Spirit ${count}`);
    statuses.push(status);
    if (status === 201) acknowledged.push(`Spirit ${count}`);
    else refusals += 1;
    const read = await fetch(`${origin}/api/cocktails/negroni`);
    expect(read.status).toBe(200);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const fields = { name: 'One more', description: 'x'.repeat(4000) };
  const refused = await postJson(`${origin}/api/spirits`, bearer, fields);
  expect(refused.headers.get('retry-after')).toBe('5');
  full.process.kill('SIGKILL');
  await full.ended;
  const found = new Set(await spiritNames(await site.start().opened));
  expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
  expect(await site.integrity()).toBe('ok');
});

it('a database file that is cut off: one clear line, exit code 1', async () => {
  const site = await siteWithData();
  await truncate(join(site.dataDir, 'catalogue.sqlite'), 5000);
  const run = site.start();
  expect(await run.ended).toBe(1);
  expect(run.errors()).toMatch(/^DATA_DIR \S+ cannot be used: [^\n]+\n$/);
  expect(run.output()).toBe('');
});

it('a database folder that may not be written: one clear line, exit code 1', async () => {
  const site = await siteWithData();
  const { mode } = await stat(site.dataDir);
  await chmod(site.dataDir, 0o555);
  const run = site.start({ obeysPermissions: true });
  const code = await run.ended;
  await chmod(site.dataDir, mode);
  expect(run.errors()).toMatch(/^DATA_DIR \S+ cannot be used: [^\n]+\n$/);
  expect(code).toBe(1);
});
