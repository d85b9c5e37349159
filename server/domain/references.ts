import { nameKey } from './names.ts';

export interface Referable {
  id: string;
  name: string;
}

/** What a request's reference list came to: ids in the order given, each once, and the values nobody knows. */
export interface ResolvedReferences {
  ids: string[];
  unknown: string[];
}

export interface ReferenceIndex {
  /** The id that `value` means, an id or a name in whatever case; undefined when there is none. */
  find(value: string): string | undefined;
  resolve(values: readonly string[]): ResolvedReferences;
}

/** "References are accepted by id or by name, whatever the case" (an id wins over another item's name). */
export function createReferenceIndex(items: Iterable<Referable>): ReferenceIndex {
  const byId = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { id, name } of items) {
    byId.set(id, id);
    byName.set(nameKey(name), id);
  }
  const find = (value: string): string | undefined => {
    const key = nameKey(value);
    return byId.get(key) ?? byName.get(key);
  };
  return {
    find,
    resolve(values) {
      const ids = new Set<string>();
      const unknown = new Set<string>();
      for (const value of values) {
        const id = find(value);
        if (id === undefined) unknown.add(value);
        else ids.add(id);
      }
      return { ids: [...ids], unknown: [...unknown] };
    },
  };
}
