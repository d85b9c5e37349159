import { DataTypes, type FindOptions, type Model, type ModelAttributes, type ModelStatic } from 'sequelize';
import {
  forEachResource,
  RESOURCES,
  type Field,
  type Reference,
  type ResourceName,
} from '#server/catalogue/resources.ts';
import type { ItemRow, ReferenceRow } from './table-rows.ts';

export type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

/** Plain rows, since an instance of each takes ten times as long. */
export async function findRows<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row[]> {
  return (await table.findAll({ ...query, raw: true })) as unknown as Row[];
}

export async function findRow<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row | null> {
  return (await table.findOne({ ...query, raw: true })) as unknown as Row | null;
}

export type DefineTable = <Row extends object>(
  tableName: string,
  columns: ModelAttributes<Model<Row, Row>>,
) => Table<Row>;

const { TEXT, INTEGER, DOUBLE, BOOLEAN } = DataTypes;
/** Sequelize writes into it, so it is a new one each time. */
export const key = (field?: string) => ({ type: TEXT, primaryKey: true, ...(field && { field }) });
export const numberKey = () => ({ type: INTEGER, primaryKey: true });
const COLUMN_TYPES = { text: TEXT, list: TEXT, integer: INTEGER, number: DOUBLE, boolean: BOOLEAN } as const;

/** A table for each resource of the contract, and one for each of its fields that refer to many items. */
export function defineItemTables(table: DefineTable) {
  const items = forEachResource((resource) =>
    table<ItemRow>(tableOf(resource), {
      id: key(),
      nameKey: TEXT,
      version: INTEGER,
      createdAt: TEXT,
      updatedAt: TEXT,
      ...Object.fromEntries(ownFields(resource).map(({ name, type }) => [name, COLUMN_TYPES[type]])),
    }),
  );
  const references = forEachResource((resource) => {
    const joins = new Map<string, Table<ReferenceRow>>();
    for (const reference of tableReferences(resource)) {
      const target = items[reference.resource];
      const { field } = reference;
      if (!reference.many) {
        items[resource].belongsTo(target, { as: field, foreignKey: columnOf(reference), constraints: false });
        continue;
      }
      const join = table<ReferenceRow>(joinTableOf(resource, reference), {
        ownerId: key(ownerColumnOf(resource)),
        itemId: key(),
        position: INTEGER,
      });
      items[resource].belongsToMany(target, {
        as: field,
        through: join,
        foreignKey: 'ownerId',
        otherKey: 'itemId',
      });
      joins.set(field, join);
    }
    return joins;
  });
  return { items, references };
}

/** References of a list's entries are stored with the list. */
export function tableReferences(resource: ResourceName): readonly Reference[] {
  return RESOURCES[resource].references.filter(({ field }) => !field.includes('/'));
}

export function ownFields(resource: ResourceName): readonly Field[] {
  const { fields, references } = RESOURCES[resource];
  return fields.filter(({ name }) => references.every(({ field }) => field !== name));
}

/** Not called like their resource, with `_` for `-`. */
const TABLE_NAMES: Partial<Record<ResourceName, string>> = {
  garnish: 'garnishes',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
};

function tableOf(resource: ResourceName): string {
  return TABLE_NAMES[resource] ?? resource.replaceAll('-', '_');
}

/** Such as cocktail_spirits; a further field for the same resource gives its own name. */
function joinTableOf(resource: ResourceName, { field, resource: target }: Reference): string {
  const { references } = RESOURCES[resource];
  const first = references.find(
    (reference) => reference.many && reference.resource === target && !reference.field.includes('/'),
  );
  return `${oneOf(resource)}_${first?.field === field ? tableOf(target) : field}`;
}

function ownerColumnOf(resource: ResourceName): string {
  return `${oneOf(resource)}Id`;
}

function oneOf(resource: ResourceName): string {
  return tableOf(resource).replace(/s$/, '');
}

export function columnOf({ field }: Reference): string {
  return `${field}Id`;
}
