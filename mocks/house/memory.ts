import type { ResourceName } from '#openapi/generated/model/index.ts';
import { resources } from '#openapi/generated/resources.ts';
import { nameKey, sortKey } from '#openapi/names.ts';
import { freeSlug, slugOf } from '#openapi/slug.ts';
import { starterCatalogue, starterItems } from '#openapi/starter/catalogue.ts';
import { changesBetween, type KeptChange, type Occasion } from './change-log.ts';
import { completeFields } from './complete-fields.ts';
import { ITEM_RESOURCES, REFERENCES, type ItemResource } from './resources.ts';

export type Fields = Record<string, unknown>;

/** One item as the house remembers it; a cocktail's references are lists of ids, whatever answers show. */
export interface Kept {
  id: string;
  version: number;
  fields: Fields;
}

/** All that the pretend server knows. Plain data, so that it can be kept as JSON. */
export interface HouseState {
  cocktails: Kept[];
  items: Record<ItemResource, Kept[]>;
  /** What was done in this visit, the oldest first. */
  changes: KeptChange[];
  /** Uploaded pictures as data addresses, by id. */
  pictures: Record<string, string>;
  /** When the session ends, as an ISO time; null without one. */
  sessionEnd: string | null;
  failedLogins: number;
}

/** Where the memory outlives a reload: the session storage of a browser. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'mock-house';

/** The memory of one pretend server. */
export class HouseMemory {
  state: HouseState;
  readonly #keeper: Keeper | undefined;
  /** All items as they were when something was logged last. */
  #logged: Map<string, string>;

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
    const kept = keeper?.getItem(KEY);
    this.state = kept ? (JSON.parse(kept) as HouseState) : starterState();
    this.#logged = this.#texts();
  }

  /** The items of any resource. */
  list(resource: ResourceName): Kept[] {
    return resource === 'cocktails' ? this.state.cocktails : this.state.items[resource];
  }

  /** Writes down as versions what became of every item since the last time; "each write is one revision". */
  log(occasion: Occasion = {}): KeptChange[] {
    const texts = this.#texts();
    const revision = (this.state.changes.at(-1)?.revision ?? 0) + 1;
    const changes = changesBetween(this.#logged, texts, revision, occasion);
    this.#logged = texts;
    this.state.changes.push(...changes);
    return changes;
  }

  #texts(): Map<string, string> {
    const names: ResourceName[] = [...ITEM_RESOURCES, 'cocktails'];
    return new Map(
      names.flatMap((resource) =>
        this.list(resource).map(({ id, fields }) => [`${resource}/${id}`, stateText(resource, fields)]),
      ),
    );
  }

  /** Writes everything down, unless it has become too much for a browser. */
  keep(): void {
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(this.state));
    } catch {
      // The visit goes on with what is in mind.
    }
  }
}

/** Everything of an item that a version holds, as JSON text: two equal texts are one state. */
export function stateText(resource: ResourceName, fields: Fields): string {
  return JSON.stringify(completeFields(resource, fields));
}

/** The item that `value` means, by id or by name, whatever the case. */
export function findItem(
  items: readonly Kept[],
  value: string,
  prefer: 'id' | 'name' = 'id',
): Kept | undefined {
  const key = nameKey(value);
  const byId = items.find(({ id }) => id === key);
  const byName = items.find((item) => nameKey(nameOf(item)) === key);
  return prefer === 'id' ? (byId ?? byName) : (byName ?? byId);
}

/** Adds a new item, its id made of its name or, where that has no letters, of `fallback`. */
export function addItem(
  list: Kept[],
  fields: Fields,
  fallback: string,
  reserved: readonly string[] = [],
): Kept {
  const taken = new Set([...reserved, ...list.map(({ id }) => id)]);
  const slug = slugOf(nameOf({ fields }), slugOf(fallback, fallback));
  const item: Kept = { id: freeSlug(slug, (id) => taken.has(id)), version: 1, fields };
  list.push(item);
  return item;
}

/** The field that names an item, gives its id and sorts its list. */
export function nameOf({ fields }: Pick<Kept, 'fields'>): string {
  return String(fields['name'] ?? fields['originalIngredient']);
}

/** What no two items of a resource share: one ingredient may have several alternatives, all else one name for one thing. */
export function sameKey(resource: ResourceName, fields: Fields): string {
  const identity = resource === 'cocktails' ? ['name'] : resources[resource].identity;
  return identity.map((field) => nameKey(String(fields[field]))).join('\n');
}

/** As a reader expects them. */
export function sorted(items: readonly Kept[]): Kept[] {
  const key = (item: Kept) => `${sortKey(nameOf(item))}\n${nameKey(nameOf(item))}`;
  const keyed = items.map((item) => ({ item, key: key(item) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}

function starterState(): HouseState {
  const starter = starterItems(new Date().toISOString().slice(0, 10));
  const lists = ITEM_RESOURCES.map((resource) => [resource, listOf(starter[resource] ?? [])]);
  const items = Object.fromEntries(lists) as HouseState['items'];
  const cocktails = listOf(starterCatalogue.cocktails);
  for (const { fields } of cocktails) {
    for (const { field, resource } of REFERENCES) {
      const names = [fields[field] ?? []].flat() as string[];
      fields[field] = names.flatMap((name) => findItem(items[resource], name, 'name')?.id ?? []);
    }
  }
  return { cocktails, items, changes: [], pictures: {}, sessionEnd: null, failedLogins: 0 };
}

function listOf(contents: readonly object[]): Kept[] {
  const list: Kept[] = [];
  for (const fields of contents) addItem(list, { ...fields }, 'item');
  return list;
}
