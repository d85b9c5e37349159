import { identityOf, idsIn, type Fields, type Item } from '#server/catalogue/item.ts';
import { RESOURCES, type ResourceName } from '#server/catalogue/resources.ts';
import { ownFields, tableReferences, type Table, columnOf } from './item-tables.ts';
import type { ItemRow, ReferenceRow } from './table-rows.ts';
import type { Access } from './models.ts';

export function rowOf(resource: ResourceName, { id, version, createdAt, updatedAt, fields }: Item): ItemRow {
  const row: ItemRow = { id, nameKey: identityOf(resource, fields), version, createdAt, updatedAt };
  for (const { name, type } of ownFields(resource)) {
    row[name] = type === 'list' ? JSON.stringify(fields[name]) : fields[name];
  }
  for (const reference of tableReferences(resource)) {
    if (!reference.many) row[columnOf(reference)] = fields[reference.field];
  }
  return row;
}

export function referenceRowsOf(ownerId: string, fields: Fields, field: string): ReferenceRow[] {
  return idsIn(fields, field).map((itemId, position) => ({ ownerId, itemId, position }));
}

/** No id has it. */
export const ID_SEPARATOR = ',';

/** @param shared gives the string that all references to an item share, which 100,000 items need not copy */
export function itemReader(resource: ResourceName, shared: (id: string) => string): (row: ItemRow) => Item {
  const { fields, references } = RESOURCES[resource];
  const readers = fields.map(({ name, type }): [string, (row: ItemRow) => unknown] => {
    const reference = references.find(({ field }) => field === name);
    if (reference?.many) return [name, (row) => idsOf(row[name], shared)];
    if (reference) return [name, (row) => idsOf(row[columnOf(reference)], shared)[0] ?? null];
    if (type === 'list') return [name, (row) => JSON.parse(String(row[name])) as unknown];
    // SQLite has numbers for booleans.
    if (type === 'boolean') return [name, (row) => Boolean(row[name])];
    return [name, (row) => row[name] ?? null];
  });
  return (row) => {
    const { id, version, createdAt, updatedAt } = row;
    const values: Record<string, unknown> = {};
    for (const [name, read] of readers) values[name] = read(row);
    return { id, version, createdAt, updatedAt, fields: values };
  };
}

function idsOf(text: unknown, shared: (id: string) => string): string[] {
  return typeof text === 'string' ? text.split(ID_SEPARATOR).map(shared) : [];
}

const BATCH_ROWS = 500;

/** `Model.bulkCreate` takes twice as long, since it makes an instance of each row. `onAdded` is told how many each statement added. */
export async function insertRows<Row extends object>(
  { sequelize, transaction }: Access,
  table: Table<Row>,
  rows: readonly Row[],
  onAdded: (count: number) => void = () => {},
): Promise<void> {
  const queryInterface = sequelize.getQueryInterface();
  const attributes = table.getAttributes() as Record<string, { field?: string }>;
  const columns = Object.entries(attributes).map(([name, { field = name }]) => [name, field] as const);
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS) as readonly Record<string, unknown>[];
    const records = batch.map((row) =>
      Object.fromEntries(columns.map(([name, field]) => [field, row[name]])),
    );
    await queryInterface.bulkInsert(table.getTableName(), records, { transaction: transaction ?? null });
    onAdded(batch.length);
  }
}
