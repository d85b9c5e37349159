import { bodies, sentences } from '#openapi/generated/bodies.ts';
import { fillSentence } from '#openapi/field-errors.ts';
import type { CreatedItem, FieldError } from '#openapi/generated/model/index.ts';
import { createReferenceIndex, type ReferenceIndex } from '#server/domain/references.ts';
import { IdPool, slugOf } from '#openapi/slug.ts';
import { readItemNames, saveItems } from '#server/storage/import-rows.ts';
import type { ItemRow } from '#server/storage/models.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, RESOURCES, type ResourceName } from '#server/storage/resources.ts';
import { newItemRow } from '#server/storage/rows.ts';
import type { Access } from '#server/storage/storage.ts';

type ReferenceField = (typeof REFERENCES)[number]['field'];

interface References {
  resource: ResourceName;
  index: ReferenceIndex;
  ids: IdPool;
  waiting: ItemRow[];
}

const REFERENCES = [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS];
const LONGEST_NAME_CHARACTERS = bodies.SpiritFields.properties?.['name']?.maxLength ?? Infinity;

/** What the rows of a sheet refer to: found by name or id, or made when the catalogue lacks it. */
export class ImportReferences {
  readonly created: CreatedItem[] = [];
  readonly #now: string;
  readonly #byField = new Map<ReferenceField, References>();

  private constructor(now: string) {
    this.#now = now;
  }

  static async read(access: Access, now: string): Promise<ImportReferences> {
    const references = new ImportReferences(now);
    for (const { field, resource } of REFERENCES) {
      const items = await readItemNames(access, resource);
      references.#byField.set(field, {
        resource,
        // An export writes names, so a name wins over another item's id.
        index: createReferenceIndex(items, 'name'),
        ids: new IdPool(items.map(({ id }) => id)),
        waiting: [],
      });
    }
    return references;
  }

  /** What is wrong with the names that would have to be made. */
  check(field: ReferenceField, values: readonly string[]): FieldError[] {
    const { index } = this.#of(field);
    const long = values.some((value) => value.length > LONGEST_NAME_CHARACTERS && !index.find(value));
    if (!long) return [];
    const label = `Each name in ${bodies.CocktailFields.properties?.[field]?.['x-label'] ?? field}`;
    const message = fillSentence(sentences['maxLength'] ?? '', { label, limit: LONGEST_NAME_CHARACTERS });
    return [{ field, message }];
  }

  /** Ids for `values` in their order, each once; makes what is missing. */
  resolve(field: ReferenceField, values: readonly string[]): string[] {
    const { index } = this.#of(field);
    return [...new Set(values.map((value) => index.find(value) ?? this.#create(field, value)))];
  }

  /** Writes what was made since the last time. */
  async save(access: Access): Promise<void> {
    for (const references of this.#byField.values()) {
      const { resource, waiting } = references;
      references.waiting = [];
      await saveItems(access, resource, waiting);
    }
  }

  #create(field: ReferenceField, name: string): string {
    const { resource, index, ids, waiting } = this.#of(field);
    const { label } = RESOURCES[resource];
    const id = ids.take(slugOf(name, slugOf(label, label)));
    // A category is the only one that must have a description.
    const fields = { name, description: resource === 'categories' ? `${name} cocktails.` : null };
    waiting.push(newItemRow(resource, id, fields, this.#now));
    index.addName({ id, name });
    this.created.push({ resource, id, name });
    return id;
  }

  #of(field: ReferenceField): References {
    const references = this.#byField.get(field);
    if (!references) throw new Error(`no resource stands behind ${field}`);
    return references;
  }
}
