import { nameKey } from '#openapi/names.ts';

export interface Referable {
  id: string;
  name: string;
}

/** What wins when a value is the id of one item and the name of another: what the value most likely is. */
export type Preference = 'id' | 'name';

export interface ReferenceIndex {
  /** The id that `value` means, an id or a name in whatever case; undefined when there is none. */
  find(value: string): string | undefined;
  /** Makes an item known by its name alone: whoever wrote the value cannot have known an id that is just being made. */
  addName(item: Referable): void;
}

/** "References are accepted by id or by name, whatever the case." */
export function createReferenceIndex(items: Iterable<Referable>, prefer: Preference): ReferenceIndex {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const addName = ({ id, name }: Referable): void => void names.set(nameKey(name), id);
  for (const item of items) {
    ids.set(item.id, item.id);
    addName(item);
  }
  const [first, second] = prefer === 'id' ? [ids, names] : [names, ids];
  return {
    find(value) {
      const key = nameKey(value);
      return first.get(key) ?? second.get(key);
    },
    addName,
  };
}
