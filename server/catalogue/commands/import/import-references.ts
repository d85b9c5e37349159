import { bodies } from '#openapi/generated/bodies.ts';
import { MAX_ITEM_NAME_CHARACTERS, MAX_REPORTED } from '#openapi/generated/limits.ts';
import type { CreatedItem, ImportInput, ProbableMatch } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { isId, type IdPool } from '#openapi/text/slug.ts';
import { fillSentence, sentenceOf } from '#openapi/validation/field-errors.ts';
import type { RecipeFields, SheetField } from '#server/sheets/cells/sheet-fields.ts';
import type { ItemIds } from '#server/sheets/cells/export-only-columns.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { completeFields } from '../../items/complete-fields.ts';
import { fieldValues, type Fields } from '../../items/item.ts';
import { dropOldPicture } from '../../items/pictures.ts';
import { recordByResource, RESOURCES, type ResourceName } from '../../items/resources.ts';
import { labelOf } from '../../decisions/messages.ts';
import { freeIds, slugFor } from '../item-ids.ts';
import { resolveReferences } from '../item-commands.ts';
import type { NextCatalogue } from '../next-catalogue.ts';
import type { RowReason } from './import-report.ts';
import { likelyMatchKey, sureMatchKey } from './match-keys.ts';

const { references: REFERENCES } = RESOURCES.cocktails;

const TOO_MANY_CREATED = `An import may add ${MAX_REPORTED.createdItems.toLocaleString('en-US')} items to the catalogue; this row names more`;

type WhenMissing = 'create' | 'name';

