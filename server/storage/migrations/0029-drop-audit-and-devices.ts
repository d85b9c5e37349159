import type { Migration } from '../migrate.ts';

/** Sessions are no longer listed, so neither they nor changes say from which device. */
export const up: Migration = async (run) => {
  await run('DROP TABLE "audit_entries"');
  for (const column of ['id', 'device']) await run(`ALTER TABLE "sessions" DROP COLUMN "${column}"`);
  for (const column of ['sessionId', 'sessionDevice'])
    await run(`ALTER TABLE "changes" DROP COLUMN "${column}"`);
};
