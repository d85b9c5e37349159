import { nameKey, sortKey } from '#openapi/names.ts';
import { identityOf, nameOf, type Fields, type Item } from './item.ts';
import { referencesTo, type ResourceName } from './resources.ts';

/** The items of one resource. */
export interface Collection {
  readonly size: number;
  get(id: string): Item | undefined;
  /** All of them in the order of their names. */
  readonly sorted: readonly Item[];
  /** The item with this identity (see `identityOf`). */
  findByIdentity(identity: string): Item | undefined;
  /**
   * The item that a person means by its id or its name, whatever the case. When it is the id of one item and the name
   * of another, it means what the API answers with for this resource.
   */
  resolve(idOrName: string): Item | undefined;
}

/** A collection of exactly these items. */
export function collectionOf(resource: ResourceName, items: Iterable<Item>): Collection {
  const byId = new Map<string, Item>();
  const byIdentity = new Map<string, Item>();
  for (const item of items) {
    byId.set(item.id, item);
    byIdentity.set(identityOf(resource, item.fields), item);
  }
  const sorted = [...byId.values()].sort(byName(resource));
  const get = (id: string): Item | undefined => byId.get(id);
  const findByIdentity = (identity: string): Item | undefined => byIdentity.get(identity);
  const isAnsweredByName = referencesTo(resource)[0]?.reference.answers === 'name';
  const [first, second] = isAnsweredByName ? [findByIdentity, get] : [get, findByIdentity];
  return {
    size: byId.size,
    get,
    sorted,
    findByIdentity,
    resolve(idOrName) {
      const key = nameKey(idOrName);
      return first(key) ?? second(key);
    },
  };
}

/** Orders items as every list does. */
function byName(resource: ResourceName): (one: Item, other: Item) => number {
  const keys = new Map<Fields, string>();
  const keyOf = ({ fields }: Item): string => {
    const known = keys.get(fields);
    if (known !== undefined) return known;
    // The identity settles names that differ by accents only.
    const key = `${sortKey(nameOf(resource, fields))}\n${identityOf(resource, fields)}`;
    keys.set(fields, key);
    return key;
  };
  return (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1);
}
