import { DataTypes, type Model, type ModelAttributes } from 'sequelize';
import {
  recordByResource,
  RESOURCES,
  type Field,
  type FieldPath,
  type Reference,
  type ResourceName,
} from '#server/catalogue/items/resources.ts';
import type { ItemRow, ReferenceRow, Table } from './row-types.ts';
import { EMPTY_FIELDS } from '#server/catalogue/items/complete-fields.ts';
import { identityOf, fieldValues, type Fields, type Item } from '#server/catalogue/items/item.ts';

export type DefineTable = <Row extends object>(
  tableName: string,
  columns: ModelAttributes<Model<Row, Row>>,
) => Table<Row>;

const { TEXT, INTEGER, DOUBLE, BOOLEAN } = DataTypes;
/** Returns a new object each time, because Sequelize changes it. */
export const key = (field?: string) => ({ type: TEXT, primaryKey: true, ...(field && { field }) });
export const numberKey = () => ({ type: INTEGER, primaryKey: true });
const COLUMN_TYPES = { text: TEXT, list: TEXT, integer: INTEGER, number: DOUBLE, boolean: BOOLEAN } as const;

/** Each resource has a table, and each of its fields that refers to many items has a join table. */
export function defineItemTables(table: DefineTable) {
  const items = recordByResource((resource) =>
    table<ItemRow>(tableOf(resource), {
      id: key(),
      nameKey: TEXT,
      version: INTEGER,
      createdAt: TEXT,
      updatedAt: TEXT,
      ...Object.fromEntries(plainFields(resource).map(({ name, type }) => [name, COLUMN_TYPES[type]])),
      ...Object.fromEntries(referencesOf(resource).inColumns.map((one) => [columnOf(one), TEXT])),
    }),
  );
  const joinTables = recordByResource((resource) => {
    const tablesByField = new Map<FieldPath, Table<ReferenceRow>>();
    for (const reference of referencesOf(resource).inJoinTables) {
      const ownerId = key(`${singularOf(resource)}Id`);
      const columns = { ownerId, itemId: key(), position: INTEGER };
      tablesByField.set(reference.field, table<ReferenceRow>(joinTableOf(resource, reference), columns));
    }
    return tablesByField;
  });
  return { items, joinTables };
}

/**
 * A reference of the contract to one item is a column, and one to many is a join table. A reference in the
 * entries of a list is neither: it is stored with the list.
 */
function referencesOf(resource: ResourceName): Record<'inColumns' | 'inJoinTables', Reference[]> {
  const ofItem = RESOURCES[resource].references.filter(({ field }) => !field.includes('/'));
  return {
    inColumns: ofItem.filter(({ isList }) => !isList),
    inJoinTables: ofItem.filter(({ isList }) => isList),
  };
}

function plainFields(resource: ResourceName): readonly Field[] {
  const { fields, references } = RESOURCES[resource];
  return fields.filter(({ name }) => references.every(({ field }) => field !== name));
}

/** Other tables are called like their resource, with `_` for `-`. */
const TABLE_NAMES: Partial<Record<ResourceName, string>> = {
  garnish: 'garnishes',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
};

function tableOf(resource: ResourceName): string {
  return TABLE_NAMES[resource] ?? resource.replaceAll('-', '_');
}

/** Makes a name such as cocktail_spirits. No resource refers to another by two lists. */
function joinTableOf(resource: ResourceName, { resource: referred }: Reference): string {
  return `${singularOf(resource)}_${tableOf(referred)}`;
}

function singularOf(resource: ResourceName): string {
  return tableOf(resource).replace(/s$/, '');
}

function columnOf({ field }: Reference): string {
  return `${field}Id`;
}

/** A list is stored as its JSON text. */
export function itemToRow(resource: ResourceName): (item: Item) => ItemRow {
  const plain = plainFields(resource);
  const { inColumns } = referencesOf(resource);
  return ({ id, version, createdAt, updatedAt, fields }) => {
    const row: ItemRow = { id, nameKey: identityOf(resource, fields), version, createdAt, updatedAt };
    for (const { name, type } of plain)
      row[name] = type === 'list' ? JSON.stringify(fields[name]) : fields[name];
    for (const reference of inColumns)
      row[columnOf(reference)] = fieldValues(fields, reference.field)[0] ?? null;
    return row;
  };
}

export function referenceRowsOf(ownerId: string, fields: Fields, field: FieldPath): ReferenceRow[] {
  return fieldValues(fields, field).map((itemId, position) => ({ ownerId, itemId, position }));
}

export const ID_SEPARATOR = ',';

/** @param shared Returns the same string for all references to an item, since 100,000 copies take memory. */
export function rowToItem(resource: ResourceName, shared: (id: string) => string): (row: ItemRow) => Item {
  const { fields, references } = RESOURCES[resource];
  const readers = fields.map(({ name, type }): [string, (row: ItemRow) => unknown] => {
    const reference = references.find(({ field }) => field === name);
    if (reference?.isList) return [name, (row) => idsInColumn(row[name], shared)];
    if (reference) return [name, (row) => idsInColumn(row[columnOf(reference)], shared)[0] ?? null];
    if (type === 'list') return [name, (row) => JSON.parse(String(row[name])) as unknown];
    // SQLite has numbers for booleans.
    if (type === 'boolean') return [name, (row) => Boolean(row[name])];
    return [name, (row) => row[name] ?? null];
  });
  return (row) => {
    const { id, version, createdAt, updatedAt } = row;
    const values: Record<string, unknown> = { ...EMPTY_FIELDS[resource] };
    for (const [name, read] of readers) values[name] = read(row);
    return { id, version, createdAt, updatedAt, fields: values };
  };
}

function idsInColumn(text: unknown, shared: (id: string) => string): string[] {
  return typeof text === 'string' ? text.split(ID_SEPARATOR).map(shared) : [];
}
