import pg from 'pg';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { startCuttableProxy } from '#server/tests/postgres/cuttable-proxy.ts';
import { createMigratedDatabase } from '#server/tests/postgres/migrated-database.ts';
import { PostgresLink, REVISION_CHANNEL } from './postgres-link.ts';

const END_OTHERS =
  'SELECT pg_terminate_backend("pid", 10000) FROM "pg_stat_activity" WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()';

it('replaces a lost connection in silence, and tells once that the database is away, and once that it is back', async () => {
  const url = new URL(await createMigratedDatabase(inject('postgresUrl')));
  const writer = new pg.Client(url.href);
  await writer.connect();
  const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const heard = { revision: vi.fn(), away: vi.fn(), back: vi.fn() };
  const link = new PostgresLink(url.href, heard);
  await link.open();
  onTestFinished(async () => {
    await Promise.all([link.close(), writer.end()]);
    await proxy.cut();
  });
  const hearsOf = async (revision: number): Promise<boolean> => {
    await writer.query(`NOTIFY ${REVISION_CHANNEL}, '${revision}'`);
    return heard.revision.mock.calls.flat().includes(revision);
  };
  await expect.poll(() => hearsOf(7)).toBe(true);
  await writer.query(END_OTHERS);
  await expect.poll(() => hearsOf(8)).toBe(true);
  expect(heard.away).not.toHaveBeenCalled();
  proxy.stall();
  await expect.poll(() => heard.away.mock.calls.length).toBe(1);
  proxy.resume();
  await expect.poll(() => heard.back.mock.calls.length).toBe(1);
  await expect.poll(() => hearsOf(9)).toBe(true);
  expect(heard.away).toHaveBeenCalledOnce();
});
