import { literal } from 'sequelize';
import { identityOf, isSameValue, fieldValues, type Fields } from '#server/catalogue/items/item.ts';
import type { RecordedChange } from '#server/catalogue/ports/history-store.ts';
import type { Context } from '../models/models.ts';
import { itemToRow, referenceRowsOf } from '../models/item-tables.ts';
import { insertRows, inBatches } from '../models/queries.ts';
import { RESOURCE_NAMES, type FieldPath, type ResourceName } from '#server/catalogue/items/resources.ts';

/**
 * Stores the changes of a write. Each item is changed at most once. A resource follows those to which it
 * refers, as in RESOURCE_NAMES; deletions go in reverse.
 */
export async function storeItems(context: Context, changes: readonly RecordedChange[]): Promise<void> {
  const byResource = RESOURCE_NAMES.map((resource) => {
    return { resource, group: changes.filter((change) => change.resource === resource) };
  }).filter(({ group }) => group.length > 0);
  for (const { resource, group } of byResource) await freeNames(context, resource, group);
  for (const { resource, group } of byResource) await storeRows(context, resource, group);
  for (const { resource, group } of byResource.toReversed()) {
    const deleted = group.filter(({ before, after }) => before && !after);
    for (const id of inBatches(changedIds(deleted)))
      await context.models.items[resource].destroy({ where: { id }, transaction: context.transaction });
  }
}

/** Names are unique, and a write may swap two of them, so renamed rows first get an interim name. */
async function freeNames(
  { models, transaction }: Context,
  resource: ResourceName,
  changes: readonly RecordedChange[],
): Promise<void> {
  const identityIn = (fields: Fields | null): string | null => fields && identityOf(resource, fields);
  const renamed = changes.filter(({ before, after }) => identityIn(before) !== identityIn(after));
  const withOldName = renamed.filter(({ before }) => before);
  const hasNewNames = renamed.some(({ after }) => after);
  if (withOldName.length === 0 || !hasNewNames || renamed.length === 1) return;
  const nameKey = literal(`'\u0001' || "id"`);
  for (const id of inBatches(changedIds(withOldName)))
    await models.items[resource].update({ nameKey }, { where: { id }, transaction });
}

async function storeRows(
  context: Context,
  resource: ResourceName,
  changes: readonly RecordedChange[],
): Promise<void> {
  const { models, transaction } = context;
  const table = models.items[resource];
  const remaining = changes.filter(({ after }) => after);
  const toRow = itemToRow(resource);
  const row = ({ id, version, createdAt, at, after }: RecordedChange) =>
    toRow({ id, version, createdAt, updatedAt: at, fields: after ?? {} });
  await insertRows(context, table, remaining.filter(({ before }) => !before).map(row));
  await insertRows(context, table, remaining.filter(({ before }) => before).map(row), { replaces: true });
  for (const [field, joinTable] of models.joinTables[resource]) {
    const changed = remaining.filter(
      ({ before, after }) => !before || !haveSameIds(before, after ?? {}, field),
    );
    for (const ownerId of inBatches(changedIds(changed.filter(({ before }) => before))))
      await joinTable.destroy({ where: { ownerId }, transaction });
    const references = changed.flatMap(({ id, after }) => referenceRowsOf(id, after ?? {}, field));
    await insertRows(context, joinTable, references);
  }
}

function haveSameIds(before: Fields, after: Fields, field: FieldPath): boolean {
  return isSameValue(fieldValues(before, field), fieldValues(after, field));
}

function changedIds(changes: readonly RecordedChange[]): string[] {
  return changes.map(({ id }) => id);
}
