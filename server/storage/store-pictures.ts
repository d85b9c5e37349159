import type { Picture } from '#server/catalogue/store.ts';
import type { Access } from './access.ts';

/** Stores pictures; one that is there already counts as stored now. */
export async function storePictures(
  { models, transaction }: Access,
  pictures: readonly Picture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const storedAt = new Date().toISOString();
  const rows = pictures.map((picture) => ({ ...picture, bytes: Buffer.from(picture.bytes), storedAt }));
  await models.pictures.bulkCreate(rows, { updateOnDuplicate: ['storedAt'], transaction });
}
