import { foldText } from '#openapi/names/fold-text.ts';
import { pictureIdsIn } from '#server/catalogue/item.ts';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import type { CatalogueWrite } from '#server/catalogue/store/store.ts';
import type { CommittedChange, RecordedChange } from '#server/catalogue/store/history-store.ts';
import { insertRows, findRows, type ChangeRow } from '../models/table-rows.ts';
import type { Access } from '../models/models.ts';
import { placeOf } from './history-reader.ts';
import { Op } from 'sequelize';
import type { ResourceName } from '#server/catalogue/resources.ts';
import { readRevision, saveRevision } from '../transactions/revision.ts';

export async function storeHistory(access: Access, write: CatalogueWrite, revision: number): Promise<void> {
  const { models } = access;
  const { changes, importedFrom = null, takesBack = [], givesBack = [] } = write;
  const rows = changes.map((change, index) =>
    changeRowOf(change, { revision, ordinal: index + 1, importedFrom }),
  );
  await insertRows(access, models.changes, rows);
  const pictures = changes.flatMap(({ before, after }, index) =>
    [...new Set([...pictureIdsIn(before), ...pictureIdsIn(after)])].map((imageId) => ({
      imageId,
      revision,
      ordinal: index + 1,
    })),
  );
  await insertRows(access, models.changePictures, pictures);
  await markChanges(access, takesBack, revision);
  await markChanges(access, givesBack, null);
}

async function markChanges(
  { models, transaction }: Access,
  changeIds: readonly string[],
  undoneBy: number | null,
): Promise<void> {
  const places = changeIds.flatMap((changeId) => placeOf(changeId) ?? []);
  for (const revision of new Set(places.map((place) => place.revision))) {
    const ordinals = places.filter((place) => place.revision === revision).map(({ ordinal }) => ordinal);
    for (const ordinal of inBatches(ordinals))
      await models.changes.update({ undoneBy }, { where: { revision, ordinal }, transaction });
  }
}

function changeRowOf(
  change: RecordedChange,
  {
    revision,
    ordinal,
    importedFrom,
  }: Pick<ChangeRow, 'revision' | 'ordinal'> & Pick<CommittedChange, 'importedFrom'>,
): ChangeRow {
  const { resource, id, itemName, action, at, version, createdAt, before, after } = change;
  return {
    revision,
    ordinal,
    resource,
    itemId: id,
    itemName,
    itemWords: foldText(itemName),
    action,
    at,
    version,
    itemCreatedAt: createdAt,
    importedFrom,
    undoneBy: null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

/** Of items that were deleted before `before` and did not come back. */
export async function sweepHistory(access: Access, before: string): Promise<void> {
  const { models, transaction } = access;
  const deletions = await findRows(models.changes, {
    attributes: ['resource', 'itemId', 'revision'],
    where: { action: 'deleted', at: { [Op.lt]: before } },
    transaction,
  });
  const lastDeletions = new Map<ResourceName, Map<string, number>>();
  for (const { resource, itemId, revision } of deletions) {
    const ofResource = lastDeletions.get(resource) ?? new Map<string, number>();
    ofResource.set(itemId, Math.max(revision, ofResource.get(itemId) ?? 0));
    lastDeletions.set(resource, ofResource);
  }
  let swept = 0;
  for (const [resource, revisions] of lastDeletions) {
    for (const batch of inBatches([...revisions.keys()])) {
      const newest = await newestRevisions(access, resource, batch);
      const gone = batch.filter((id) => newest.get(id) === revisions.get(id));
      await models.changes.destroy({ where: { resource, itemId: gone }, transaction });
      for (const id of gone) swept = Math.max(swept, revisions.get(id) ?? 0);
    }
  }
  // A process that is so far behind must load the catalogue.
  const { changesFrom } = await readRevision(access);
  if (swept > changesFrom) await saveRevision(access, { changesFrom: swept });
}

async function newestRevisions(
  { models, transaction }: Access,
  resource: ResourceName,
  itemId: string[],
): Promise<Map<string, number>> {
  const rows = await findRows(models.changes, {
    attributes: ['itemId', 'revision'],
    where: { resource, itemId },
    order: ['revision'],
    transaction,
  });
  return new Map(rows.map((row) => [row.itemId, row.revision]));
}
