import { col, literal, Op } from 'sequelize';
import type { Item } from '#server/catalogue/item.ts';
import { forEachResource, RESOURCE_NAMES, type ResourceName } from '#server/catalogue/resources.ts';
import type { StoredCatalogue } from '#server/catalogue/store.ts';
import type { Access } from './access.ts';
import type { ItemRow, ReferenceRow, Table } from './models.ts';
import { readRevision } from './revision.ts';
import { itemReader } from './rows.ts';

/** So many rows are in memory beside the items that are made of them. */
const BATCH_ROWS = 2000;

/** The whole catalogue. All statements see the same revision when `access` has a transaction. */
export async function loadCatalogue(access: Access): Promise<StoredCatalogue> {
  const { revision } = await readRevision(access);
  const items = forEachResource((): Item[] => []);
  // The resources that others refer to come first: their ids are the strings that all references share.
  const ids = new Map<string, string>();
  for (const resource of RESOURCE_NAMES) {
    for await (const batch of itemBatches(access, resource, ids)) items[resource].push(...batch);
    if (resource !== RESOURCE_NAMES.at(-1)) for (const { id } of items[resource]) ids.set(id, id);
  }
  return { revision, items };
}

async function* itemBatches(
  access: Access,
  resource: ResourceName,
  ids: ReadonlyMap<string, string>,
): AsyncGenerator<Item[]> {
  let last = '';
  for (;;) {
    const rows = (await access.models.items[resource].findAll({
      where: { id: { [Op.gt]: last } },
      order: ['id'],
      limit: BATCH_ROWS,
      raw: true,
      transaction: access.transaction,
    })) as unknown as ItemRow[];
    const end = rows.at(-1);
    if (!end) return;
    const references = new Map<string, Map<string, string[]>>();
    for (const [field, table] of access.models.references[resource]) {
      references.set(field, await readReferences(access, table, { after: last, to: end.id }, ids));
    }
    yield rows.map(itemReader(resource, (field, id) => references.get(field)?.get(id) ?? []));
    if (rows.length < BATCH_ROWS) return;
    last = end.id;
  }
}

/** The ids that items refer to, in their order, by the id of the item. One row an item: a row a reference takes three times as long. */
async function readReferences(
  { transaction }: Access,
  table: Table<ReferenceRow>,
  { after, to }: { after: string; to: string },
  ids: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const owner = String(table.getAttributes().ownerId.field);
  const rows = (await table.findAll({
    attributes: [
      [col(owner), 'ownerId'],
      [literal(`string_agg("itemId", ',' ORDER BY "position")`), 'itemIds'],
    ],
    where: { ownerId: { [Op.gt]: after, [Op.lte]: to } },
    group: [col(owner) as unknown as string],
    raw: true,
    transaction,
  })) as unknown as { ownerId: string; itemIds: string }[];
  return new Map(
    rows.map(({ ownerId, itemIds }) => [ownerId, itemIds.split(',').map((id) => ids.get(id) ?? id)]),
  );
}