/** Finds the items that rows name, and creates the missing ones. */
export class ImportReferences {
  readonly createdItems: CreatedItem[] = [];
  readonly #catalogue: Catalogue;
  readonly #next: NextCatalogue;
  readonly #chosen = new Map<string, string>();
  readonly #wantedIds = new Map<string, string>();
  /** Names in the sheet that mean an item of another name. */
  readonly #replacedNames = new Map<string, ProbableMatch>();
  readonly #ids: Readonly<Record<ResourceName, IdPool>>;
  readonly #bySureMatchKey = memoize((resource) => {
    const items = this.#earlierItems(resource).reverse();
    return new Map(items.map((item) => [sureMatchKey(item.name), item]));
  });

  /** @param chosenNames By resource: the names that replace names in the sheet. */
  constructor(catalogue: Catalogue, next: NextCatalogue, chosenNames: ImportInput['sameItems'] = {}) {
    this.#catalogue = catalogue;
    this.#next = next;
    this.#ids = recordByResource((resource) => freeIds(catalogue, resource));
    for (const [resource, names] of Object.entries(chosenNames))
      for (const [from, to] of Object.entries(names)) this.#chosen.set(nameKeyIn(resource, from), to);
  }

  /** New items get the ids that the sheet gives to them, by resource and name, if they are free. */
  wantIds(itemIds: ItemIds): void {
    for (const [resource, names] of Object.entries(itemIds))
      for (const [name, id] of Object.entries(names))
        if (isId(id)) this.#wantedIds.set(nameKeyIn(resource, name), id);
  }

  /** The request may replace a name by another one. The report shows this. */
  chosenName(resource: ResourceName, value: string): string {
    const name = this.#chosen.get(nameKeyIn(resource, value)) ?? value;
    if (name !== value) this.#noteReplaced(resource, value, name);
    return name;
  }

  /** Checks the names for which items would be created, except in fields that already have an error. */
  check(body: Fields, sheetFields: RecipeFields, errors: readonly RowReason[]): RowReason[] {
    let created = this.createdItems.length;
    return REFERENCES.flatMap(({ field, resource }): RowReason[] => {
      if (sheetFields[field as SheetField] === undefined || errors.some((error) => error.field === field))
        return [];
      const missing = fieldValues(body, field).filter((value) => this.#find(resource, value) === undefined);
      if (missing.length === 0) return [];
      const names = missing.map((value) => this.chosenName(resource, value));
      if (names.some((name) => name.length > MAX_ITEM_NAME_CHARACTERS)) {
        const label = `Each name in ${labelOf('cocktails', field)}`;
        const message = sentenceOf('maxLength', { label, limit: MAX_ITEM_NAME_CHARACTERS });
        return [{ field, code: 'maxLength', message }];
      }
      created += new Set(names.map(nameKey)).size;
      if (created <= MAX_REPORTED.createdItems) return [];
      return [{ field, code: 'maxItems', message: TOO_MANY_CREATED }];
    });
  }

  /** All fields of a checked recipe, with ids as references. A missing item is created, or stays a name. */
  complete(body: Fields, sheetFields: RecipeFields, before: Fields | null, whenMissing: WhenMissing): Fields {
    const picture = before && dropOldPicture(before, { image: body['image'] });
    const recipe = { ...body, ...picture };
    const idOf = (resource: ResourceName, value: string): string => {
      const name = this.chosenName(resource, value);
      return this.#find(resource, value) ?? (whenMissing === 'create' ? this.#create(resource, name) : name);
    };
    return resolveReferences('cocktails', recipe, idOf, sheetFields).fields;
  }

  /** Replaced names, and new items that a person may want to replace. */
  probableMatches(created: readonly CreatedItem[]): ProbableMatch[] {
    const resources = new Set(created.map(({ resource }) => resource));
    const earlier = [...resources].flatMap((resource) => this.#earlierItems(resource));
    const namesByKey = new Map(earlier.map((item) => [likelyMatchKeyOf(item), item.name]));
    const proposed = created.flatMap(({ resource, name }): ProbableMatch[] => {
      const key = likelyMatchKeyOf({ resource, name });
      const same = namesByKey.get(key);
      if (same === undefined) namesByKey.set(key, name);
      return same === undefined ? [] : [{ resource, name, same, isTaken: false }];
    });
    return [...this.#replacedNames.values(), ...proposed].slice(0, MAX_REPORTED.sameItems);
  }

  /** An export writes names, so a name wins over another item's id. */
  #find(resource: ResourceName, value: string): string | undefined {
    const name = this.chosenName(resource, value);
    const key = nameKey(name);
    const exact =
      this.#next.findIdByIdentity(resource, key) ?? this.#catalogue.itemSets[resource].get(key)?.id;
    if (exact !== undefined || this.#chosen.has(nameKeyIn(resource, value))) return exact;
    const same = this.#bySureMatchKey(resource).get(sureMatchKey(name));
    if (same) this.#noteReplaced(resource, name, same.name);
    return same?.id;
  }

  #noteReplaced(resource: ResourceName, name: string, same: string): void {
    this.#replacedNames.set(`${resource}\n${name}`, { resource, name, same, isTaken: true });
  }

  #create(resource: ResourceName, name: string): string {
    const text = bodies[RESOURCES[resource].body].properties?.['description']?.['x-import-default'];
    const fields = completeFields(resource, { name, description: text && fillSentence(text, { name }) });
    const wantedId = this.#wantedIds.get(nameKeyIn(resource, name));
    const id = this.#ids[resource].take(slugFor(resource, fields), wantedId);
    this.#next.put(resource, id, fields);
    this.createdItems.push({ resource, id, name });
    return id;
  }

  #earlierItems(resource: string): CreatedItem[] {
    const itemSet = this.#catalogue.itemSets[resource as ResourceName];
    return itemSet.itemsByName.map(({ id }) => ({ resource, id, name: itemSet.nameOf(id) }));
  }
}

function likelyMatchKeyOf({ resource, name }: Pick<CreatedItem, 'resource' | 'name'>): string {
  return `${resource}\n${likelyMatchKey(name)}`;
}

function nameKeyIn(resource: string, name: string): string {
  return `${resource}\n${nameKey(name)}`;
}
