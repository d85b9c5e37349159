import { foldText } from '#openapi/names/fold-text.ts';
import { pictureIdsIn } from '#server/catalogue/item.ts';
import type { CatalogueWrite } from '#server/catalogue/store/store.ts';
import type { RecordedChange } from '#server/catalogue/store/history-store.ts';
import { insertRows, findRow, type ChangeRow } from '../models/table-rows.ts';
import type { Access } from '../models/models.ts';
import { NEWEST_FIRST } from './history-reader.ts';
import { Op } from 'sequelize';
import { readRevision, saveRevision } from './revision.ts';

export async function storeHistory(access: Access, write: CatalogueWrite, revision: number): Promise<void> {
  const { models } = access;
  const { changes, importedFrom = null, undoes } = write;
  const rows = changes.map((change, at) => changeRowOf(change, { revision, ordinal: at + 1, importedFrom }));
  await insertRows(access, models.changes, rows);
  const pictures = changes.flatMap(({ before, after }, index) =>
    [...new Set([...pictureIdsIn(before), ...pictureIdsIn(after)])].map((imageId) => ({
      imageId,
      revision,
      ordinal: index + 1,
    })),
  );
  await insertRows(access, models.changePictures, pictures);
  if (undoes !== undefined) await markUndone(access, undoes, revision);
}

/** Marks the changes of `undone` to the items that `revision` changed. What `undone` had undone of them itself counts again. */
async function markUndone(
  { sequelize, transaction }: Access,
  undone: number,
  revision: number,
): Promise<void> {
  await sequelize.query(
    `UPDATE "changes" SET "undoneBy" = CASE WHEN "revision" = $1 THEN $2 END
      WHERE ("revision" = $1 OR "undoneBy" = $1)
        AND ("resource", "itemId") IN (SELECT "resource", "itemId" FROM "changes" WHERE "revision" = $2)`,
    { bind: [undone, revision], transaction },
  );
}

function changeRowOf(
  { id, createdAt, before, after, ...same }: RecordedChange,
  place: Pick<ChangeRow, 'revision' | 'ordinal' | 'importedFrom'>,
): ChangeRow {
  return {
    ...same,
    ...place,
    itemId: id,
    itemWords: foldText(same.itemName),
    itemCreatedAt: createdAt,
    undoneBy: null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

export async function pruneHistory(access: Access, kept: number): Promise<void> {
  const { models, transaction } = access;
  const query = { attributes: ['revision'], order: NEWEST_FIRST, offset: kept, transaction };
  const first = await findRow(models.changes, query);
  if (!first) return;
  await models.changes.destroy({ where: { revision: { [Op.lte]: first.revision } }, transaction });
  // A process that is so far behind must load the catalogue.
  const { changesFrom } = await readRevision(access);
  if (first.revision > changesFrom) await saveRevision(access, { changesFrom: first.revision });
}
