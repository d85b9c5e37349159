import { tableColumns, type Migration } from './migration.ts';

/**
 * The picture of a link preview gets a key of its own, since a whole picture can have the same width and
 * format. The table begins empty, because a size is made again at its next request.
 */
export const pictureCrops: Migration = {
  name: '0034-picture-crops',
  async up(run, dialect) {
    const { key } = tableColumns(dialect);
    const bytes = dialect === 'postgres' ? 'BYTEA' : 'BLOB';
    await run('DROP TABLE "image_variants"');
    // The default is for processes of the release before, which may still run on PostgreSQL.
    await run(`CREATE TABLE "image_variants" ("imageId" ${key} NOT NULL REFERENCES "images" ("id") ON DELETE CASCADE,
      "width" INTEGER NOT NULL, "mime" TEXT NOT NULL, "crop" TEXT NOT NULL DEFAULT '', "bytes" ${bytes} NOT NULL,
      PRIMARY KEY ("imageId", "width", "mime", "crop"))`);
  },
};
