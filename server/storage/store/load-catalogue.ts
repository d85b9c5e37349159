import { setImmediate } from 'node:timers/promises';
import { literal, Op } from 'sequelize';
import type { Item } from '#server/catalogue/items/item.ts';
import { recordByResource, RESOURCE_NAMES, type ResourceName } from '#server/catalogue/items/resources.ts';
import type { StoredCatalogue } from '#server/catalogue/ports/store.ts';
import { ID_SEPARATOR, rowToItem } from '../models/item-tables.ts';
import { inBatches } from '../models/queries.ts';
import type { Table, ItemRow, ReferenceRow } from '../models/row-types.ts';
import type { Context } from '../models/models.ts';
import { readRevision } from './revision.ts';

const BATCH_ROWS = 2000;
const STEP_ROWS = 200;

/** Needs a transaction, in which all statements see one revision. */
export async function loadCatalogue(context: Context): Promise<StoredCatalogue> {
  const { revision } = await readRevision(context);
  const items = recordByResource((): Item[] => []);
  // A resource follows those to which it refers, so that its references reuse the strings of their ids.
  const ids = new Map<string, string>();
  for (const resource of RESOURCE_NAMES) {
    for await (const batch of itemBatches(context, resource, ids)) items[resource].push(...batch);
    if (resource !== RESOURCE_NAMES.at(-1)) for (const { id } of items[resource]) ids.set(id, id);
  }
  return { revision, items };
}

async function* itemBatches(
  { models, transaction }: Context,
  resource: ResourceName,
  ids: ReadonlyMap<string, string>,
): AsyncGenerator<Item[]> {
  const table = models.items[resource];
  const references = [...models.joinTables[resource]].map(
    ([field, joinTable]): [ReturnType<typeof literal>, string] => [
      literal(idsQuery(table, joinTable)),
      field,
    ],
  );
  const readAfter = (last: string) =>
    table.findAll({
      attributes: { exclude: ['nameKey'], include: references },
      where: { id: { [Op.gt]: last } },
      order: ['id'],
      limit: BATCH_ROWS,
      raw: true,
      transaction,
    });
  const toItem = rowToItem(resource, (id) => ids.get(id) ?? id);
  let next = readAfter('');
  for (;;) {
    const rows: readonly object[] = await next;
    const end = rows.at(-1) as ItemRow | undefined;
    if (!end) return;
    // The database reads the next batch while items are made of this one, in short steps.
    next = readAfter(end.id);
    // Without this, a failure before the next `await` would end the process.
    next.catch(() => undefined);
    for (const step of inBatches(rows as readonly ItemRow[], STEP_ROWS)) {
      await setImmediate();
      yield step.map(toItem);
    }
  }
}

/** The subquery is SQL, since Sequelize's `include` reads a row for each id, which takes three times as long. */
function idsQuery(table: Table<ItemRow>, joinTable: Table<ReferenceRow>): string {
  const owner = String(joinTable.getAttributes().ownerId.field);
  return `(SELECT string_agg("itemId", '${ID_SEPARATOR}' ORDER BY "position") FROM "${joinTable.tableName}"
    WHERE "${joinTable.tableName}"."${owner}" = "${table.tableName}"."id")`;
}
