import { bodies, sentences } from '#openapi/generated/bodies.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import type { CreatedItem, RowError, NamedPicture } from '#openapi/generated/model.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { nameKey } from '#openapi/names/fold-text.ts';
import { IdPool, isId } from '#openapi/names/slug.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../decision.ts';
import { completeFields, identityOf, nameOf } from '../../item.ts';
import { forEachResource, RESOURCES, type Reference, type ResourceName } from '../../resources.ts';
import type { ItemIds } from '#server/sheets/write/further-columns.ts';
import { labelOf } from '../messages.ts';
import { slugFor } from '../new-id.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { pictureFileKey, pictureFileName } from '#openapi/names/picture-file-name.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';

const { maxItems: MAX_CREATED, 'x-message-invalid': TOO_MANY_CREATED } =
  contract.components.schemas.ImportResults.properties.createdItems;

export type RowReason = Omit<RowError, 'row'>;

export class ImportReferences {
  readonly changes: Change[] = [];
  readonly createdItems: CreatedItem[] = [];
  readonly #catalogue: Catalogue;
  readonly #created = forEachResource(() => new Map<string, string>());
  readonly #createdNames = forEachResource(() => new Map<string, string>());
  readonly #ids = new Map<ResourceName, IdPool>();
  readonly #wanted = new Map<string, Map<string, string>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  wantIds(itemIds: ItemIds): void {
    for (const [resource, names] of Object.entries(itemIds)) {
      const wanted = this.#wanted.get(resource) ?? new Map<string, string>();
      for (const [name, id] of Object.entries(names)) if (isId(id)) wanted.set(nameKey(name), id);
      this.#wanted.set(resource, wanted);
    }
  }

  check(named: readonly (readonly [Reference, readonly string[]])[]): RowReason[] {
    let created = this.createdItems.length;
    return named.flatMap(([{ field, resource }, values]): RowReason[] => {
      const missing = values.filter((value) => this.#find(resource, value) === undefined);
      const longest = bodies[RESOURCES[resource].body].properties?.['name']?.maxLength ?? Infinity;
      if (missing.some((value) => value.length > longest)) {
        const label = `Each name in ${labelOf('cocktails', field)}`;
        const message = fillSentence(sentences['maxLength'] ?? '', { label, limit: longest });
        return [{ field, code: 'maxLength', message }];
      }
      created += new Set(missing.map(nameKey)).size;
      const isTooMany = missing.length > 0 && created > MAX_CREATED;
      return isTooMany ? [{ field, code: 'maxItems', message: TOO_MANY_CREATED }] : [];
    });
  }

  /** Reads what a row names and creates nothing; what the catalogue lacks stays a name. */
  get unmade(): Pick<ImportReferences, 'check' | 'resolve'> {
    const resolve: ImportReferences['resolve'] = ({ resource }, values) => [
      ...new Set(values.map((value) => this.#find(resource, value) ?? value)),
    ];
    return { check: () => [], resolve };
  }

  nameOf(resource: ResourceName, id: string): string {
    const item = this.#catalogue.collections[resource].get(id);
    return item ? nameOf(resource, item.fields) : (this.#createdNames[resource].get(id) ?? id);
  }

  resolve({ resource }: Reference, values: readonly string[]): string[] {
    const ids = values.map((value) => this.#find(resource, value) ?? this.#create(resource, value));
    return ids.length > 1 ? [...new Set(ids)] : ids;
  }

  /** An export writes names, so a name wins over another item's id. */
  #find(resource: ResourceName, value: string): string | undefined {
    const key = nameKey(value);
    const collection = this.#catalogue.collections[resource];
    return collection.findByIdentity(key)?.id ?? this.#created[resource].get(key) ?? collection.get(key)?.id;
  }

  #create(resource: ResourceName, name: string): string {
    const { body } = RESOURCES[resource];
    const isDescribed = bodies[body].required?.includes('description');
    const given = { name, ...(isDescribed && { description: `${name} cocktails.` }) };
    const after = completeFields(resource, given);
    const ids = this.#idsOf(resource);
    const wanted = this.#wanted.get(resource)?.get(nameKey(name));
    const id = wanted !== undefined && ids.claim(wanted) ? wanted : ids.take(slugFor(resource, after));
    this.#created[resource].set(identityOf(resource, after), id);
    this.#createdNames[resource].set(id, name);
    this.changes.push({ resource, id, before: null, after });
    this.createdItems.push({ resource, id, name });
    return id;
  }

  #idsOf(resource: ResourceName): IdPool {
    const known = this.#ids.get(resource);
    if (known) return known;
    const ids = new IdPool(this.#catalogue.collections[resource].sorted.map(({ id }) => id));
    this.#ids.set(resource, ids);
    return ids;
  }
}

const { maxProperties: MAX_NAMED = Infinity } = bodyField('ImportFields', 'pictures');
const { maxItems: MAX_ROWS } = contract.components.schemas.NamedPicture.properties.rows;

export class NamedPictures {
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #missing = new Map<string, NamedPicture>();

  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = new Map(
      Object.entries(addresses).map(([name, address]) => [pictureFileKey(name), address]),
    );
  }

  apply(fields: SheetCocktail, row: number): SheetCocktail {
    const name = typeof fields.image === 'string' ? pictureFileName(fields.image) : null;
    if (name === null) return fields;
    const key = pictureFileKey(name);
    const address = this.#addresses.get(key);
    if (address !== undefined) return { ...fields, image: address };
    const known = this.#missing.get(key);
    if (known) {
      if (known.rows.length < MAX_ROWS) known.rows.push(row);
    } else if (this.#missing.size < MAX_NAMED) this.#missing.set(key, { name, rows: [row] });
    return fields;
  }

  get missing(): NamedPicture[] {
    return [...this.#missing.values()];
  }
}
