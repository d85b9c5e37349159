import { literal } from 'sequelize';
import { areSameFields, identityOf, idsIn, type Fields } from '#server/catalogue/item.ts';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import type { RecordedChange } from '#server/catalogue/store/history-store.ts';
import type { Access } from '../models/models.ts';
import { referenceRowsOf, rowOf } from '../models/item-tables.ts';
import { insertRows } from '../models/table-rows.ts';
import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '#server/catalogue/resources.ts';

interface ItemEdit {
  change: RecordedChange;
  before: Fields | null;
  after: Fields | null;
}

/** Stores changes in the order in which they were made. */
export async function storeItems(access: Access, changes: readonly RecordedChange[]): Promise<void> {
  const edits = editsOf(changes);
  const resources = DEPENDENCY_ORDER.filter((resource) => edits.has(resource));
  for (const resource of resources) await freeNames(access, resource, edits.get(resource) ?? []);
  for (const resource of resources) await saveRows(access, resource, edits.get(resource) ?? []);
  for (const resource of resources.reverse()) {
    const deleted = (edits.get(resource) ?? []).filter(({ before, after }) => before && !after);
    for (const id of inBatches(idsOf(deleted)))
      await access.models.items[resource].destroy({ where: { id }, transaction: access.transaction });
  }
}

function editsOf(changes: readonly RecordedChange[]): Map<ResourceName, ItemEdit[]> {
  const byItem = new Map<string, ItemEdit>();
  for (const change of changes) {
    const key = `${change.resource}/${change.id}`;
    const { before } = byItem.get(key) ?? change;
    byItem.set(key, { change, before, after: change.after });
  }
  const byResource = new Map<ResourceName, ItemEdit[]>();
  for (const edit of byItem.values()) {
    const { resource } = edit.change;
    const known = byResource.get(resource);
    if (known) known.push(edit);
    else byResource.set(resource, [edit]);
  }
  return byResource;
}

/** Gives renamed rows an interim key. No two rows may share a name, not even between two statements of a write that swaps two names. */
async function freeNames(
  { models, transaction }: Access,
  resource: ResourceName,
  edits: ItemEdit[],
): Promise<void> {
  const nameIn = (fields: Fields | null): string | null => fields && identityOf(resource, fields);
  const renamed = edits.filter(({ before, after }) => nameIn(before) !== nameIn(after));
  const losing = renamed.filter(({ before }) => before);
  const gaining = renamed.filter(({ after }) => after);
  if (losing.length === 0 || gaining.length === 0 || renamed.length === 1) return;
  const nameKey = literal(`'\u0001' || "id"`) as unknown as string;
  for (const id of inBatches(idsOf(losing)))
    await models.items[resource].update({ nameKey }, { where: { id }, transaction });
}

async function saveRows(access: Access, resource: ResourceName, edits: ItemEdit[]): Promise<void> {
  const { models, transaction } = access;
  const table = models.items[resource];
  const there = edits.filter(({ after }) => after);
  const row = ({ change, after }: ItemEdit) => {
    const { id, version, createdAt, at } = change;
    return rowOf(resource, { id, version, createdAt, updatedAt: at, fields: after ?? {} });
  };
  await insertRows(access, table, there.filter(({ before }) => !before).map(row));
  await insertRows(access, table, there.filter(({ before }) => before).map(row), true);
  for (const [field, joinTable] of models.references[resource]) {
    const moved = there.filter(({ before, after }) => !before || !haveSameIds(before, after ?? {}, field));
    for (const ownerId of inBatches(idsOf(moved.filter(({ before }) => before))))
      await joinTable.destroy({ where: { ownerId }, transaction });
    const references = moved.flatMap(({ change, after }) => referenceRowsOf(change.id, after ?? {}, field));
    await insertRows(access, joinTable, references);
  }
}

function haveSameIds(one: Fields, other: Fields, field: string): boolean {
  return areSameFields({ ids: idsIn(one, field) }, { ids: idsIn(other, field) });
}

function idsOf(edits: readonly ItemEdit[]): string[] {
  return edits.map(({ change }) => change.id);
}

/**
 * A resource stands after those to which it refers. Rows are deleted in the reverse order. In a circle of references, one resource stands
 * too early.
 */
export const DEPENDENCY_ORDER: readonly ResourceName[] = inOrder(RESOURCE_NAMES);

function inOrder(names: readonly ResourceName[]): ResourceName[] {
  const ordered = new Set<ResourceName>();
  const begun = new Set<ResourceName>();
  const add = (name: ResourceName): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const { resource } of RESOURCES[name].references) add(resource);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}
