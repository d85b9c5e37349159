import type { Picture } from '#server/catalogue/store/picture-store.ts';
import type { Access } from '../models/models.ts';
import { readClock } from '../clock/clock-rows.ts';

/** A picture that is there already counts as stored now. */
export async function storePictures(access: Access, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return;
  const { models, transaction } = access;
  // At most a minute old.
  const storedAt = (await readClock(access)).toISOString();
  const rows = pictures.map((picture) => ({ ...picture, bytes: Buffer.from(picture.bytes), storedAt }));
  await models.pictures.bulkCreate(rows, { updateOnDuplicate: ['storedAt'], transaction });
}
