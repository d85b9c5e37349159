import { createHash } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { PreparedPicture } from '#server/domain/prepare-picture.ts';
import type { ImageRow, ImageVariantRow } from './models.ts';
import type { Access } from './storage.ts';

export const IMAGE_PATH = '/api/images/';
const ID_LENGTH = 32;

/** Keeps a picture by its content, once, and gives the address that it is served at. */
export async function keepPicture(
  { models, transaction }: Access,
  picture: PreparedPicture,
): Promise<string> {
  const id = createHash('sha256').update(picture.bytes).digest('hex').slice(0, ID_LENGTH);
  const createdAt = new Date().toISOString();
  await models.images.bulkCreate([{ id, ...picture, createdAt }], {
    updateOnDuplicate: ['createdAt'],
    transaction,
  });
  return IMAGE_PATH + id;
}

export async function readImage({ models, transaction }: Access, id: string): Promise<ImageRow | null> {
  const row: unknown = await models.images.findOne({ where: { id }, raw: true, transaction });
  return row as ImageRow | null;
}

export async function readVariant(
  { models, transaction }: Access,
  key: Omit<ImageVariantRow, 'bytes'>,
): Promise<Buffer | null> {
  const row: unknown = await models.imageVariants.findOne({ where: { ...key }, raw: true, transaction });
  return (row as ImageVariantRow | null)?.bytes ?? null;
}

/** Keeps a resized picture, unless the picture itself was swept in the meantime. */
export async function keepVariant(access: Access, variant: ImageVariantRow): Promise<void> {
  if (!(await readImage(access, variant.imageId))) return;
  await access.models.imageVariants.bulkCreate([variant], {
    ignoreDuplicates: true,
    transaction: access.transaction,
  });
}

/** Deletes pictures that nothing refers to, no earlier version either, and that were last kept before `before` (an ISO time). */
export async function sweepImages({ sequelize, transaction }: Access, before: string): Promise<void> {
  await sequelize.query(
    `DELETE FROM "images" WHERE "createdAt" < :before
      AND NOT EXISTS (SELECT 1 FROM "cocktails" WHERE "image" = :path || "images"."id")
      AND NOT EXISTS (SELECT 1 FROM "categories" WHERE "photo" = :path || "images"."id")
      AND NOT EXISTS (SELECT 1 FROM "glassware" WHERE "picture" = :path || "images"."id")
      AND NOT EXISTS (SELECT 1 FROM "adverts" WHERE "imageUrl" = :path || "images"."id")
      AND NOT EXISTS (SELECT 1 FROM "change_pictures" WHERE "imageId" = "images"."id")`,
    { replacements: { before, path: IMAGE_PATH }, type: QueryTypes.DELETE, transaction },
  );
}
