import type { Migration } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  await run(`CREATE TABLE "advert_counts" ("day" ${key} NOT NULL, "advertId" ${key} NOT NULL,
      "views" INTEGER NOT NULL, "clicks" INTEGER NOT NULL, PRIMARY KEY ("day", "advertId"))`);
};
