import type { Migration } from '../migrate.ts';

export const up: Migration = async (run) => {
  await run('DROP TABLE "advert_counts"');
};
