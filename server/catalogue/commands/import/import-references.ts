import { bodies, sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { CreatedItem, ImportFields, RowError } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { IdPool, isId } from '#openapi/names/slug.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import type { ItemIds } from '#server/sheets/write/further-columns.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../decision.ts';
import { completeFields, nameOf } from '../../item.ts';
import { RESOURCES, type Reference, type ResourceName } from '../../resources.ts';
import { labelOf } from '../messages.ts';
import { slugFor } from '../new-id.ts';
import { SameItems } from './same-items.ts';

const { maxItems: MAX_CREATED, 'x-message-invalid': TOO_MANY_CREATED } =
  contract.components.schemas.ImportResults.properties.createdItems;

export type RowReason = Omit<RowError, 'row'>;

/** Finds the items that rows name, and creates those that the catalogue lacks. */
export class ImportReferences {
  readonly changes: Change[] = [];
  readonly createdItems: CreatedItem[] = [];
  readonly same: SameItems;
  readonly #catalogue: Catalogue;
  readonly #chosen = new Map<string, string>();
  readonly #created = new Map<string, CreatedItem>();
  readonly #createdById = new Map<string, CreatedItem>();
  readonly #wantedIds = new Map<string, string>();
  readonly #ids = new Map<ResourceName, IdPool>();

  /** @param sameItems by resource: names in the sheet, and those that are taken instead */
  constructor(catalogue: Catalogue, sameItems: ImportFields['sameItems'] = {}) {
    this.#catalogue = catalogue;
    this.same = new SameItems(catalogue);
    for (const [resource, names] of Object.entries(sameItems))
      for (const [from, to] of Object.entries(names)) this.#chosen.set(keyOf(resource, from), to);
  }

  wantIds(itemIds: ItemIds): void {
    for (const [resource, names] of Object.entries(itemIds))
      for (const [name, id] of Object.entries(names))
        if (isId(id)) this.#wantedIds.set(keyOf(resource, name), id);
  }

  check(named: readonly (readonly [Reference, readonly string[]])[]): RowReason[] {
    let created = this.createdItems.length;
    return named.flatMap(([{ field, resource }, values]): RowReason[] => {
      const names = values.map((value) => this.chosenName(resource, value));
      const missing = names.filter((name, at) => this.#find(resource, values[at] ?? name) === undefined);
      const longest = bodies[RESOURCES[resource].body].properties?.['name']?.maxLength ?? Infinity;
      if (missing.some((name) => name.length > longest)) {
        const label = `Each name in ${labelOf('cocktails', field)}`;
        const message = fillSentence(sentences['maxLength'] ?? '', { label, limit: longest });
        return [{ field, code: 'maxLength', message }];
      }
      created += new Set(missing.map(nameKey)).size;
      const isTooMany = missing.length > 0 && created > MAX_CREATED;
      return isTooMany ? [{ field, code: 'maxItems', message: TOO_MANY_CREATED }] : [];
    });
  }

  resolve({ resource }: Reference, values: readonly string[]): string[] {
    return [...new Set(values.map((value) => this.#find(resource, value) ?? this.#create(resource, value)))];
  }

  /** Reads what a row names and creates nothing; what the catalogue lacks stays a name. */
  get unmade(): Pick<ImportReferences, 'check' | 'resolve'> {
    return {
      check: () => [],
      resolve: ({ resource }, values) => [
        ...new Set(values.map((value) => this.#find(resource, value) ?? this.chosenName(resource, value))),
      ],
    };
  }

  nameOf(resource: ResourceName, id: string): string {
    const item = this.#catalogue.collections[resource].get(id);
    if (item) return nameOf(resource, item.fields);
    return this.#createdById.get(`${resource}\n${id}`)?.name ?? id;
  }

  /** The name itself, or the one that the request takes instead. */
  chosenName(resource: ResourceName, value: string): string {
    return this.#chosen.get(keyOf(resource, value)) ?? value;
  }

  /** An export writes names, so a name wins over another item's id. A chosen name is taken as it is. */
  #find(resource: ResourceName, value: string): string | undefined {
    const name = this.chosenName(resource, value);
    const key = nameKey(name);
    const collection = this.#catalogue.collections[resource];
    const exact =
      collection.findByIdentity(key)?.id ??
      this.#created.get(keyOf(resource, name))?.id ??
      collection.get(key)?.id;
    if (exact !== undefined || this.#chosen.has(keyOf(resource, value))) return exact;
    return this.same.find(resource, name);
  }

  #create(resource: ResourceName, value: string): string {
    const name = this.chosenName(resource, value);
    const isDescribed = bodies[RESOURCES[resource].body].required?.includes('description');
    const given = { name, ...(isDescribed && { description: `${name} cocktails.` }) };
    const after = completeFields(resource, given);
    const ids = this.#idsOf(resource);
    const wanted = this.#wantedIds.get(keyOf(resource, name));
    const id = wanted !== undefined && ids.claim(wanted) ? wanted : ids.take(slugFor(resource, after));
    const created = { resource, id, name };
    this.#created.set(keyOf(resource, name), created);
    this.#createdById.set(`${resource}\n${id}`, created);
    this.createdItems.push(created);
    this.changes.push({ resource, id, before: null, after });
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

function keyOf(resource: string, name: string): string {
  return `${resource}\n${nameKey(name)}`;
}
