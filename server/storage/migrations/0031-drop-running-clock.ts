import type { Migration } from '../migrate.ts';

/** Deadlines are held by the system's clock. Sessions and attempts that were counted by the other one are over. */
export const up: Migration = async (run) => {
  for (const table of ['site_clock', 'clock_marks']) await run(`DROP TABLE "${table}"`);
  for (const table of ['sessions', 'login_attempts']) await run(`DELETE FROM "${table}"`);
};
