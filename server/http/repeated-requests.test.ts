import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backupSite } from '#server/commands/backup-site.ts';
import { restoreSite } from '#server/commands/restore-site.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServerForFile } from '#server/tests/site/start-test-server.ts';

it('a request that is repeated after a restart gets the answer of before, and is new to a restored site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-repeated-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await startTestServerForFile({ env: { DATA_DIR: folder } });
  const { database } = first;
  const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '' };
  const create = async (server: typeof first) => {
    const key = { 'Idempotency-Key': 'gin' };
    return (await logIn(server)).send('POST', '/api/spirits', { name: 'Gin' }, key);
  };
  const file = join(folder, 'empty.backup.gz');
  await backupSite(database, file);
  const created = await create(first);
  expect(created).toMatchObject({ status: 201, body: { id: 'gin' } });
  await first.stop();

  const second = await startTestServerForFile({ env });
  const { status, body } = await create(second);
  expect({ status, body }).toEqual({ status: created.status, body: created.body });
  expect((await second.api('/api/spirits')).body).toHaveLength(1);
  await second.stop();

  await restoreSite(database, file, true);
  const third = await startTestServerForFile({ env });
  onTestFinished(() => third.stop());
  expect((await third.api('/api/spirits')).body).toEqual([]);
  expect((await create(third)).status).toBe(201);
  expect((await third.api('/api/spirits')).body).toHaveLength(1);
});
