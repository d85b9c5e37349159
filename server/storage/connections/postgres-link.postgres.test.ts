import pg from 'pg';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { createMigratedDatabase } from '#server/tests/postgres/migrated-database.ts';
import { PostgresLink, REVISION_CHANNEL } from './postgres-link.ts';

const END_OTHERS =
  'SELECT pg_terminate_backend("pid", 10000) FROM "pg_stat_activity" WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()';

it('the link replaces a lost connection without a report, and finds a write whose notice was lost', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  const writer = new pg.Client(url);
  await writer.connect();
  const heard = { revision: vi.fn<(revision: number) => void>(), away: vi.fn(), back: vi.fn() };
  const link = new PostgresLink(url, heard);
  await link.open();
  onTestFinished(async () => void (await Promise.all([link.close(), writer.end()])));
  const hearsOf = async (revision: number): Promise<boolean> => {
    await writer.query(`NOTIFY ${REVISION_CHANNEL}, '${revision}'`);
    return heard.revision.mock.calls.flat().includes(revision);
  };
  await expect.poll(() => hearsOf(7)).toBe(true);
  await writer.query(END_OTHERS);
  await expect.poll(() => hearsOf(8)).toBe(true);
  await writer.query('UPDATE "catalogue_revision" SET "revision" = 9');
  await expect.poll(() => heard.revision.mock.calls.flat()).toContain(9);
  expect(heard.away).not.toHaveBeenCalled();
});
