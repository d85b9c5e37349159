import { nameOf, completeFields, putReference, type Item } from './item.ts';
import { RESOURCE_NAMES, forEachResource, RESOURCES, type ResourceName } from './resources.ts';
import type { Store, StoredCatalogue } from './store/store.ts';
import type { RecordedChange } from './store/history-store.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { IdPool, slugOf } from '#openapi/names/slug.ts';

/** Fills a store that was never written to, without history. One that was emptied stays empty. */
export function fillStore(store: Store, contents: CatalogueContents, at: string): Promise<boolean> {
  return store.transact(async (transaction) => {
    if (transaction.revision > 0) return false;
    const items = firstItems(contents, at);
    const changes = RESOURCE_NAMES.flatMap((resource) =>
      items[resource].map(({ id, version, createdAt, fields }): RecordedChange => ({
        resource,
        id,
        before: null,
        after: fields,
        action: 'created',
        at,
        version,
        createdAt,
        itemName: nameOf(resource, fields),
      })),
    );
    await transaction.add({ changes, isBeginning: true });
    return true;
  });
}

export type CatalogueContents = Partial<Record<ResourceName, readonly object[]>>;

export function firstItems(contents: CatalogueContents, at: string): StoredCatalogue['items'] {
  const named = forEachResource((resource) => withIds(resource, contents[resource] ?? []));
  const idsByName = forEachResource((resource) => {
    const items = named[resource];
    return new Map([
      ...items.map(([id]): [string, string] => [id, id]),
      ...items.map(([id, fields]): [string, string] => [nameKey(nameOf(resource, fields)), id]),
    ]);
  });
  return forEachResource((resource) =>
    named[resource].map(([id, given]): Item => {
      const fields = { ...completeFields(resource, given) };
      for (const reference of RESOURCES[resource].references) {
        const { resource: target } = reference;
        putReference(fields, { ...fields }, reference, (names) => {
          const ids = names.map((name) => {
            const found = idsByName[target].get(nameKey(name));
            if (found === undefined)
              throw new Error(`"${id}" refers to "${name}", which is not in ${target}`);
            return found;
          });
          return [...new Set(ids)];
        });
      }
      return { id, version: 1, createdAt: at, updatedAt: at, fields };
    }),
  );
}

function withIds(resource: ResourceName, contents: readonly object[]): [string, Record<string, unknown>][] {
  const pool = new IdPool([]);
  const fallback = slugOf(RESOURCES[resource].label, 'item');
  return contents.map((given) => {
    const fields = { ...given };
    return [pool.take(slugOf(nameOf(resource, fields), fallback)), fields];
  });
}
