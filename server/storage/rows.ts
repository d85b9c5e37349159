import type { CocktailFields } from '#openapi/generated/model/index.ts';
import { nameKey, sortKey } from '#server/domain/names.ts';
import type { CatalogueRow, CocktailRow, ItemRow, LinkRow } from './models.ts';
import {
  COCKTAIL_LINKS,
  RESOURCES,
  type CocktailLink,
  type Resource,
  type ResourceName,
} from './resources.ts';

/** Fields of an item as the API has them: text, whole numbers, null and lists of lines. */
export type ItemFields = Record<string, unknown>;

/** A cocktail's own fields with its references already resolved to ids. */
export interface CocktailValues {
  name: string;
  description: string;
  image: string | null;
  difficulty: string;
  featured: boolean;
  funFact: string | null;
  ingredients: readonly string[];
  instructions: readonly string[];
  videoUrl: string | null;
  typeId: string | null;
  glasswareId: string | null;
  links: Record<CocktailLink['field'], readonly string[]>;
}

/** A recipe's own fields as the contract lets them pass, with an address for a picture. */
export type OwnFields = Omit<CocktailFields, 'image'> & { image?: string | null };

/** The part of a cocktail's values that refers to nothing; what is absent is empty. */
export function ownValues(fields: OwnFields): Omit<CocktailValues, 'typeId' | 'glasswareId' | 'links'> {
  return {
    name: fields.name,
    description: fields.description,
    image: fields.image ?? null,
    difficulty: fields.difficulty,
    featured: fields.featured ?? false,
    funFact: fields.funFact ?? null,
    ingredients: fields.ingredients,
    instructions: fields.instructions,
    videoUrl: fields.videoUrl ?? null,
  };
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
  return {
    name: values.name,
    description: values.description,
    image: values.image,
    difficulty: values.difficulty,
    featured: values.featured,
    funFact: values.funFact,
    ingredients: JSON.stringify(values.ingredients),
    instructions: JSON.stringify(values.instructions),
    videoUrl: values.videoUrl,
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
