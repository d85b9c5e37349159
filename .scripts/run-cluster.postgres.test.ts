import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addSpirit, bearerAt, spiritNames } from '#server/tests/faults/fault-site.ts';
import { SITE_PROGRAM } from '#server/tests/site/server-process.ts';
import { runCluster } from './run-cluster.ts';

it('npm run cluster: two processes on one PostgreSQL show the same site, and all of it goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Started by root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const cluster = await runCluster(null, SITE_PROGRAM);
  let stopped = false;
  onTestFinished(() => (stopped ? undefined : cluster.stop()));
  const [one = '', other = ''] = cluster.sites;
  expect(cluster.front).toBeNull();
  expect(new Set(cluster.sites).size).toBe(2);

  // Logged in at one, written through the other, read from the first.
  const bearer = await bearerAt(one);
  expect(await addSpirit(other, bearer, 'Poured by both')).toBe(201);
  expect(await spiritNames(one)).toContain('Poured by both');
  const featured = await Promise.all(
    cluster.sites.map(async (site) => (await fetch(`${site}/api/cocktails?featured=true`)).text()),
  );
  expect(featured[0]).toEqual(featured[1]);

  await cluster.stop();
  stopped = true;
  for (const site of cluster.sites) await expect(fetch(`${site}/api/health`)).rejects.toThrow('fetch failed');
  expect(await readdir(folder)).toEqual([]);
});
