import { QueryTypes } from 'sequelize';
import { idsIn } from './bulk-rows.ts';
import type { Change } from '#openapi/generated/model/index.ts';
import type { ChangeRow } from './models.ts';
import type { Access } from './storage.ts';

/** What an import made of one item; the states are JSON text as they are kept. */
export interface ImportedItem {
  resource: Change['resource'];
  itemId: string;
  itemName: string;
  before: string | null;
  after: string | null;
}

/** Whether there was such an import, and those of its items that were not undone yet. */
export async function readImport(
  { models, transaction }: Access,
  importId: string,
): Promise<{ known: boolean; items: ImportedItem[] }> {
  const rows: unknown = await models.changes.findAll({
    where: { importId },
    order: [
      ['revision', 'ASC'],
      ['ordinal', 'ASC'],
    ],
    raw: true,
    transaction,
  });
  const changes = rows as ChangeRow[];
  const items = new Map<string, ImportedItem>();
  for (const { undoneBy, itemId, itemName, before, after, ...change } of changes) {
    if (undoneBy !== null) continue;
    const resource = change.resource as Change['resource'];
    const earlier = items.get(`${resource}/${itemId}`);
    items.set(`${resource}/${itemId}`, {
      resource,
      itemId,
      itemName,
      before: earlier ? earlier.before : before,
      after,
    });
  }
  return { known: changes.length > 0, items: [...items.values()] };
}

/** Notes that an import was undone, save for the items that were left alone. */
export async function markUndone(
  access: Access,
  importId: string,
  skipped: readonly Pick<ImportedItem, 'resource' | 'itemId'>[],
): Promise<void> {
  const { sequelize, transaction } = access;
  const undone = access.changes?.revision ?? 0;
  await sequelize.query(`UPDATE "changes" SET "undoneBy" = $1 WHERE "importId" = $2 AND "undoneBy" IS NULL`, {
    bind: [undone, importId],
    type: QueryTypes.UPDATE,
    transaction,
  });
  for (const resource of new Set(skipped.map((item) => item.resource))) {
    const ids = skipped.filter((item) => item.resource === resource).map(({ itemId }) => itemId);
    await sequelize.query(
      `UPDATE "changes" SET "undoneBy" = NULL WHERE "importId" = $2 AND "undoneBy" = $3 AND "resource" = $4
        AND "itemId" IN (${idsIn(access)})`,
      {
        bind: [JSON.stringify(ids), importId, undone, resource],
        type: QueryTypes.UPDATE,
        transaction,
      },
    );
  }
}
