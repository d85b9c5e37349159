import { bodies } from '#openapi/generated/bodies.ts';
import type { CocktailFields } from '#openapi/generated/model/index.ts';
import { nameKey, sortKey } from '#openapi/names.ts';
import type { CatalogueRow, CocktailRow, ItemRow, KeptRecipe, LinkRow } from './models.ts';
import {
  COCKTAIL_COLUMNS,
  COCKTAIL_LINKS,
  RESOURCES,
  type CocktailLink,
  type Resource,
  type ResourceName,
} from './resources.ts';

/** Fields of an item as the API has them: text, whole numbers, null and lists of lines. */
export type ItemFields = Record<string, unknown>;

/** What an absent field is, by its type in the contract; null for every other. */
const NOTHING: Record<string, unknown> = { array: [], boolean: false };

/** A recipe's own fields as the contract lets them pass, with an address for a picture. */
export type OwnFields = Omit<CocktailFields, 'image'> & { image?: string | null };

type ReferenceField = CocktailLink['field'] | (typeof COCKTAIL_COLUMNS)[number]['field'];

/** A recipe's own fields, references aside, with everything that is absent filled in. */
type OwnValues = {
  [Field in keyof Omit<OwnFields, ReferenceField>]-?: Exclude<OwnFields[Field], undefined>;
};

/** A cocktail's own fields with its references already resolved to ids. */
export interface CocktailValues extends OwnValues {
  typeId: string | null;
  glasswareId: string | null;
  links: Record<CocktailLink['field'], readonly string[]>;
}

const REFERENCE_FIELDS = new Set<string>([...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS].map(({ field }) => field));

/** The contract names a recipe's own fields; the table has a column for each, lists as JSON text. */
const OWN_FIELDS = Object.entries(bodies.CocktailFields.properties ?? {}).flatMap(([field, { type }]) =>
  REFERENCE_FIELDS.has(field) ? [] : [{ field, nothing: NOTHING[String(type)] ?? null }],
);

/** The part of a cocktail's values that refers to nothing; what is absent is empty. */
export function ownValues(fields: OwnFields): OwnValues {
  const given = fields as ItemFields;
  const values: ItemFields = {};
  for (const { field, nothing } of OWN_FIELDS) values[field] = given[field] ?? nothing;
  return values as OwnValues;
}

/** The same part of what a row keeps. */
export function ownValuesOf(row: CocktailRow): OwnValues {
  const kept = row as unknown as ItemFields;
  const values: ItemFields = {};
  for (const { field, nothing } of OWN_FIELDS) {
    if (Array.isArray(nothing)) values[field] = JSON.parse(String(kept[field])) as unknown;
    // SQLite keeps a switch as a number.
    else values[field] = nothing === false ? Boolean(kept[field]) : kept[field];
  }
  return values as OwnValues;
}

/** Key that no two items of a resource share. */
export function itemKey(resource: Resource, fields: ItemFields): string {
  const parts = [fields[resource.nameField]];
  if (resource.alsoDistinguishedBy) parts.push(fields[resource.alsoDistinguishedBy]);
  return parts.map((part) => nameKey(String(part))).join('\n');
}

/** The first version of an item's row. `now` is an ISO time. */
export function newItemRow(name: ResourceName, id: string, fields: ItemFields, now: string): ItemRow {
  const resource = RESOURCES[name];
  return { ...itemColumns(resource, fields), ...newRow(id, now) };
}

/** The columns that an item's fields fill. */
export function itemColumns(
  resource: Resource,
  fields: ItemFields,
): Record<string, string | number | null> & Pick<CatalogueRow, 'nameKey' | 'sortKey'> {
  const columns = Object.entries(resource.fields).map(([field, kind]) => {
    const value = fields[field];
    if (kind === 'list') return [field, JSON.stringify(value ?? [])];
    return [field, kind === 'integer' ? Number(value) : (value ?? null)];
  });
  return {
    ...(Object.fromEntries(columns) as Record<string, string | number | null>),
    nameKey: itemKey(resource, fields),
    sortKey: sortKey(String(fields[resource.nameField])),
  };
}

/** The first version of a cocktail's row; its links are `linkRows`. `now` is an ISO time. */
export function newCocktailRow(id: string, values: CocktailValues, now: string): CocktailRow {
  return { ...cocktailColumns(values), ...newRow(id, now) };
}

/** The columns that a cocktail's values fill. */
export function cocktailColumns(
  values: CocktailValues,
): Omit<CocktailRow, 'id' | 'version' | 'createdAt' | 'updatedAt'> {
  const given = values as unknown as ItemFields;
  const own: ItemFields = {};
  for (const { field, nothing } of OWN_FIELDS) {
    own[field] = Array.isArray(nothing) ? JSON.stringify(given[field]) : given[field];
  }
  return {
    ...(own as KeptRecipe),
    typeId: values.typeId,
    glasswareId: values.glasswareId,
    nameKey: nameKey(values.name),
    sortKey: sortKey(values.name),
  };
}

/** The rows of the join tables of one cocktail, by the field that they hold. */
export function linkRows(
  cocktailId: string,
  links: CocktailValues['links'],
): [CocktailLink['field'], LinkRow[]][] {
  return COCKTAIL_LINKS.map(({ field }) => [
    field,
    links[field].map((itemId, position) => ({ cocktailId, itemId, position })),
  ]);
}

function newRow(id: string, now: string): Pick<CatalogueRow, 'id' | 'version' | 'createdAt' | 'updatedAt'> {
  return { id, version: 1, createdAt: now, updatedAt: now };
}
