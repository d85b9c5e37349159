import { ForeignKeyConstraintError, literal, Op } from 'sequelize';
import { PICTURE_PATH } from '#server/catalogue/item.ts';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import { RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import type { PictureStore, Picture } from '#server/catalogue/store/store.ts';
import { ownFields } from './models/item-tables.ts';
import { findRow, findRows } from './models/table-rows.ts';
import type { Access, StoreParts } from './models/models.ts';

const BATCH_PICTURES = 100;

export function pictureStore({ read, writer }: StoreParts): PictureStore {
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
      await writer.beside((access) => storePictures(access, [picture]));
    },
    async saveVariant(variant) {
      const row = { ...variant, bytes: Buffer.from(variant.bytes) };
      try {
        await writer.beside(({ models, transaction }) =>
          models.pictureVariants.bulkCreate([row], { ignoreDuplicates: true, transaction }),
        );
      } catch (error) {
        // The picture was swept while its size was encoded.
        if (!(error instanceof ForeignKeyConstraintError)) throw error;
      }
    },
    sweep: (before) =>
      writer.exclusively(async (access) => {
        const unused = await findUnused(access, before);
        await access.models.pictures.destroy({ where: { id: unused }, transaction: access.transaction });
      }),
  };
}

async function findUnused(access: Access, before: string): Promise<string[]> {
  const { models, transaction } = access;
  const isNamedByNoChange = { [Op.notIn]: literal('(SELECT "imageId" FROM "change_pictures")') };
  const rows = await findRows(models.pictures, {
    attributes: ['id'],
    where: { storedAt: { [Op.lt]: before }, id: isNamedByNoChange },
    transaction,
  });
  const ids = rows.map(({ id }) => id);
  const unused: string[] = [];
  for (const batch of inBatches(ids, BATCH_PICTURES)) {
    const named = await addressesIn(
      access,
      batch.map((id) => PICTURE_PATH + id),
    );
    unused.push(...batch.filter((id) => !named.has(PICTURE_PATH + id)));
  }
  return unused;
}

async function addressesIn({ models, transaction }: Access, addresses: string[]): Promise<Set<unknown>> {
  const named = new Set<unknown>();
  for (const resource of RESOURCE_NAMES) {
    const texts = ownFields(resource)
      .filter(({ type }) => type === 'text')
      .map(({ name }) => name);
    const rows = await findRows(models.items[resource], {
      attributes: texts,
      where: { [Op.or]: texts.map((field) => ({ [field]: addresses })) },
      transaction,
    });
    for (const row of rows) for (const value of Object.values(row)) named.add(value);
  }
  return named;
}

export async function storePictures(access: Access, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return;
  const { models, transaction } = access;
  const storedAt = new Date().toISOString();
  const rows = pictures.map((picture) => ({ ...picture, bytes: Buffer.from(picture.bytes), storedAt }));
  await models.pictures.bulkCreate(rows, { updateOnDuplicate: ['storedAt'], transaction });
}
