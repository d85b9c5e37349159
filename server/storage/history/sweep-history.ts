import { Op } from 'sequelize';
import type { ResourceName } from '#server/catalogue/resources.ts';
import type { Access } from '../models/models.ts';
import type { ChangeRow } from '../models/table-rows.ts';
import { readRevision, saveRevision } from '../transactions/revision.ts';

const BATCH_ITEMS = 500;

/** Of items that were deleted up to `upTo` and did not come back. */
export async function sweepHistory(access: Access, upTo: number): Promise<void> {
  const { models, transaction } = access;
  const deletions: unknown = await models.changes.findAll({
    attributes: ['resource', 'itemId', 'revision'],
    where: { action: 'deleted', revision: { [Op.lte]: upTo } },
    raw: true,
    transaction,
  });
  const lastDeletions = new Map<ResourceName, Map<string, number>>();
  for (const { resource, itemId, revision } of deletions as ChangeRow[]) {
    const ofResource = lastDeletions.get(resource) ?? new Map<string, number>();
    ofResource.set(itemId, Math.max(revision, ofResource.get(itemId) ?? 0));
    lastDeletions.set(resource, ofResource);
  }
  let swept = 0;
  for (const [resource, revisions] of lastDeletions) {
    const ids = [...revisions.keys()];
    for (let start = 0; start < ids.length; start += BATCH_ITEMS) {
      const batch = ids.slice(start, start + BATCH_ITEMS);
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
  const rows: unknown = await models.changes.findAll({
    attributes: ['itemId', 'revision'],
    where: { resource, itemId },
    order: ['revision'],
    raw: true,
    transaction,
  });
  return new Map((rows as ChangeRow[]).map((row) => [row.itemId, row.revision]));
}
