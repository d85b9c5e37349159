import { ForeignKeyConstraintError, literal, Op } from 'sequelize';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import type { PictureStore, Picture } from '#server/catalogue/store/store.ts';
import { findRow, findRows } from '../models/table-rows.ts';
import type { Access, StoreParts } from '../models/models.ts';

export function pictureStore({ read, runner }: StoreParts): PictureStore {
  return {
    find: (id) =>
      read(async ({ models }) => {
        const attributes = ['id', 'bytes', 'mime', 'width', 'height'];
        return findRow(models.pictures, { where: { id }, attributes });
      }),
    findWidth: (id) =>
      read(async ({ models }) => {
        const row = await findRow(models.pictures, { where: { id }, attributes: ['width'] });
        return row?.width ?? null;
      }),
    findVariant: (key) =>
      read(async ({ models }) => {
        const row = await findRow(models.pictureVariants, { where: { ...key } });
        return row?.bytes ?? null;
      }),
    async save(picture) {
      await runner.beside((access) => storePictures(access, [picture]));
    },
    async saveVariant(variant) {
      const row = { ...variant, bytes: Buffer.from(variant.bytes) };
      try {
        await runner.beside(({ models, transaction }) =>
          models.pictureVariants.bulkCreate([row], { ignoreDuplicates: true, transaction }),
        );
      } catch (error) {
        // The picture was swept while its size was encoded.
        if (!(error instanceof ForeignKeyConstraintError)) throw error;
      }
    },
    sweep: (before, named) =>
      runner.exclusively(async ({ models, transaction }) => {
        const isNamedByNoChange = { [Op.notIn]: literal('(SELECT "imageId" FROM "change_pictures")') };
        const where = { storedAt: { [Op.lt]: before }, id: isNamedByNoChange };
        const rows = await findRows(models.pictures, { attributes: ['id'], where, transaction });
        const unused = rows.map(({ id }) => id).filter((id) => !named.has(id));
        for (const id of inBatches(unused)) await models.pictures.destroy({ where: { id }, transaction });
      }),
  };
}

export async function storePictures(access: Access, pictures: readonly Picture[]): Promise<void> {
  const { models, transaction } = access;
  const storedAt = new Date().toISOString();
  const rows = pictures.map((picture) => ({ ...picture, bytes: Buffer.from(picture.bytes), storedAt }));
  await models.pictures.bulkCreate(rows, { updateOnDuplicate: ['storedAt'], transaction });
}
