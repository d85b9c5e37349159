import { identityOf, idsIn, type Fields, type Item } from '#server/catalogue/item.ts';
import { RESOURCES, type ResourceName } from '#server/catalogue/resources.ts';
import { ownFields, type ItemRow, type ReferenceRow } from './models.ts';
import { columnOf } from './table-names.ts';

/** The row of an item; what it refers to many of stands in join tables. */
export function rowOf(resource: ResourceName, { id, version, createdAt, updatedAt, fields }: Item): ItemRow {
  const row: ItemRow = { id, nameKey: identityOf(resource, fields), version, createdAt, updatedAt };
  for (const { name, kind } of ownFields(resource)) {
    row[name] = kind === 'list' ? JSON.stringify(fields[name]) : fields[name];
  }
  for (const reference of RESOURCES[resource].references) {
    if (!reference.many) row[columnOf(reference)] = fields[reference.field];
  }
  return row;
}

/** The rows of one join table for an item. */
export function referenceRowsOf(ownerId: string, fields: Fields, field: string): ReferenceRow[] {
  return idsIn(fields, field).map((itemId, position) => ({ ownerId, itemId, position }));
}

/**
 * Makes items of a resource's rows.
 *
 * @param referencesOf the ids that an item refers to, by field and item
 */
export function itemReader(
  resource: ResourceName,
  referencesOf: (field: string, id: string) => readonly string[],
): (row: ItemRow) => Item {
  const single = new Map(
    RESOURCES[resource].references.flatMap((reference) =>
      reference.many ? [] : [[reference.field, columnOf(reference)]],
    ),
  );
  const many = new Set(
    RESOURCES[resource].references.flatMap(({ field, many: isMany }) => (isMany ? [field] : [])),
  );
  return (row) => {
    const fields: Record<string, unknown> = {};
    for (const { name, kind } of RESOURCES[resource].fields) {
      const column = single.get(name);
      if (column !== undefined) fields[name] = row[column] ?? null;
      else if (many.has(name)) fields[name] = referencesOf(name, row.id);
      else if (kind === 'list') fields[name] = JSON.parse(String(row[name])) as unknown;
      // SQLite has numbers for booleans.
      else fields[name] = kind === 'boolean' ? Boolean(row[name]) : (row[name] ?? null);
    }
    const { id, version, createdAt, updatedAt } = row;
    return { id, version, createdAt, updatedAt, fields };
  };
}
