import { ForeignKeyConstraintError, literal, Op } from 'sequelize';
import type { PictureStore } from '#server/catalogue/ports/store.ts';
import { findRow, findRows, inBatches } from '../models/queries.ts';
import type { StoreDependencies } from '../models/models.ts';

export function createPictureStore({ read, runner }: StoreDependencies): PictureStore {
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
    async store(picture) {
      const row = { ...picture, bytes: Buffer.from(picture.bytes), storedAt: new Date().toISOString() };
      await runner.writeOutsideCatalogue(({ models, transaction }) =>
        models.pictures.bulkCreate([row], { updateOnDuplicate: ['storedAt'], transaction }),
      );
    },
    async storeVariant(variant) {
      const row = { ...variant, bytes: Buffer.from(variant.bytes) };
      try {
        await runner.writeOutsideCatalogue(({ models, transaction }) =>
          models.pictureVariants.bulkCreate([row], { ignoreDuplicates: true, transaction }),
        );
      } catch (error) {
        // The picture was removed while this size was encoded, so nobody needs the size.
        if (!(error instanceof ForeignKeyConstraintError)) throw error;
      }
    },
    sweep: (before, usedIds) =>
      runner.exclusively(async ({ models, transaction }) => {
        const isNamedByNoChange = { [Op.notIn]: literal('(SELECT "imageId" FROM "change_pictures")') };
        const where = { storedAt: { [Op.lt]: before }, id: isNamedByNoChange };
        const rows = await findRows(models.pictures, { attributes: ['id'], where, transaction });
        const unused = rows.map(({ id }) => id).filter((id) => !usedIds.has(id));
        for (const id of inBatches(unused)) await models.pictures.destroy({ where: { id }, transaction });
      }),
  };
}
