import { createReferenceIndex, type ReferenceIndex } from '#server/domain/references.ts';
import { freeSlug, slugOf } from '#openapi/slug.ts';
import type { CocktailRow, ItemRow } from './models.ts';
import {
  COCKTAIL_LINKS,
  RESOURCE_NAMES,
  RESOURCES,
  type CocktailLink,
  type ResourceName,
} from './resources.ts';
import {
  linkRows,
  newCocktailRow,
  newItemRow,
  ownValues,
  type CocktailValues,
  type ItemFields,
  type OwnFields,
} from './rows.ts';
import type { Access } from './storage.ts';

/** A whole catalogue, with references by name; a resource that is not there has no items. */
export interface CatalogueContents {
  items: Partial<Record<ResourceName, readonly object[]>>;
  cocktails: readonly OwnFields[];
}

/** Writes a catalogue into empty tables. Throws when a cocktail refers to something that is not there. */
export async function fillCatalogue(access: Access, contents: CatalogueContents, now: Date): Promise<void> {
  const { models, transaction } = access;
  const time = now.toISOString();
  const indexes = {} as Record<ResourceName, ReferenceIndex>;
  for (const name of RESOURCE_NAMES) {
    const { nameField, label } = RESOURCES[name];
    const items: readonly ItemFields[] = (contents.items[name] ?? []).map((item) => ({ ...item }));
    const rows = withIds(items, nameField, label).map(([id, fields]) => newItemRow(name, id, fields, time));
    await models.items[name].bulkCreate(rows, { transaction });
    indexes[name] = createReferenceIndex(
      rows.map((row: ItemRow) => ({ id: row.id, name: String(row['name']) })),
      'name',
    );
  }

  const cocktails: CocktailRow[] = [];
  const links = {} as Record<CocktailLink['field'], ReturnType<typeof linkRows>[number][1]>;
  for (const { field } of COCKTAIL_LINKS) links[field] = [];
  for (const [id, fields] of withIds(contents.cocktails, 'name', 'cocktail')) {
    const values = cocktailValues(fields, indexes);
    cocktails.push(newCocktailRow(id, values, time));
    for (const [field, rows] of linkRows(id, values.links)) links[field].push(...rows);
  }
  await models.cocktails.bulkCreate(cocktails, { transaction });
  for (const { field } of COCKTAIL_LINKS) await models.links[field].bulkCreate(links[field], { transaction });
}

function withIds<Fields extends object>(
  items: readonly Fields[],
  nameField: keyof Fields | string,
  fallback: string,
): [string, Fields][] {
  const taken = new Set<string>();
  return items.map((fields) => {
    const slug = slugOf(String(fields[nameField as keyof Fields]), slugOf(fallback, fallback));
    const id = freeSlug(slug, (candidate) => taken.has(candidate));
    taken.add(id);
    return [id, fields];
  });
}

function cocktailValues(fields: OwnFields, indexes: Record<ResourceName, ReferenceIndex>): CocktailValues {
  const one = (resource: ResourceName, value: string): string => {
    const id = indexes[resource].find(value);
    if (id === undefined)
      throw new Error(`"${fields.name}" refers to "${value}", which is not in ${resource}`);
    return id;
  };
  const many = (resource: ResourceName, values: readonly string[] = []): string[] => [
    ...new Set(values.map((value) => one(resource, value))),
  ];
  return {
    ...ownValues(fields),
    typeId: fields.type ? one('cocktail-types', fields.type) : null,
    glasswareId: fields.glassware ? one('glassware', fields.glassware) : null,
    links: {
      category: many('categories', fields.category),
      spirits: many('spirits', fields.spirits),
      equipment: many('equipment', fields.equipment),
      garnish: many('garnish', fields.garnish),
    },
  };
}
